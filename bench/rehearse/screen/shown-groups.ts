import { type GroupPlan, type PlannedGroup, wrapped } from '../checker/group-plan.ts'
import { type Finding, topicsThatRun } from '../checker/hub-data.ts'
import { plain } from './plain-text.ts'
import { showView } from './tour.ts'
import { type WatchedPage, WORDS } from './watched-page.ts'

/** Compares the list of a schedule with the hub: groups of each session or week, and the viewer's. */
export async function compareGroups(
  watched: WatchedPage,
  plan: GroupPlan,
  viewer: string | null,
  sessions = plan.data.event.numEnabledSessions,
): Promise<Finding[]> {
  await watched.openTab('schedule')
  await showView(watched, 'list')
  const findings: Finding[] = []
  // Topics of people who are gone are seen by organisers alone.
  const topics = topicsThatRun(plan.data)
  const seen = plan.groups.filter(({ topic }) => viewer === null || topics.includes(topic))
  const yours = WORDS.part('schedule.list.yours')
  for (let session = 1; session <= sessions; session += 1) {
    const region = watched.page.getByRole('tabpanel').locator(`section[data-session="${session}"]`)
    await region.waitFor()
    const cards = region.locator('.mantine-Card-root').filter({ has: watched.page.getByRole('heading') })
    const shown = (await cards.allInnerTexts()).map(plain)
    const where = `${watched.name}, session ${session}`
    const said = seen.filter((group) => isIn(group, session, plan))
    findings.push(...differences(where, shown, said, plan))
    const own = shown.filter((text) => yours.test(text))
    const ownSaid = said.filter((group) => viewer && group.membersIn.get(session)?.includes(viewer))
    findings.push(...differences(`${where}, own groups`, own, ownSaid, plan))
    if (viewer === null || plan.layout !== 'weeks') continue
    for (const { starts, name } of ownSaid) {
      const hour = wrapped((starts.get(session) ?? 0) + plan.offset(viewer)) % 24
      if (!own.some((text) => text.includes(`${String(hour).padStart(2, '0')}:00`)))
        findings.push({ rule: 'shown', text: `${where}: ${name} is not at ${hour} on their own clock` })
    }
  }
  return findings
}

/** Whether a group stands in a session, by its members or by its start. */
function isIn({ membersIn, starts, slots }: PlannedGroup, session: number, { layout }: GroupPlan): boolean {
  if (membersIn.get(session)?.length) return true
  return layout === 'sessions' ? slots.includes(session - 1) : starts.has(session)
}

/** A group is called by its topic, or by its people where there are no topics. */
function differences(
  where: string,
  shown: readonly string[],
  said: readonly PlannedGroup[],
  { hidesTopics, people }: GroupPlan,
): Finding[] {
  const findings: Finding[] = []
  if (shown.length !== said.length)
    findings.push({
      rule: 'shown',
      text: `${where}: ${shown.length} groups on the screen, ${said.length} at the hub`,
    })
  for (const { topic, name, members } of said) {
    const names = hidesTopics ? members.map((id) => people.get(id)?.name ?? id) : [plain(topic.name)]
    if (!shown.some((text) => names.every((each) => text.includes(each))))
      findings.push({ rule: 'shown', text: `${where}: ${name} with ${names.join(', ')} is missing` })
  }
  return findings
}
