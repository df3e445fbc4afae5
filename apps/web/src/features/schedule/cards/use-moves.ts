import { isolatedText, moveEdits, type PersonId, type Place } from '@planner/domain'
import { type RefObject, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import { placeKey } from './move-targets.ts'

/** Frames in which the card of somebody who has been moved comes into sight and shows them. */
const FRAMES = 40

/** Moves people as the boxes of the tables do, in one step that can be undone, and says so; SCHED-35. */
export function useMoves(board: RefObject<HTMLElement | null>) {
  const t = useT()
  const names = useNames()
  const { schedule, state } = useSchedule()
  const apply = useApplyEdits()
  const [said, setSaid] = useState('')
  const move = (personId: PersonId, from: Place, to: Place): boolean => {
    const edits = moveEdits(schedule, { personId, from, to })
    if (edits.length === 0) return false
    apply(edits)
    const group = to.key === null ? undefined : schedule.byKey.get(to.key)
    const person = isolatedText(state.persons.get(personId)?.name ?? '')
    const session = names.sessionById(to.sessionId)
    setSaid(
      group
        ? t('schedule.cards.moved', { person, group: names.group(group), session })
        : t('schedule.cards.movedOut', { person, session }),
    )
    return true
  }
  return {
    said,
    move,
    follow: (personId: PersonId, place: Place) => follow(board.current, personId, place, FRAMES),
  }
}

/** Moves the focus to somebody on a card, as soon as that shows them. */
function follow(board: HTMLElement | null, personId: PersonId, place: Place, frames: number): void {
  const card = board?.querySelector(`[data-place="${CSS.escape(placeKey(place))}"]`)
  const chip = card?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(personId)}"]`)
  if (chip) {
    chip.focus()
    return
  }
  if (frames === FRAMES) card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  if (frames > 0) requestAnimationFrame(() => follow(board, personId, place, frames - 1))
}
