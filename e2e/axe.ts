import type { Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The script of axe, with the private fields of its classes on the objects: it makes thousands of colours,
 * and weak maps for them took a third of its time. Weak maps are the usual ones once it is loaded.
 */
const SOURCE = `(() => {
  let WeakMap = class {
    #key = Symbol()
    has(object) { return this.#key in object }
    get(object) { return object[this.#key] }
    set(object, value) { object[this.#key] = value; return this }
    add(object) { return this.set(object, true) }
  }
  let WeakSet = WeakMap;
  ${axe.source}
  WeakMap = globalThis.WeakMap
  WeakSet = globalThis.WeakSet
})()`

/** What axe finds on the page as it is: each violated rule with the elements and why, as text. */
export async function violationsOf(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  // Once for each document: half a megabyte of script takes longer than a check.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) {
    await page.evaluate(SOURCE)
    await page.evaluate(rememberColours)
  }
  const violations = await page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      return (await run(document, { runOnly, resultTypes: ['violations'] })).violations
    },
    rules === 'all'
      ? { type: 'tag' as const, values: WCAG }
      : { type: 'rule' as const, values: COLOUR_RULES },
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  )
}

/** Parses each text of a colour once: a page has a handful, for which axe asks thousands of times. */
function rememberColours(): void {
  type Colour = { r: number; g: number; b: number; alpha: number }
  type Prototype = Colour & { parseString: (text: string) => Colour }
  type Colours = { axe: { commons: { color: { Color: { prototype: Prototype } } } } }
  const { prototype } = (window as unknown as Colours).axe.commons.color.Color
  const understand = prototype.parseString
  const known = new Map<string, Colour>()
  prototype.parseString = function (this: Colour, text) {
    const colour = known.get(text)
    if (colour) return Object.assign(this, colour)
    understand.call(this as Prototype, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}
