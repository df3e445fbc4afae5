import { isActivePerson } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useEventState } from '../../lib/live/live-context.tsx'

const MIN_PEOPLE = 2

/** Why no plan can be made yet, in words; spec 5 "Generate plan". */
export function usePlanRefusal(): string | undefined {
  const t = useT()
  const state = useEventState()
  if (!state.event.isRegistered) return t('schedule.generate.notRegistered')
  const number = [...state.persons.keys()].filter((id) => isActivePerson(state, id)).length
  if (number < MIN_PEOPLE) return t('schedule.generate.tooFewPeople', { needed: MIN_PEOPLE, number })
  return undefined
}
