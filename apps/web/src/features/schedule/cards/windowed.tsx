import { type ReactNode, useEffect, useRef, useState } from 'react'
import { inTurn } from './in-turn.ts'

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
 * A card that is on the page only near what is in sight; else its place keeps its height. One that holds the focus, or somebody who is
 * being dragged, stays.
 */
export function Windowed({ className, place, height, children }: Props) {
  const [isNear, setNear] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const measured = useRef(height)
  const isWanted = useRef(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const options = { rootMargin: NEAR, scrollMargin: NEAR }
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      isWanted.current = entry.isIntersecting
      if (entry.isIntersecting)
        return isInSight(entry) ? setNear(true) : inTurn(() => setNear(isWanted.current))
      if (element.contains(document.activeElement) || element.querySelector('[data-dragged]')) return
      if (entry.boundingClientRect.height > 0) measured.current = entry.boundingClientRect.height
      inTurn(() => setNear(isWanted.current))
    }, options)
    observer.observe(element)
    return () => observer.disconnect()
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

function isInSight({ boundingClientRect: { top, bottom, left, right } }: IntersectionObserverEntry): boolean {
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}
