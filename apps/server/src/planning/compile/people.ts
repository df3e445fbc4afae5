import { type EventState, type PersonRecord, type VariantDescription, wantedUnits } from '@planner/domain'
import type { Person } from '@planner/solver'
import { slotsOf } from './availability.ts'
import type { TimeFrame } from './time-frame.ts'

/** A person of the problem; `wants` by MODEL-38, `max` is the number of sessions they asked for. */
export function personOf(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  person: PersonRecord,
  areHoursKnown: boolean,
): Person {
  const slots = areHoursKnown ? slotsOf(variant, state, frame, person.id) : { available: [], maybe: [] }
  const open = slots.available.length + slots.maybe.length
  return {
    id: person.id,
    ...slots,
    wants: wantedUnits(variant, state, frame.layout, person.id, open),
    max: person.numUserSessions,
    languages: [...new Set(person.languages.map((language) => language.trim().toLowerCase()))].filter(
      Boolean,
    ),
  }
}
