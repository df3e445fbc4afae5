import type { Finding } from '../checker/hub-data.ts'
import type { PlannerProcesses } from '../hub/planner-process.ts'
import { PLAN_MS, type Stage } from '../rehearsal.ts'
import { pressPlan, readFailure, showsDialog, waitForPlan } from '../screen/organiser-page.ts'

/**
 * PLAN-3, PLAN-9: a run whose process is killed whenever it is started fails. The organiser is told so,
 * everybody else sees that it is over, and the plan in force stays as it was.
 */
export async function failRun(stage: Stage, processes: PlannerProcesses): Promise<void> {
  const { organiser, screens, findings, kind } = stage
  if (screens === null || !processes.canBeFound) {
    findings.add('a failed run', 'left out: this system does not tell of processes')
    return
  }
  const before = kind.content(await organiser.data())
  const planned = organiser.hub.next('ReceivePlan', PLAN_MS)
  await pressPlan(screens.organiser, 'schedule.generate')
  const killed = await processes.killUntil(planned)
  const { error } = (await planned) as { error?: string | null }
  const found: Finding[] = []
  if (!error) found.push({ rule: 'failed run', text: `Killed ${killed} times, and no error is told` })
  else if (!(await readFailure(screens.organiser)))
    found.push({ rule: 'failed run', text: 'The organiser is not told that nothing has changed' })
  await waitForPlan(screens.guest)
  await screens.guest.look('after a failed run')
  if (await showsDialog(screens.guest))
    found.push({ rule: 'failed run', text: 'A dialog stays open on the phone' })
  if (text(before) !== text(kind.content(await organiser.data())))
    found.push({ rule: 'failed run', text: 'The plan in force has changed' })
  findings.add('a failed run', `the planner’s process was killed ${killed} times: ${error}`, [
    ...found,
    ...screens.organiser.takeProblems(),
    ...screens.guest.takeProblems(),
  ])
}

function text(content: ReadonlyMap<string, string>): string {
  return JSON.stringify([...content].toSorted())
}
