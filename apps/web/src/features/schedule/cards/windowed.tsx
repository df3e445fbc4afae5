import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKept } from '../../../lib/live/live-context.tsx'

type Props = {
  /** What `placeKey` says; how the card is found while it is not mounted. */
  place: string
  height: number
  children: () => ReactNode
}

/** How far from what is in sight cards are mounted, in px. */
const NEAR = '400px'

/**
 * A card that is mounted only near what is in sight; its place keeps the height. Cards with the focus or a
 * dragged person stay.
 */
export function Windowed({ place, height, children }: Props) {
  const [isNear, setNear] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const measured = useRef(height)
  const kept = useKept<FrameQueue>('windowed cards')
  useEffect(() => {
    kept.current ??= new FrameQueue()
    const frames = kept.current
    const element = ref.current
    if (!element) return
    const options = { rootMargin: NEAR, scrollMargin: NEAR }
    let forget = () => {}
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      forget()
      const { isIntersecting, boundingClientRect } = entry
      if (isIntersecting && isInSight(boundingClientRect)) return setNear(true)
      forget = frames.add(() => {
        if (isIntersecting) return setNear(true)
        if (element.contains(document.activeElement) || element.querySelector('[data-dragged]')) return
        if (boundingClientRect.height > 0) measured.current = boundingClientRect.height
        setNear(false)
      })
    }, options)
    observer.observe(element)
    return () => {
      forget()
      observer.disconnect()
    }
  }, [kept])
  return (
    <div ref={ref} data-place={place} style={isNear ? {} : { minHeight: measured.current }}>
      {isNear && children()}
    </div>
  )
}

function isInSight({ top, bottom, left, right }: DOMRectReadOnly): boolean {
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

/** One change per frame: all cards that come near together would hold up the scrolling. */
class FrameQueue {
  readonly #waiting = new Set<() => void>()
  #isAsked = false

  /** Returns what takes the change back. */
  add(change: () => void): () => void {
    this.#waiting.add(change)
    this.#askForFrame()
    return () => this.#waiting.delete(change)
  }

  #askForFrame(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    requestAnimationFrame(() => this.#changeNext())
  }

  #changeNext(): void {
    this.#isAsked = false
    const [change] = this.#waiting
    if (!change) return
    this.#waiting.delete(change)
    if (this.#waiting.size > 0) this.#askForFrame()
    change()
  }
}
