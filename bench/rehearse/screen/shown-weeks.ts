import type { Finding } from '../checker/hub-data.ts'
import type { WeekGroup, WeekPlan } from '../checker/week-plan.ts'
import { plain } from './plain-text.ts'
import { showView } from './tour.ts'
import type { WatchedPage } from './watched-page.ts'

/** Compares the list of a schedule tab with what the hub says: the groups of each week, and which of them are the viewer's. */
export async function compareWeeks(
  watched: WatchedPage,
  plan: WeekPlan,
  viewer: string | null,
): Promise<Finding[]> {
  await watched.openTab('Schedule')
  await showView(watched, 'List')
  const { numEnabledSessions } = plan.data.event
  const weeks = numEnabledSessions === 1 ? ['Every week'] : ['Week A', 'Week B']
  const findings: Finding[] = []
  for (const [index, name] of weeks.entries()) {
    const week = index + 1
    const region = watched.page.getByRole('region', { name, exact: true })
    await region.waitFor()
    const cards = region
      .locator('.mantine-Card-root')
      .filter({ has: watched.page.getByRole('heading', { level: 3 }) })
    const shown = (await cards.allInnerTexts()).map(plain)
    const said = plan.groups.filter(
      ({ membersIn, starts }) => membersIn.get(week)?.length || starts.has(week),
    )
    findings.push(...differences(`${watched.name}, ${name}`, shown, said))
    const own = shown.filter((text) => text.includes('Your group'))
    const ownSaid = viewer === null ? [] : said.filter((group) => group.membersIn.get(week)?.includes(viewer))
    findings.push(...differences(`${watched.name}, own groups, ${name}`, own, ownSaid))
    if (viewer !== null)
      findings.push(
        ...ownSaid
          .filter((group) => !own.some((text) => text.includes(startText(plan, group, week, viewer))))
          .map(({ name: group }) => ({
            rule: 'shown',
            text: `${watched.name}: ${group} is not shown at its hour on their own clock`,
          })),
      )
  }
  return findings
}

function startText(plan: WeekPlan, group: WeekGroup, week: number, viewer: string): string {
  const start = group.starts.get(week) ?? 0
  return `${String((((start + plan.offset(viewer)) % 24) + 24) % 24).padStart(2, '0')}:00`
}

function differences(where: string, shown: readonly string[], said: readonly WeekGroup[]): Finding[] {
  const findings: Finding[] = []
  if (shown.length !== said.length)
    findings.push({
      rule: 'shown',
      text: `${where}: ${shown.length} groups on the screen, ${said.length} at the hub`,
    })
  for (const { topic, name } of said)
    if (!shown.some((text) => text.includes(plain(topic.name))))
      findings.push({ rule: 'shown', text: `${where}: ${name} is missing` })
  return findings
}
