import { isolatedText, isThere, moveEdits, type PersonId, type Place } from '@planner/domain'
import { type FocusEvent, type MouseEvent, type RefObject, useMemo, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { type MovePrices, markOf, priceOf, useEarlyReading, useMovePrices } from '../move-prices.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useAskWhy } from '../why/ask-why.tsx'
import type { Cards } from './cards-context.ts'
import { chipOf, makeTabStop, moveBetweenChips } from './chips.tsx'
import { mayMove, type Picked, placeKey } from './move-targets.ts'
import { type Drag, placeUnder, useChipDrag } from './use-chip-drag.ts'

/**
 * Who is picked up, by dragging or in a dialog, and what moving them would do; the handlers serve all people
 * on the board. `show` brings a session into sight.
 */
export function useCardMoves(board: RefObject<HTMLElement | null>, show: (sessionId: number) => void) {
  const plan = useSchedule()
  const askWhy = useAskWhy()
  const readEarly = useEarlyReading()
  const { said, move, follow } = useMoves(board)
  const [moving, setMoving] = useState<Picked | null>(null)
  const { drag, ghost, ghostStyle, handlers } = useChipDrag({
    board,
    onDrop: ({ personId, from, over }) => move(personId, from, over),
  })
  const picked = drag ?? moving
  const prices = useMovePrices(picked && { personId: picked.personId, from: picked.from.key })
  const open = (target: EventTarget) => {
    const chip = chipOf(target)
    const from = chip && placeUnder(chip)
    const personId = chip?.dataset.chip
    if (!personId || !from) return
    if (mayMove(plan, personId)) setMoving({ personId, from })
    else askWhy({ personId, sessionId: from.sessionId })?.()
  }
  const read = ({ target }: { target: EventTarget }) => {
    const personId = chipOf(target)?.dataset.chip
    if (personId) readEarly(personId)
  }
  const dialog = moving && {
    ...moving,
    prices,
    onClose: () => {
      setMoving(null)
      follow(moving.personId, moving.from)
    },
    onMove: (to: Place) => {
      setMoving(null)
      move(moving.personId, moving.from, to)
      show(to.sessionId)
      follow(moving.personId, to)
    },
  }
  return {
    drag,
    prices,
    said,
    dialog,
    ghost: drag && { drag, prices, style: ghostStyle, ref: ghost },
    handlers: {
      ...handlers,
      onClick: (event: MouseEvent) => open(event.target),
      onKeyDown: moveBetweenChips,
      onFocus: (event: FocusEvent) => {
        makeTabStop(event)
        read(event)
      },
      onPointerOver: read,
    },
  }
}

/** What all cards of the board share. */
export function useCardsValue(found: Cards['found'], drag: Drag | null, prices: MovePrices | null): Cards {
  const plan = useSchedule()
  return useMemo(() => {
    const isTarget = (place: Place) =>
      drag !== null &&
      placeKey(place) !== placeKey(drag.from) &&
      !isThere(plan.schedule, drag.personId, place)
    return {
      found,
      dragged: drag && { personId: drag.personId, place: placeKey(drag.from) },
      over: drag?.over && isTarget(drag.over) ? placeKey(drag.over) : null,
      markOf: (place) =>
        drag && prices && isTarget(place) ? markOf(priceOf(plan.schedule, prices, drag.from, place)) : null,
      mayMove: (personId) => mayMove(plan, personId),
    }
  }, [plan, found, drag, prices])
}

/** Frames in which the card of somebody who has been moved comes into sight and shows them. */
const FRAMES = 40

/** Moves people as the boxes of the tables do, in one step that can be undone, and says so; SCHED-35. */
function useMoves(board: RefObject<HTMLElement | null>) {
  const t = useT()
  const names = useNames()
  const { schedule, state } = useSchedule()
  const { setCells: apply } = useLive()
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
