import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePrinting } from '../lib/printing.ts'

type LazyMountProps = {
  minHeight: number
  /** Distance from the viewport in px. */
  within?: number
  children: ReactNode
}

/** Mounts its content when it comes near the viewport or is printed; a placeholder keeps the space. */
export function LazyMount({ minHeight, within = 600, children }: LazyMountProps) {
  const [isNear, setNear] = useState(false)
  const isPrinting = usePrinting()
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
  return isNear || isPrinting ? children : <div ref={place} style={{ minHeight }} />
}
