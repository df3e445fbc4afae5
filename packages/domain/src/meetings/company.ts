import { activePeople } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import { membersIn, type Schedule } from '../schedule/schedule.ts'

/** Whom somebody meets in the groups of a plan. */
export type PersonalCompany = {
  /** With how many groups they share. */
  others: ReadonlyMap<PersonId, number>
  /** Sessions in which nobody else is in their group, and those in which they meet nobody whom they have not met in one before. */
  alone: readonly number[]
  nobodyNew: readonly number[]
}

/**
 * Everybody's company, of those who take part; SCREEN-9. A group counts in the first of its sessions: it brings people together once,
 * however long it is.
 */
export function companyOf(state: EventState, schedule: Schedule): Map<PersonId, PersonalCompany> {
  const found = new Map(
    activePeople(state).map(({ id }) => [
      id,
      { others: new Map<PersonId, number>(), alone: [] as number[], nobodyNew: [] as number[] },
    ]),
  )
  for (const { id: sessionId } of schedule.sessions) {
    const met = new Map<PersonId, PersonId[]>()
    for (const group of schedule.groups) {
      if (group.sessions[0] !== sessionId) continue
      const all = new Set(group.sessions.flatMap((each) => membersIn(group, each)))
      const members = [...all].filter((id) => found.has(id))
      for (const id of members) {
        const company = met.get(id) ?? []
        met.set(id, company)
        for (const other of members) if (other !== id) company.push(other)
      }
    }
    for (const [id, company] of met) {
      const mine = found.get(id)
      if (!mine) continue
      if (company.length === 0) mine.alone.push(sessionId)
      else if (company.every((other) => mine.others.has(other))) mine.nobodyNew.push(sessionId)
      for (const other of company) mine.others.set(other, (mine.others.get(other) ?? 0) + 1)
    }
  }
  return found
}
