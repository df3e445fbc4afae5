import type { EventState, PersonRecord, VariantDescription } from '@planner/domain'
import type { Person } from '@planner/solver'
import { slotsOf } from './availability.ts'
import { isLimitedToOneGroup } from './rules.ts'
import type { TimeFrame } from './time-frame.ts'

/** A person of the problem; `wants` by planning model 6, `max` is the number of sessions they asked for. */
export function personOf(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  person: PersonRecord,
): Person {
  const slots = slotsOf(variant, state, frame, person.id)
  const asked = person.numUserSessions
  return {
    id: person.id,
    ...slots,
    wants: wantsOf(frame, slots, asked, isLimitedToOneGroup(variant, state)),
    max: asked,
    languages: [...new Set(person.languages.map((language) => language.trim().toLowerCase()))].filter(
      Boolean,
    ),
  }
}

function wantsOf(
  frame: TimeFrame,
  slots: { available: readonly number[]; maybe: readonly number[] },
  asked: number | null,
  isLimited: boolean,
): number {
  const open = slots.available.length + slots.maybe.length
  switch (frame.layout) {
    case 'sessions':
      return Math.min(open, asked ?? open)
    // Groups without a time all meet at once: nobody can be in two of them.
    case 'untimed':
      return Math.min(1, asked ?? 1)
    case 'weeks':
      return isLimited ? Math.min(1, asked ?? 1) : (asked ?? 1)
  }
}
