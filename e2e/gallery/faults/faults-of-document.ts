import type { Fault } from './fault.ts'

type Found = { texts: { selector: string; text: string }[]; faults: Fault[] }

/**
 * Every text of the document with where it stands, and those of which not all can be seen. Runs in the page, so that it uses
 * nothing from outside of it.
 */
export function faultsOfDocument({ end }: { end: string }): Found {
  const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']
  const TOLERANCE = 1
  const found: Found = { texts: [], faults: [] }
  const style = (element: Element) => getComputedStyle(element)
  const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  function selectorOf(element: Element): string {
    const parts: string[] = []
    for (
      let at: Element | null = element;
      at && at !== document.body && parts.length < 4;
      at = at.parentElement
    ) {
      const role = at.getAttribute('role')
      const names = [...at.classList].filter((name) => !/^m_|^mantine-(?:Text|Stack|Group)-root$/.test(name))
      parts.unshift(
        at.tagName.toLowerCase() + (role ? `[role=${role}]` : '') + (names[0] ? `.${names[0]}` : ''),
      )
    }
    return parts.join(' > ')
  }

  const isForReadersOnly = (element: Element) =>
    element.closest('.visually-hidden, [hidden]') !== null || element.clientWidth <= 1

  /** What is cut off can be read in a hint. */
  function isToldElsewhere(element: Element, text: string): boolean {
    const label = element.closest('[title]')?.getAttribute('title') ?? ''
    return label !== '' && label.replaceAll(/\s+/g, '').includes(text.replaceAll(/\s+/g, ''))
  }

  function lookAtBox(element: Element): void {
    const text = (element.textContent ?? '').trim()
    if (text === '' || isForReadersOnly(element)) return
    const { overflowX, overflowY, webkitLineClamp } = style(element)
    const isWide = cuts(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE
    const isHigh =
      cuts(overflowY) && webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + TOLERANCE
    if ((isWide || isHigh) && !isToldElsewhere(element, text))
      found.faults.push({ kind: 'clipped', selector: selectorOf(element), text: text.slice(0, 160) })
  }

  /** Whether something around a place cuts it off for good; within a part that scrolls it can be brought into view. */
  function isCut(rect: DOMRect, from: Element): boolean {
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at)
      const box = at.getBoundingClientRect()
      if (cuts(overflowX) && (rect.right > box.right + TOLERANCE || rect.left < box.left - TOLERANCE))
        return true
      if (cuts(overflowY) && (rect.top >= box.bottom || rect.bottom <= box.top)) return true
      if (isScroller(overflowX) || isScroller(overflowY) || position === 'fixed') return false
    }
    return false
  }

  function lookAtText(node: Text): void {
    const element = node.parentElement
    if (!element || node.data.trim() === '') return
    found.texts.push({ selector: selectorOf(element), text: node.data.trim() })
    const last = node.data.lastIndexOf(end)
    if (last < 0 || isForReadersOnly(element) || isToldElsewhere(element, node.data)) return
    const range = document.createRange()
    range.setStart(node, last)
    range.setEnd(node, last + 1)
    const [rect] = range.getClientRects()
    if (rect && isCut(rect, element))
      found.faults.push({ kind: 'cut', selector: selectorOf(element), text: node.data.trim().slice(0, 160) })
  }

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth)
    found.faults.push({ kind: 'too wide', selector: 'html', text: `${scrollWidth} px on ${innerWidth} px` })
  if (document.title !== '') found.texts.push({ selector: 'title', text: document.title })
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, noscript, template, svg')) continue
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name)
      // What is hidden from screen readers is named for nobody.
      if (text && !element.closest('[aria-hidden=true]'))
        found.texts.push({ selector: `${selectorOf(element)}[${name}]`, text })
    }
    lookAtBox(element)
    for (const node of element.childNodes) if (node instanceof Text) lookAtText(node)
  }
  return found
}
