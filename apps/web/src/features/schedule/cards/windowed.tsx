import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  className?: string | undefined
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
export function Windowed({ className, place, height, children }: Props) {
  const [isNear, setNear] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const measured = useRef(height)
  useEffect(() => {
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
      forget = changeSoon(() => {
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
  }, [])
  return (
    <div
      ref={ref}
      className={className}
      data-place={place}
      style={isNear ? {} : { minHeight: measured.current }}
    >
      {isNear && children()}
    </div>
  )
}

function isInSight({ top, bottom, left, right }: DOMRectReadOnly): boolean {
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

const waiting = new Set<() => void>()
let isAsked = false

/**
 * Runs one change per frame: all cards that come near together would hold up the scrolling. Returns what
 * takes it back.
 */
function changeSoon(change: () => void): () => void {
  waiting.add(change)
  askForFrame()
  return () => waiting.delete(change)
}

function changeNext(): void {
  isAsked = false
  const [change] = waiting
  if (!change) return
  waiting.delete(change)
  if (waiting.size > 0) askForFrame()
  change()
}

function askForFrame(): void {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(changeNext)
}
