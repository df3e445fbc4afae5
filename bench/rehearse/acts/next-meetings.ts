import type { GroupPlan } from '../checker/group-plan.ts'
import type { Finding } from '../checker/hub-data.ts'
import { nextMeetings } from '../checker/next-meetings.ts'
import type { Actor } from '../hub/actor.ts'
import type { Stage } from '../rehearsal.ts'
import { openGuest } from '../screen/organiser-page.ts'
import { compareNext } from '../screen/shown-next.ts'

/**
 * The next meetings of one person in each zone, on their phone, over the changes of clocks. Where the variant
 * does not ask for a zone it is that of the device.
 */
export async function lookAtDates(
  { browser, folder, variant, findings, actors }: Stage,
  plan: GroupPlan,
): Promise<void> {
  if (browser === null) return
  const found: Finding[] = []
  const seen: string[] = []
  const placed = actors.filter(({ id }) => plan.running.some(({ members }) => members.includes(id)))
  for (const [index, zone] of variant.readerZones.entries()) {
    const isOwn = ({ id }: Actor) => !plan.facts.hasOwnZones || zoneOf(plan, id) === zone
    const actor = placed.find((each) => isOwn(each) && !seen.includes(each.name))
    if (!actor) continue
    seen.push(actor.name)
    const now = Date.now()
    const page = await openGuest(browser, actor.link, folder, {
      name: `guest in ${zone.replaceAll(/\W+/g, ' ')}`,
      timeZone: plan.facts.hasOwnZones ? 'UTC' : zone,
    })
    const dates = nextMeetings(plan, actor.id, zone, now)
    if (dates.length === 0) found.push({ rule: 'dates', text: `${actor.name} has no next meeting` })
    found.push(...(await compareNext(page, dates)))
    if (index === 0) await page.look('next meetings')
    found.push(...page.takeProblems())
    await page.close()
  }
  findings.add(
    'dates over a change of clocks',
    `${seen.length} people in zones of their own, from ${plan.data.event.firstMonday} on`,
    found,
  )
}

function zoneOf({ data }: GroupPlan, id: string): string {
  return data.persons.find((person) => person.id === id)?.timeZone ?? ''
}
