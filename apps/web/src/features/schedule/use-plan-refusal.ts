import { activePeople, MIN_PEOPLE, planRefusal } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useEventState } from '../../lib/live/live-context.tsx'

/** Text saying why a planner run cannot be started yet; VALID-14. */
export function usePlanRefusal(): string | undefined {
  const t = useT()
  const state = useEventState()
  switch (planRefusal(state)) {
    case 'eventNotRegistered':
      return t('schedule.generate.notRegistered')
    case 'tooFewPeople':
      return t('schedule.generate.tooFewPeople', {
        needed: MIN_PEOPLE,
        number: activePeople(state).length,
      })
    case undefined:
      return undefined
  }
}
