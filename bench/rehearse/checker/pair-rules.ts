import { type Finding, type HubData, type HubMeeting, pairKey } from './hub-data.ts'
import { type PairChoices, pairChoices, standing, whyNot } from './pair-plan.ts'

/** What the hub said when a run began, and after it. */
export type PairRun = { before: HubData; after: HubData; choices: PairChoices }

/** Every rule of a plan of meetings: what breaks it, in words. */
export const PAIR_RULES: Readonly<Record<string, (run: PairRun) => string[]>> = {
  capacity,
  allowed,
  past,
  kept,
  twice,
  session,
  placed,
  taking,
}

export function brokenPairRules(before: HubData, after: HubData, choices = pairChoices(before)): Finding[] {
  const run = { before, after, choices }
  return Object.entries(PAIR_RULES).flatMap(([rule, find]) => find(run).map((text) => ({ rule, text })))
}

/** MODEL-49: nobody has more meetings than they asked for, save those they had confirmed. */
function capacity({ after, choices }: PairRun): string[] {
  return [...choices.capacity].flatMap(([id, most]) => {
    const met = standing(after).filter(({ personIds }) => personIds.includes(id)).length
    return met > most ? [`${id} has ${met} of ${most} meetings`] : []
  })
}

/**
 * MODEL-49: new meetings are wished, by both where it must be; nobody said No, and nobody has taken it back.
 */
function allowed({ before, after }: PairRun): string[] {
  return reserved(after).flatMap(({ personIds: [a, b] }) => {
    const why = whyNot(before, a, b)
    return why === null ? [] : [`${a} and ${b}: ${why}`]
  })
}

export function reserved({ meetings = [] }: HubData): HubMeeting[] {
  return meetings.filter(({ state }) => state === 'reserved')
}

/** MEET-6: what has been stays, and comes only once. */
function past({ before, after }: PairRun): string[] {
  const now = new Map((after.meetings ?? []).map((meeting) => [pairKey(...meeting.personIds), meeting.state]))
  return (before.meetings ?? [])
    .filter(({ state, personIds }) => state === 'past' && now.get(pairKey(...personIds)) !== 'past')
    .map(({ personIds }) => `${personIds.join(' and ')} had met`)
}

/** MEET-6: what stays keeps its state and its session. */
function kept({ after, choices }: PairRun): string[] {
  const now = new Map((after.meetings ?? []).map((meeting) => [pairKey(...meeting.personIds), meeting]))
  return choices.kept.flatMap(({ personIds, state, sessionId }) => {
    const found = now.get(pairKey(...personIds))
    const stays = found?.state === state && (sessionId === null || found.sessionId === sessionId)
    const was = `${personIds.join(' and ')}, ${state} in session ${sessionId}`
    return stays ? [] : [`${was}: now ${found?.state} in session ${found?.sessionId}`]
  })
}

/** MEET-10: a pair has one meeting. */
function twice({ after }: PairRun): string[] {
  return [...Map.groupBy(after.meetings ?? [], ({ personIds }) => pairKey(...personIds))]
    .filter(([, all]) => all.length > 1)
    .map(([pair, all]) => `${pair}: ${all.length} times`)
}

/** MEET-8: nobody has two meetings in a session. */
function session({ after }: PairRun): string[] {
  const places = standing(after).flatMap(({ personIds, sessionId }) =>
    sessionId === null ? [] : personIds.map((id) => `${id} in session ${sessionId}`),
  )
  return [...Map.groupBy(places, (place) => place)]
    .filter(([, all]) => all.length > 1)
    .map(([place]) => place)
}

/** MEET-8: with several sessions everything that is granted has one, with one session nothing has. */
function placed({ after, choices: { sessions } }: PairRun): string[] {
  return reserved(after)
    .filter(({ sessionId }) =>
      sessions > 1 ? sessionId === null || sessionId < 1 || sessionId > sessions : sessionId !== null,
    )
    .map(({ personIds, sessionId }) => `${personIds.join(' and ')} in session ${sessionId} of ${sessions}`)
}

/** PLAN-14: both take part. */
function taking({ after, choices: { people } }: PairRun): string[] {
  return standing(after)
    .flatMap(({ personIds }) => personIds)
    .filter((id) => !people.has(id))
    .map((id) => `${id} takes no part`)
}
