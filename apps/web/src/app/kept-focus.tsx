import { useEffect } from 'react'

/** What had the focus last, even if it has gone. */
let last: Element | null = document.activeElement
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) last = target
})

/**
 * Stands behind the content of a page or tab, and gives the focus to its first heading if what had it has gone with the content before
 * it: who goes by keyboard or listens would begin anew at the top of the page else. BROWSER-5.
 */
export function KeptFocus(): null {
  useEffect(() => {
    if (!isLost()) return
    const headings = [...document.querySelectorAll<HTMLElement>('#content :is(h2, h3)')]
    const heading = headings.find((each) => each.closest('.visually-hidden, [hidden]') === null)
    const place = heading ?? document.getElementById('content')
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
    place?.focus()
  }, [])
  return null
}

function isLost(): boolean {
  const { activeElement, body } = document
  return (activeElement === body || activeElement === null) && last !== body && last?.isConnected === false
}
