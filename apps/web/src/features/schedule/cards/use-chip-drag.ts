import type { Place } from '@planner/domain'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Picked, placeKey, placeOf } from './move-targets.ts'

/** Somebody who is being dragged, and the card they are over. */
export type Drag = Picked & { over: Place | null }

type Options = { board: RefObject<HTMLElement | null>; onDrop: (drag: Drag & { over: Place }) => void }

type Held = {
  pointerId: number
  isTouch: boolean
  x: number
  y: number
  drag: Drag
  isDragging: boolean
  timer: number
}

const HOLD_MS = 220
/** A finger that moves further before that scrolls. */
const HOLD_PX = 8
const MOUSE_PX = 5

/**
 * Drags chips of people onto cards: at once by mouse or pen, after a short hold by touch, so that the page
 * scrolls. Escape, a second finger and `pointercancel` end it without a move; SCHED-35. It listens on the
 * window, since the card of the chip may go meanwhile.
 */
export function useChipDrag({ board, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const held = useRef<Held | null>(null)
  const end = useRef<() => void>(() => {})
  const keepStill = useRef((event: TouchEvent) => {
    if (held.current?.isDragging && event.cancelable) event.preventDefault()
  })
  const drop = useRef(onDrop)
  drop.current = onDrop

  useEffect(() => () => end.current(), [])
  // React's listeners are passive and cannot keep the page from scrolling.
  useEffect(() => {
    const element = board.current
    const still = keepStill.current
    element?.addEventListener('touchmove', still, { passive: false })
    return () => element?.removeEventListener('touchmove', still)
  }, [board])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (held.current) return end.current()
    const start = startOf(event)
    if (!start || event.button !== 0) return
    const { pointerId, target } = event
    const isTouch = event.pointerType === 'touch'
    const now: Held = { ...start, pointerId, isTouch, isDragging: false, timer: 0 }
    held.current = now
    if (isTouch) now.timer = window.setTimeout(() => begin(now), HOLD_MS)
    // A finger's moves go to the chip, even when somebody else has moved that person off the page meanwhile.
    if (isTouch) target.addEventListener('touchmove', keepStill.current as EventListener, { passive: false })
    end.current = followPointer(now, { begin, move, finish, cancel: stop })
  }
  const begin = (now: Held) => {
    now.isDragging = true
    now.drag = { ...now.drag, over: placeAt(now.x, now.y) }
    setDrag(now.drag)
    scrollAtEdges(board.current, () => {
      if (held.current !== now) return null
      // Scrolling brings other cards below a pointer that rests.
      move(now)
      return now
    })
  }
  const move = (now: Held) => {
    ghost.current?.style.setProperty('transform', ghostPlace(now))
    const over = placeAt(now.x, now.y)
    if (isSame(over, now.drag.over)) return
    now.drag = { ...now.drag, over }
    setDrag(now.drag)
  }
  const stop = () => {
    clearTimeout(held.current?.timer)
    held.current = null
    end.current = () => {}
    setDrag(null)
  }
  const finish = ({ drag: { over, ...moved }, isDragging }: Held) => {
    stop()
    if (!isDragging || (over && isSame(over, moved.from))) return
    ignoreNextClick()
    if (over) drop.current({ ...moved, over })
  }
  // Holding a finger down would open the menu of the browser, which ends the drag.
  const onContextMenu = (event: MouseEvent) => {
    if (held.current) event.preventDefault()
  }
  const ghostStyle = held.current ? { transform: ghostPlace(held.current) } : {}
  return { drag, ghost, ghostStyle, handlers: { onPointerDown, onContextMenu } }
}

type Following = {
  begin: (now: Held) => void
  move: (now: Held) => void
  finish: (now: Held) => void
  cancel: () => void
}

/** Listens until the gesture is over. Returns what ends it from outside. */
function followPointer(now: Held, { begin, move, finish, cancel }: Following): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const giveUp = () => {
    listeners.abort()
    cancel()
  }
  const on = (
    name: 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: globalThis.PointerEvent) => void,
  ) => window.addEventListener(name, (event) => event.pointerId === now.pointerId && act(event), { signal })
  on('pointermove', ({ clientX, clientY }) => {
    const distance = Math.hypot(clientX - now.x, clientY - now.y)
    if (!now.isDragging && now.isTouch) return distance > HOLD_PX && giveUp()
    if (!now.isDragging && distance < MOUSE_PX) return
    now.x = clientX
    now.y = clientY
    if (!now.isDragging) begin(now)
    move(now)
  })
  on('pointerup', () => {
    listeners.abort()
    finish(now)
  })
  on('pointercancel', giveUp)
  // A second finger, anywhere: two of them zoom or scroll.
  window.addEventListener('pointerdown', ({ pointerId }) => pointerId !== now.pointerId && giveUp(), {
    signal,
  })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal })
  return giveUp
}

function startOf({
  target,
  clientX: x,
  clientY: y,
}: PointerEvent): Pick<Held, 'x' | 'y' | 'drag'> | undefined {
  if (!(target instanceof Element)) return undefined
  const personId = target.closest<HTMLElement>('[data-chip]:not([data-still])')?.dataset.chip
  const from = placeUnder(target)
  return personId !== undefined && from ? { x, y, drag: { personId, from, over: from } } : undefined
}

function placeAt(x: number, y: number): Place | null {
  return placeUnder(document.elementFromPoint(x, y))
}

/** The place of the card that an element is on. */
export function placeUnder(element: Element | null): Place | null {
  const key = element?.closest<HTMLElement>('[data-place]')?.dataset.place
  return key === undefined ? null : placeOf(key)
}

function isSame(a: Place | null, b: Place | null): boolean {
  return a === b || (a !== null && b !== null && placeKey(a) === placeKey(b))
}

/** Beside the pointer and above a finger, which would hide it, and never outside of the screen. */
function ghostPlace({ x, y, isTouch }: Held): string {
  const top = isTouch ? `max(8px, calc(${y - 28}px - 100%))` : `min(${y + 8}px, calc(100dvh - 100% - 8px))`
  return `translate(min(${x + 10}px, calc(100vw - 100% - 8px)), ${top})`
}

/** The click that ends a drag is none on the chip. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }))
}

type Point = { x: number; y: number }

const EDGE = 64
const STEP = 14

/** Scrolls board and page while a pointer is at an edge of them, until there is no pointer any more. */
function scrollAtEdges(board: HTMLElement | null, pointer: () => Point | null): void {
  const next = () => {
    const at = pointer()
    if (!at || !board) return
    const { left, right, top, bottom } = board.getBoundingClientRect()
    board.scrollLeft += step(at.x, Math.max(left, 0), Math.min(right, window.innerWidth))
    board.scrollTop += step(at.y, Math.max(top, 0), Math.min(bottom, window.innerHeight))
    window.scrollBy(0, step(at.y, 0, window.innerHeight))
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** How far to scroll: more the closer to the edge. */
export function step(at: number, from: number, to: number): number {
  if (at < from + EDGE) return -Math.ceil((STEP * Math.min(EDGE, from + EDGE - at)) / EDGE)
  if (at > to - EDGE) return Math.ceil((STEP * Math.min(EDGE, at - to + EDGE)) / EDGE)
  return 0
}
