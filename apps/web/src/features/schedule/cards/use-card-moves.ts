import { isThere, type PersonId, type Place, type Schedule } from '@planner/domain'
import { type FocusEvent, type MouseEvent, type RefObject, useMemo, useState } from 'react'
import { focusWhenThere } from '../../../lib/focus-when-there.ts'
import { type MovePrices, markOf, priceOf, useEarlyReading, useMovePrices } from '../move-prices.tsx'
import { useSchedule } from '../schedule-context.tsx'
import { useAskWhy } from '../why/ask-why.tsx'
import type { Cards } from './cards-context.ts'
import { chipOf, makeTabStop, moveBetweenChips } from './chips.tsx'
import { byMerit, headOf } from './merit.ts'
import { mayMove, placeKey } from './move-targets.ts'
import { type Drag, placeUnder, useChipDrag } from './use-chip-drag.ts'
import { useMoves } from './use-moves.ts'

/**
 * Who is picked up by dragging, and what moving them would do; the handlers serve all people on the board.
 * `show` brings a session into sight.
 */
export function useCardMoves(board: RefObject<HTMLElement | null>, show: (sessionId: number) => void) {
  const askWhy = useAskWhy()
  const readEarly = useEarlyReading()
  const { move } = useMoves()
  const [said, setSaid] = useState('')
  const { drag, ghost, ghostStyle, handlers } = useChipDrag({
    board,
    onDrop: ({ personId, from, over }) => setSaid(move(personId, from, over)),
  })
  const prices = useMovePrices(drag && { personId: drag.personId, from: drag.from.key })
  const open = (target: EventTarget) => {
    const chip = chipOf(target)
    const from = chip && placeUnder(chip)
    const personId = chip?.dataset.chip
    if (!personId || !from) return
    const follow = (to: Place) => {
      show(to.sessionId)
      focusOnCard(board, personId, to)
    }
    askWhy({ personId, sessionId: from.sessionId, from, follow })?.()
  }
  const read = ({ target }: { target: EventTarget }) => {
    const personId = chipOf(target)?.dataset.chip
    if (personId) readEarly(personId)
  }
  return {
    drag,
    prices,
    said,
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
      best: drag && prices ? bestTarget(plan.schedule, prices, drag.from, isTarget) : null,
      dragged: drag && { personId: drag.personId, place: placeKey(drag.from) },
      over: drag?.over && isTarget(drag.over) ? placeKey(drag.over) : null,
      markOf: (place) =>
        drag && prices && isTarget(place) ? markOf(priceOf(plan.schedule, prices, drag.from, place)) : null,
      mayMove: (personId) => mayMove(plan, personId),
    }
  }, [plan, found, drag, prices])
}

/** The best of the targets that break no rule, by merit; SCHED-69. */
export function bestTarget(
  schedule: Schedule,
  prices: MovePrices,
  from: Place,
  isTarget: (place: Place) => boolean,
): string | null {
  const targets = schedule.groups
    .flatMap((group) => group.sessions.map((sessionId) => ({ sessionId, key: group.key })))
    .filter(isTarget)
    .flatMap((place) => {
      const price = priceOf(schedule, prices, from, place)
      return typeof price === 'string'
        ? []
        : [{ place, price: price.move, breaks: false, suits: null, places: 0 }]
    })
    .filter((merit) => headOf(merit) !== 'breaks')
  const [best] = targets.sort(byMerit)
  return best ? placeKey(best.place) : null
}

/** Moves the focus to somebody on a card, which comes into sight if it must. */
function focusOnCard(board: RefObject<HTMLElement | null>, personId: PersonId, place: Place): void {
  let isNear = false
  focusWhenThere(() => {
    const card = board.current?.querySelector(`[data-place="${CSS.escape(placeKey(place))}"]`)
    if (!isNear) card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    isNear ||= card !== undefined && card !== null
    return card?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(personId)}"]`) ?? null
  })
}
