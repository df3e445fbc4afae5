import type { Coverage } from '../checker/coverage.ts'
import type { Finding } from '../checker/hub-data.ts'
import { plain } from './plain-text.ts'
import { type WatchedPage, WORDS } from './watched-page.ts'

/** Opens “Who met whom”, looks at it, and compares its figures and everybody's row with what was counted. */
export async function compareCoverage(
  watched: WatchedPage,
  { pairs, met, wanted, unmet, people }: Coverage,
  kind: 'pairs' | 'groups',
): Promise<Finding[]> {
  const { page } = watched
  await watched.openTab('schedule')
  const button = page.getByRole('button', { name: WORDS.whole('coverage.title') })
  await button.click()
  const table = page.getByRole('table', { name: WORDS.whole('coverage.table') })
  await table.waitFor()
  await watched.look('who met whom')
  const findings: Finding[] = []
  const percent = Math.round((100 * met) / pairs)
  const told = [
    { key: `coverage.${kind}` as const, figures: [met, pairs, percent] },
    ...(wanted > 0 ? [{ key: 'coverage.wanted' as const, figures: [wanted, unmet] }] : []),
  ]
  for (const { key, figures } of told) {
    const text = plain(await page.getByText(WORDS.part(key)).first().innerText())
    const [sentence = text] = text.match(WORDS.part(key)) ?? []
    if (sentence.match(/\d+/g)?.join() !== figures.join())
      findings.push({ rule: 'coverage', text: `${watched.name}: “${sentence}”, counted were ${figures}` })
  }
  const more = page.getByRole('button', {
    name: WORDS.whole('schedule.warnings.all', { number: people.size }),
  })
  if ((await more.count()) > 0) await more.last().click()
  const rows = (await table.locator('tbody tr').allInnerTexts()).map((text) => plain(text).split('\t'))
  const shown = new Map(rows.map(([name = '', ...cells]) => [plain(name), cells.map(Number.parseFloat)]))
  if (shown.size !== people.size)
    findings.push({ rule: 'coverage', text: `${shown.size} people are shown, ${people.size} take part` })
  for (const [name, own] of people) {
    const counted = kind === 'pairs' ? [own.met, own.planned, own.unmet] : [own.met, own.unmet]
    const expected = wanted > 0 ? counted : counted.slice(0, 1)
    const row = shown.get(name)?.join(', ') ?? 'no row'
    if (row !== expected.join(', '))
      findings.push({
        rule: 'coverage',
        text: `${name}: ${row} is shown, counted are ${expected.join(', ')}`,
      })
  }
  await button.click()
  return findings
}
