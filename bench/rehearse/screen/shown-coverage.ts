import type { Coverage } from '../checker/coverage.ts'
import type { Finding } from '../checker/hub-data.ts'
import { plain } from './plain-text.ts'
import type { WatchedPage } from './watched-page.ts'

/** Opens “Who met whom”, looks at it, and compares its figures and everybody's row with what was counted. */
export async function compareCoverage(
  watched: WatchedPage,
  { pairs, met, wanted, unmet, people }: Coverage,
  kind: 'pairs' | 'weekly',
): Promise<Finding[]> {
  const { page } = watched
  await watched.openTab('Schedule')
  const button = page.getByRole('button', { name: 'Who met whom' })
  await button.click()
  const table = page.getByRole('table', { name: 'Everybody, from the fewest meetings' })
  await table.waitFor()
  await watched.look('who met whom')
  const findings: Finding[] = []
  const percent = Math.round((100 * met) / pairs)
  const first = kind === 'pairs' ? 'Pairs who have met or will meet this week' : 'Pairs who share a group'
  for (const text of [
    `${first}: ${met} of ${pairs} (${percent}%).`,
    `Pairs who both want to meet: ${wanted}, of whom not yet: ${unmet}.`,
  ])
    if ((await page.getByText(text).count()) === 0)
      findings.push({ rule: 'coverage', text: `${watched.name}: “${text}” is not shown` })
  const more = page
    .getByRole('region', { name: 'Everybody, from the fewest meetings' })
    .getByRole('button', { name: /^Show all/ })
  if ((await more.count()) > 0) await more.click()
  const rows = (await table.locator('tbody tr').allInnerTexts()).map((text) => plain(text).split('\t'))
  const shown = new Map(rows.map(([name = '', ...cells]) => [plain(name), cells.map(Number.parseFloat)]))
  if (shown.size !== people.size)
    findings.push({ rule: 'coverage', text: `${shown.size} people are shown, ${people.size} take part` })
  for (const [name, own] of people) {
    const expected = kind === 'pairs' ? [own.met, own.planned, own.unmet] : [own.met, own.unmet]
    const told = shown.get(name)?.join(', ') ?? 'no row'
    if (told !== expected.join(', '))
      findings.push({
        rule: 'coverage',
        text: `${name}: ${told} is shown, counted are ${expected.join(', ')}`,
      })
  }
  await button.click()
  return findings
}
