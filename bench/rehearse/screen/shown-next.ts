import type { Finding } from '../checker/hub-data.ts'
import type { Dated } from '../checker/next-meetings.ts'
import { plain } from './plain-text.ts'
import { showView } from './tour.ts'
import type { WatchedPage } from './watched-page.ts'

/** Compares the next meetings of a person's page with what must be there: dates, hours, changes of clocks and groups. */
export async function compareNext(watched: WatchedPage, expected: readonly Dated[]): Promise<Finding[]> {
  await watched.openTab('Schedule')
  await showView(watched, 'Mine')
  const rows = watched.page.getByRole('region', { name: 'Next meetings', exact: true }).getByRole('listitem')
  const shown = (await rows.allInnerTexts()).map((text) => plain(text).replaceAll(/\s+/g, ' '))
  const findings = expected.flatMap(({ day, hours, movedBy, group }, index) => {
    const row = shown[index] ?? 'nothing'
    const later = movedBy > 0 ? 'later' : 'earlier'
    const note = `${Math.abs(movedBy)} h ${later} than the time before`
    const parts = [day, hours, plain(group.topic.name), ...(movedBy === 0 ? [] : [note])]
    const missing = parts.filter((part) => !row.includes(part))
    const isNoted = row.includes('The clocks have changed') === (movedBy !== 0)
    return missing.length === 0 && isNoted
      ? []
      : [{ rule: 'dates', text: `${watched.name}, ${index + 1}: “${row}”, not “${parts.join(', ')}”` }]
  })
  return shown.length === expected.length
    ? findings
    : [
        ...findings,
        { rule: 'dates', text: `${watched.name}: ${shown.length} meetings, not ${expected.length}` },
      ]
}
