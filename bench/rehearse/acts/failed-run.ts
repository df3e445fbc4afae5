import type { Finding, HubData } from '../checker/hub-data.ts'
import type { Organiser } from '../hub/organiser.ts'
import { PLAN_MS, type Rehearsal } from '../rehearsal.ts'
import { pressPlan, readFailure, showsDialog, waitForPlan } from '../screen/organiser-page.ts'
import type { WatchedPage } from '../screen/watched-page.ts'

type Screens = { organiser: WatchedPage; guest: WatchedPage }

/**
 * PLAN-3, PLAN-9: a run whose process is killed whenever it is started fails. The organiser is told so, everybody else sees that
 * it is over, and the plan in force stays as it was.
 */
export async function failRun(
  { processes, findings }: Pick<Rehearsal, 'processes' | 'findings'>,
  organiser: Organiser,
  screens: Screens,
  button: string,
): Promise<void> {
  if (!processes.canBeFound) {
    findings.add('a failed run', 'left out: this system does not tell of processes')
    return
  }
  const before = await organiser.data()
  const planned = organiser.hub.next('ReceivePlan', PLAN_MS)
  await pressPlan(screens.organiser, button)
  const killed = await processes.killUntil(planned)
  const { error } = (await planned) as { error?: string | null }
  const found: Finding[] = []
  if (!error) found.push({ rule: 'failed run', text: `Killed ${killed} times, and no error is told` })
  else {
    const told = await readFailure(screens.organiser)
    if (!told.includes('Nothing in the schedule has changed.'))
      found.push({ rule: 'failed run', text: `The organiser reads “${told}”` })
  }
  await waitForPlan(screens.guest)
  await screens.guest.look('after a failed run')
  if (await showsDialog(screens.guest))
    found.push({ rule: 'failed run', text: 'A dialog stays open on the phone' })
  if (planOf(before) !== planOf(await organiser.data()))
    found.push({ rule: 'failed run', text: 'The plan in force has changed' })
  findings.add('a failed run', `the planner’s process was killed ${killed} times: ${error}`, [
    ...found,
    ...screens.organiser.takeProblems(),
    ...screens.guest.takeProblems(),
  ])
}

/** Everything that a plan sets. */
function planOf({ persons, topics, meetings = [] }: HubData): string {
  return JSON.stringify([
    persons.map(({ id, assignments, preferences }) => [id, assignments, preferences]).toSorted(),
    topics.map(({ id, topicGroupTime, isFixed }) => [id, topicGroupTime, isFixed]).toSorted(),
    meetings.map(({ personIds, state, week, sessionId }) => [personIds, state, week, sessionId]).toSorted(),
  ])
}
