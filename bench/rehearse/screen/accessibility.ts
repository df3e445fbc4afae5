import type { Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Violation = { id: string; impact: string; nodes: { html: string }[] }

/** What axe finds serious or critical on the page as it is. */
export async function seriousViolations(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  // Once for each document: half a megabyte of script takes longer than a check.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source)
  const runOnly = rules === 'all' ? { type: 'tag', values: WCAG } : { type: 'rule', values: COLOUR_RULES }
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then(({ violations }) =>
      violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) })))`,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html.slice(0, 200)}`)
}
