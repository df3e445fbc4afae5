import { isolatedText, moveEdits, type PersonId, type Place, type Seated, swapEdits } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'

/** Moves people as the boxes of the tables do, in one step that can be undone; SCHED-35. Says what is so now. */
export function useMoves() {
  const t = useT()
  const names = useNames()
  const { schedule, state } = useSchedule()
  const { setCells: apply } = useLive()
  const person = (id: PersonId) => isolatedText(state.persons.get(id)?.name ?? '')
  /** '' where nothing is changed. */
  const move = (personId: PersonId, from: Place, to: Place): string => {
    const edits = moveEdits(schedule, { personId, from, to })
    if (edits.length === 0) return ''
    apply(edits)
    const group = to.key === null ? undefined : schedule.byKey.get(to.key)
    const session = names.sessionById(to.sessionId)
    return group
      ? t('schedule.cards.moved', { person: person(personId), group: names.group(group), session })
      : t('schedule.cards.movedOut', { person: person(personId), session })
  }
  /** '' where one of them is no longer there. */
  const swap = (one: Seated, other: Seated): string => {
    const edits = swapEdits(schedule, one, other)
    if (edits.length === 0) return ''
    apply(edits)
    const groupOf = ({ key }: Place) => names.groupByKey(key ?? '')
    return t('schedule.cards.swapped', {
      person: person(one.personId),
      group: groupOf(other.place),
      other: person(other.personId),
      otherGroup: groupOf(one.place),
    })
  }
  return { move, swap }
}
