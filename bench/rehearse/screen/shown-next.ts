import type { Finding } from '../checker/hub-data.ts'
import type { Dated } from '../checker/next-meetings.ts'
import { plain } from './plain-text.ts'
import { showView } from './tour.ts'
import { type WatchedPage, WORDS } from './watched-page.ts'

/** Compares a page's next meetings with the expected: dates, hours, changes of clocks, groups. */
export async function compareNext(watched: WatchedPage, expected: readonly Dated[]): Promise<Finding[]> {
  await watched.openTab('schedule')
  await showView(watched, 'mine')
  const next = watched.page.getByRole('region', { name: WORDS.whole('schedule.next.title') })
  const shown = (await next.getByRole('listitem').allInnerTexts()).map((text) =>
    plain(text).replaceAll(/\s+/g, ' '),
  )
  const findings = expected.flatMap(({ date, from, to, movedBy, group }, index) => {
    const row = shown[index] ?? 'nothing'
    const parts = [
      date,
      from,
      to,
      plain(group.topic.name),
      ...(movedBy === 0 ? [] : [String(Math.abs(movedBy))]),
    ]
    const changes = { earlier: movedBy < 0, later: movedBy > 0 }
    const isNoted = (['earlier', 'later'] as const).every(
      (way) => WORDS.part(`schedule.next.${way}`).test(row) === changes[way],
    )
    return parts.every((part) => row.includes(part)) && isNoted
      ? []
      : [{ rule: 'dates', text: `${watched.name}, ${index + 1}: “${row}”, not “${parts.join(', ')}”` }]
  })
  const many = `${watched.name}: ${shown.length} meetings, not ${expected.length}`
  return shown.length === expected.length ? findings : [...findings, { rule: 'dates', text: many }]
}
