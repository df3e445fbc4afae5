import type { Finding } from '../checker/hub-data.ts'
import type { Stage } from '../rehearsal.ts'
import { setRanges } from '../screen/dial.ts'
import { openGuest } from '../screen/organiser-page.ts'

/** TOPIC-15, TOPIC-18: a topic's owner sets its ranges on a phone; the hub tells the same. */
export async function setRangesOnPhone({
  browser,
  folder,
  findings,
  organiser,
  actors,
}: Stage): Promise<void> {
  if (browser === null) return
  const { topics } = await organiser.data()
  const host = actors.find(({ id }) => topics.filter(({ ownerId }) => ownerId === id).length === 1)
  const topic = topics.find(({ ownerId }) => ownerId === host?.id)
  if (!host || !topic) throw new Error('Nobody has a topic.')
  const phone = await openGuest(browser, host.link, folder, { name: 'host' })
  const week = await setRanges(phone)
  const saved = (await organiser.data()).topics.find(({ id }) => id === topic.id)?.topicGroupTimeRange
  const read = (saved ?? []).map((day) =>
    day.slice(0, 2).map(({ startTime, endTime }) => `${startTime}–${endTime}`),
  )
  const told: Finding[] = week.flatMap((day, index) => {
    const hub = (read[index] ?? []).join(', ').replaceAll('–00:00', '–24:00')
    return hub === day
      ? []
      : [{ rule: 'ranges', text: `Day ${index + 1}: ${hub} at the hub, ${day} on the dial` }]
  })
  findings.add('ranges set on a dial', `“${topic.name}”: ${week[0]}, on Sunday ${week[6]}`, [
    ...told,
    ...phone.takeProblems(),
  ])
  await phone.close()
}
