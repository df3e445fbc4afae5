import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'

/** What had the focus last, even if it has gone; null where nobody follows it. */
const LastFocus = createContext<{ current: Element | null }>({ current: null })

/** Follows the focus for as long as the page is there. */
export function FocusProvider({ children }: { children: ReactNode }) {
  const last = useRef(document.activeElement)
  useLayoutEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return <LastFocus.Provider value={last}>{children}</LastFocus.Provider>
}

/**
 * Gives the focus to the first heading of new content when the focused element has gone with the old one:
 * keyboards and screen readers would start at the top of the page. BROWSER-5
 */
export function KeptFocus(): null {
  const last = useContext(LastFocus)
  useEffect(() => {
    if (!isLost(last.current)) return
    const headings = [...document.querySelectorAll<HTMLElement>('#content :is(h2, h3)')]
    const heading = headings.find((each) => each.closest('.visually-hidden, [hidden]') === null)
    const place = heading ?? document.getElementById('content')
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
    place?.focus()
  }, [last])
  return null
}

function isLost(last: Element | null): boolean {
  const { activeElement, body } = document
  return (activeElement === body || activeElement === null) && last !== body && last?.isConnected === false
}
