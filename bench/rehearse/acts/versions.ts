import type { Finding } from '../checker/hub-data.ts'
import { PLAN_MS, type Stage } from '../rehearsal.ts'
import { compareScreens } from '../stage.ts'

/** Which version is in force. */
export async function versionInForce({ organiser }: Stage): Promise<string> {
  const { inForceId } = await organiser.call('ListPlans')
  if (typeof inForceId !== 'string') throw new Error('No version is in force.')
  return inForceId
}

/** PLAN-13, PLAN-22: an earlier version fits those who come now; undone, all is as it was. */
export async function putBack(
  stage: Stage,
  name: string,
  version: string,
  expected: ReadonlyMap<string, string>,
): Promise<void> {
  const { organiser, kind, findings } = stage
  const inForce = kind.content(await organiser.data())
  await organiser.call('RestorePlan', { planId: version })
  const restored = kind.content(await organiser.data())
  const { undoId } = await organiser.call('ListPlans')
  await organiser.call('RestorePlan', { planId: undoId })
  const undone = kind.content(await organiser.data())
  findings.add(name, `${expected.size} groups or meetings, and back`, [
    ...differences('put back', restored, expected),
    ...differences('undone', undone, inForce),
  ])
  await compareScreens(stage, name)
}

/** PLAN-17: only organisers read a draft; until it is published the plan in force stays. */
export async function draftAndPublish(stage: Stage): Promise<void> {
  const { organiser, guest, kind, findings } = stage
  await organiser.setSetting('ui|reviewPlansBeforeShowing', true)
  const version = await versionInForce(stage)
  const before = await organiser.data()
  const inForce = kind.content(before)
  const shown = kind.content(await guest.hub.joined(guest.key))
  const heard = guest.hub.next('ReceivePlan', PLAN_MS)
  const planned = organiser.hub.next('ReceivePlan', PLAN_MS)
  await organiser.call('PlanEvent')
  const { error } = await planned
  await heard
  const { plans } = await organiser.call('ListPlans')
  const draft = (plans as { id: string; status: string }[]).find(({ status }) => status === 'draft')
  const early = [
    ...differences('while there is a draft', kind.content(await organiser.data()), inForce),
    ...differences('to a guest, while there is a draft', kind.content(guest.hub.data ?? before), shown),
  ]
  if (draft) await organiser.call('PublishPlan', { planId: draft.id })
  const after = await organiser.data()
  const { text, findings: broken } = await kind.judge(stage, { before, after, keeps: false, told: undefined })
  await organiser.setSetting('ui|reviewPlansBeforeShowing', false)
  findings.add('a draft, published', text, [
    ...(error ? [{ rule: 'plan', text: String(error) }] : []),
    ...(draft ? [] : [{ rule: 'draft', text: 'There is no draft' }]),
    ...early,
    ...broken,
  ])
  await compareScreens(stage, 'a draft, published')
  await putBack(stage, 'the plan before it, put back', version, inForce)
}

function differences(
  when: string,
  found: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): Finding[] {
  return [...new Set([...found.keys(), ...expected.keys()])]
    .filter((key) => found.get(key) !== expected.get(key))
    .map((key) => ({
      rule: 'version',
      text: `${when}, ${key}: ${found.get(key) ?? 'nothing'}, not ${expected.get(key) ?? 'nothing'}`,
    }))
}
