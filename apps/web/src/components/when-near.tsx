import { type ReactNode, useEffect, useRef, useState } from 'react'

type WhenNearProps = {
  minHeight: number
  /** How near, in px. */
  within?: number
  children: ReactNode
}

/** Renders its content when it first comes near the part of the page in sight; until then it keeps room for it. */
export function WhenNear({ minHeight, within = 600, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${within}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, within])
  return isNear ? children : <div ref={place} style={{ minHeight }} />
}
