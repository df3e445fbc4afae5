/** What the page keeps of itself while it is measured. */
export type Probe = {
  /** When the largest message so far came; ms. */
  dataAt: number
  paintedAt: number
  commits: number
  created: number
}

declare global {
  interface Window {
    probe: Probe
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
  }
}

/** Runs in the page before its scripts: counts commits of React and elements, times the first paint. */
export function installProbe({ awaited, view }: { awaited: string; view: string | null }): void {
  const probe = { dataAt: 0, paintedAt: 0, commits: 0, created: 0 }
  window.probe = probe
  if (view !== null) localStorage.setItem('planner.scheduleView', view)
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot() {
      probe.commits += 1
    },
  }
  const create = document.createElement
  document.createElement = function created(this: Document, ...args: [string]) {
    probe.created += 1
    return create.apply(this, args)
  }
  let largest = 0
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }: MessageEvent) => {
        const size = typeof data === 'string' ? data.length : data.byteLength
        if (size <= largest || probe.paintedAt > 0) return
        largest = size
        probe.dataAt = performance.now()
      })
    }
  }
  const look = () => {
    if (document.querySelector(awaited) === null) requestAnimationFrame(look)
    else
      requestAnimationFrame(() =>
        setTimeout(() => {
          probe.paintedAt = performance.now()
        }),
      )
  }
  requestAnimationFrame(look)
}

export type Step = { scrolls: string | null; x: number; y: number; frames: number }
export type StepCounts = { intervals: number[]; nodes: number; commits: number; created: number }

/** Runs in the page: scrolls an element before each frame and marks the frames; null scrolls nothing. */
export async function scrollFrames({ scrolls, x, y, frames }: Step): Promise<StepCounts> {
  const { commits, created } = window.probe
  const place = scrolls === null ? null : scrollerAround(document.querySelector(scrolls))
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const intervals: number[] = []
  let nodes = 0
  let before = await nextFrame()
  for (let frame = 0; frame < frames; frame += 1) {
    performance.mark('bench-frame')
    place?.scrollBy(x, y)
    const now = await nextFrame()
    intervals.push(now - before)
    before = now
    if (frame % 10 === 0) nodes = Math.max(nodes, document.getElementsByTagName('*').length)
  }
  performance.mark('bench-frame')
  return {
    intervals,
    nodes,
    commits: window.probe.commits - commits,
    created: window.probe.created - created,
  }

  /** The nearest element around that has more than it shows, else the page. */
  function scrollerAround(element: Element | null): Element {
    for (let each = element; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      const scrollsSideways = overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 5
      const scrollsDown = overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 5
      if ((x !== 0 && scrollsSideways) || (y !== 0 && scrollsDown)) return each
    }
    return document.scrollingElement ?? document.documentElement
  }
}
