import type { Fault } from './fault.ts'

type Found = { texts: { selector: string; text: string }[]; faults: Fault[] }

/**
 * Every text of the document with where it stands, and those of which not all can be seen. Runs in the page,
 * so that it uses nothing from outside of it.
 */
export function faultsOfDocument({ end }: { end: string }): Found {
  const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']
  const TOLERANCE = 1
  const found: Found = { texts: [], faults: [] }
  const report = (kind: Fault['kind'], selector: string, text: string) =>
    found.faults.push({ kind, selector, text: text.slice(0, 160) })
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  function selectorOf(element: Element, depth = 4): string {
    const role = element.getAttribute('role')
    const classes = [...element.classList]
    const name = classes.find((each) => !/^m_|^mantine-(?:Text|Stack|Group)-root$/.test(each))
    const own = element.tagName.toLowerCase() + (role ? `[role=${role}]` : '') + (name ? `.${name}` : '')
    const parent = element.parentElement
    if (depth === 1 || !parent || parent === document.body) return own
    return `${selectorOf(parent, depth - 1)} > ${own}`
  }

  const isForReadersOnly = (element: Element) =>
    element.closest('.visually-hidden, [hidden]') !== null || element.clientWidth <= 1

  /** Whether the whole text can be read in a hint. */
  function isToldElsewhere(element: Element, text: string): boolean {
    const label = element.closest('[title]')?.getAttribute('title') ?? ''
    return label !== '' && label.replaceAll(/\s+/g, '').includes(text.replaceAll(/\s+/g, ''))
  }

  function lookAtBox(element: Element): void {
    const text = (element.textContent ?? '').trim()
    if (text === '' || isForReadersOnly(element)) return
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    const isWide = cuts(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE
    const isHigh =
      cuts(overflowY) && webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + TOLERANCE
    if ((isWide || isHigh) && !isToldElsewhere(element, text)) report('clipped', selectorOf(element), text)
  }

  /** Whether an element around a place cuts it off for good; a part that scrolls can bring it into view. */
  function isCut(rect: DOMRect, from: Element): boolean {
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (cuts(overflowX) && (rect.right > box.right + TOLERANCE || rect.left < box.left - TOLERANCE))
        return true
      if (cuts(overflowY) && (rect.top >= box.bottom || rect.bottom <= box.top)) return true
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || position === 'fixed') return false
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
    if (rect && isCut(rect, element)) report('cut', selectorOf(element), node.data.trim())
  }

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) report('too wide', 'html', `${scrollWidth} px on ${innerWidth} px`)
  if (document.title !== '') found.texts.push({ selector: 'title', text: document.title })
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, noscript, template, svg')) continue
    // Nobody reads the attributes of an element that is hidden from screen readers.
    const attributes = element.closest('[aria-hidden=true]') ? [] : ATTRIBUTES
    for (const name of attributes) {
      const text = element.getAttribute(name)
      if (text) found.texts.push({ selector: `${selectorOf(element)}[${name}]`, text })
    }
    lookAtBox(element)
    for (const node of element.childNodes) if (node instanceof Text) lookAtText(node)
  }
  return found
}
