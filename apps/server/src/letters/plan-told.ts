import { hash } from 'node:crypto'
import {
  type PersonId,
  type PlanInForce,
  type ProgrammeEntry,
  programmeOfPerson,
  programmesOfPeople,
} from '@planner/domain'
import { z } from 'zod'

/** What somebody was told of an entry of their plan, without anything that somebody has written. */
const toldEntry = z.object({
  key: z.string(),
  /** Numbers of sessions. */
  sessions: z.array(z.int()),
  /** Ms since the epoch; null where nobody knew it. */
  start: z.number().nullable(),
  end: z.number().nullable(),
  everyWeeks: z.literal([0, 1, 2]),
  /** A digest of its rooms. */
  place: z.string(),
})
type ToldEntry = z.output<typeof toldEntry>

/** The plan that somebody was told; LETTER-5. */
export const planTold = z.array(toldEntry)
export type PlanTold = z.output<typeof planTold>

/** The plan of a person as it would be told now. */
export function planToTell(
  plan: PlanInForce,
  personId: PersonId,
): { told: PlanTold; entries: ProgrammeEntry[] } {
  const entries = programmeOfPerson(plan, personId)
  return { told: planTellingOf(entries), entries }
}

/** What is kept of telling somebody these entries. */
export function planTellingOf(entries: readonly ProgrammeEntry[]): PlanTold {
  return entries.map(entryTold)
}

function entryTold({ key, sessions, time, rooms }: ProgrammeEntry): ToldEntry {
  return {
    key,
    sessions: sessions.map(({ id }) => id),
    start: time?.start ?? null,
    end: time?.end ?? null,
    everyWeeks: time?.everyWeeks ?? 0,
    place: rooms.length === 0 ? '' : hash('sha256', JSON.stringify(rooms), 'base64url').slice(0, 11),
  }
}

/** Tells of everybody whether what they were told is what would be told now; far cheaper than `changesSince` of each. */
export function toldNow(plan: PlanInForce): (personId: PersonId, told: PlanTold) => boolean {
  const entries = programmesOfPeople(plan)
  const known = new Map<PersonId, string>()
  return (personId, told) => {
    let now = known.get(personId)
    if (now === undefined) {
      now = JSON.stringify(planTellingOf(entries.get(personId) ?? []))
      known.set(personId, now)
    }
    return JSON.stringify(told) === now
  }
}

export type PlanChange =
  | { kind: 'added'; entry: ProgrammeEntry }
  | { kind: 'moved'; entry: ProgrammeEntry; before: ToldEntry }
  | { kind: 'gone'; before: ToldEntry }

/** What is different from what somebody was told, in the order of their plan; what is gone comes last. */
export function changesSince(before: PlanTold, plan: PlanInForce, personId: PersonId): PlanChange[] {
  const { told, entries } = planToTell(plan, personId)
  const known = new Map(before.map((entry) => [entry.key, entry]))
  const changes = entries.flatMap((entry, index): PlanChange[] => {
    const former = known.get(entry.key)
    if (!former) return [{ kind: 'added', entry }]
    const isSame = JSON.stringify(former) === JSON.stringify(told[index])
    return isSame ? [] : [{ kind: 'moved', entry, before: former }]
  })
  const keys = new Set(entries.map(({ key }) => key))
  const gone = before.filter(({ key }) => !keys.has(key))
  return [...changes, ...gone.map((former): PlanChange => ({ kind: 'gone', before: former }))]
}
