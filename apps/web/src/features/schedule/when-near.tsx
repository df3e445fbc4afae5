import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Renders its content when it first comes near the part of the page in sight; until then it keeps room for it. */
export function WhenNear({ minHeight, children }: { minHeight: number; children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place} style={{ minHeight }} />
}
