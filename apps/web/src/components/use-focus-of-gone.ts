import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to a place (`tabIndex={-1}`) when its focused element has gone, such as a button that
 * confirms: keyboards would start at the top of the page. BROWSER-5
 */
export function useFocusOfGone(place: RefObject<HTMLElement | null>): void {
  const had = useRef<Element | null>(null)
  useEffect(() => {
    const { current } = place
    const note = ({ target }: FocusEvent) => {
      had.current = target instanceof Element && target !== current ? target : null
    }
    // Somebody has left it, unless it turns out to be gone.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === had.current && target instanceof Element && target.isConnected) had.current = null
      })
    current?.addEventListener('focusin', note)
    current?.addEventListener('focusout', forget)
    return () => {
      current?.removeEventListener('focusin', note)
      current?.removeEventListener('focusout', forget)
    }
  }, [place])
  useEffect(() => {
    if (had.current === null || had.current.isConnected || document.activeElement !== document.body) return
    had.current = null
    place.current?.focus()
  })
}
