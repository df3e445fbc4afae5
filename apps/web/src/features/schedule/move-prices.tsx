import { type GroupKey, groupKey, isAdmin, type PersonId, type Place, type Schedule } from '@planner/domain'
import type { PricedMove, PricedMoves } from '@planner/protocol'
import { useMemo, useRef } from 'react'
import { useLanguage, useT } from '../../lib/i18n/i18n.ts'
import { useAnswer, useLive } from '../../lib/live/live-context.tsx'
import { isAwaited } from '../../lib/live/questions.ts'
import { percentOf } from '../../lib/percent.ts'
import classes from './move-prices.module.css'
import { movePrices, type PickedUp } from './plan-questions.ts'
import { useSchedule } from './schedule-context.tsx'

/** What is known of the moves of somebody: it is being worked out, or it is not known, or here it is. */
export type MovePrices = 'asked' | 'unknown' | KnownPrices
type KnownPrices = { satisfaction: number; byKey: ReadonlyMap<GroupKey, PricedMove> }
/** What is known of one move. */
export type MovePrice = 'asked' | 'unknown' | { before: number; move: PricedMove }

export function knownPrices({ satisfaction, groups }: PricedMoves): KnownPrices {
  return {
    satisfaction,
    byKey: new Map(groups.map((move) => [groupKey(move), move])),
  }
}

/** What is known of a move to a place; out of the group `from` where the place is no group. */
export function priceOf(schedule: Schedule, prices: MovePrices, from: Place, to: Place): MovePrice {
  if (typeof prices === 'string') return prices
  const move = prices.byKey.get(to.key ?? from.key ?? '')
  const places = [from, to].filter(({ key }) => key !== null)
  if (!move || !places.every((place) => isPlanned(schedule, place))) return 'unknown'
  return { before: prices.satisfaction, move }
}

/** A plan has a group at its start alone, though people may be put into it in other sessions by hand. */
function isPlanned(schedule: Schedule, { sessionId, key }: Place): boolean {
  const group = schedule.byKey.get(key ?? '')
  if (!group) return false
  if (schedule.layout !== 'sessions') return true
  const start = group.starts.get(0)
  if (start === undefined) return group.sessions[0] === sessionId
  return start + 1 <= sessionId && sessionId <= start + group.duration
}

/** How a move is marked where there is no room for words: a broken rule comes before everything else. */
export type MoveMark = 'breaks' | 'better' | 'worse' | 'same'

export function markOf(price: MovePrice): MoveMark | null {
  if (typeof price === 'string') return null
  const { trend, breaches } = price.move
  if (breaches > 0) return 'breaks'
  return trend > 0 ? 'better' : trend < 0 ? 'worse' : 'same'
}

/**
 * What moves of somebody would do, for organisers; null for others and while nobody is picked up. Prices of
 * another plan are not shown. SCHED-44
 */
export function useMovePrices(picked: PickedUp | null): MovePrices | null {
  const { schedule, viewer } = useSchedule()
  const question = picked && isAdmin(viewer) ? movePrices(picked, schedule) : null
  const answer = useAnswer(question)
  const moves = answer.value?.moves
  const prices = useMemo(() => (moves ? knownPrices(moves) : 'unknown'), [moves])
  if (!question) return null
  return isAwaited(answer) ? 'asked' : answer.state === 'failed' ? 'unknown' : prices
}

/**
 * Has the server read the plan once before somebody is picked up, which is most of the work, when the pointer
 * or focus comes to a person.
 */
export function useEarlyReading(): (personId: PersonId) => void {
  const live = useLive()
  const plan = useSchedule()
  const read = useRef<object | null>(null)
  return (personId) => {
    if (read.current === plan || !isAdmin(plan.viewer)) return
    read.current = plan
    void live.invoke('PriceMoves', { personId, from: null })
  }
}

/** Less than this part of the way to the best is a little. */
const LITTLE = 0.001

/** What a move does in one line, where there is room for no more; SCHED-44. */
export function usePriceText() {
  const linesOf = usePriceLines()
  return (price: MovePrice, person: string): string => linesOf(price, person).join(' · ')
}

/** What a move does to the person, to others and to the plan, each in words of its own; SCHED-44. */
export function usePriceLines() {
  const t = useT()
  const language = useLanguage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const whole = (share: number) => t('schedule.worth.percent', { percent: percentOf(share) })
  return (price: MovePrice, person: string): string[] => {
    if (typeof price === 'string') return [t(`schedule.move.${price}`)]
    const { before, move } = price
    const { gain, lose, trend, share, breaches, missing } = move
    const values = { person, before: whole(before), after: whole(move.satisfaction) }
    const change = values.before === values.after ? 'same' : move.satisfaction > before ? 'better' : 'worse'
    const isLittle = share !== null && share < LITTLE
    const plan = trend > 0 ? 'better' : 'worse'
    return [
      t(`schedule.move.person.${change}`, values),
      gain > 0 && t('schedule.move.gain', { number: gain }),
      lose > 0 && t('schedule.move.lose', { number: lose }),
      breaches > 0 && t('schedule.move.breaches', { number: breaches }),
      breaches < 0 && t('schedule.move.mends', { number: -breaches }),
      missing > 0 && t('schedule.move.missing', { number: missing }),
      missing < 0 && t('schedule.move.fills', { number: -missing }),
      trend === 0
        ? t('schedule.move.plan.same')
        : share === null
          ? t(`schedule.move.plan.${plan}`)
          : isLittle
            ? t(`schedule.move.plan.${plan}.little`)
            : t(`schedule.move.plan.${plan}.by`, { percent: percent.format(share) }),
    ].filter((line) => line !== false)
  }
}

/** What a move changes for the person, in figures alone; '' where it is not known. */
export function useShortPrice() {
  const t = useT()
  return (price: MovePrice): string => {
    if (typeof price === 'string') return price === 'asked' ? '…' : ''
    const before = percentOf(price.before)
    const after = percentOf(price.move.satisfaction)
    const percent = t('schedule.worth.percent', { percent: after })
    return before === after ? percent : `${before} → ${percent}`
  }
}

const SIGNS: Record<MoveMark, string> = { breaks: '!', better: '↑', worse: '↓', same: '=' }

/** On a card, what a drop here would do to the plan, and whether none is better; words are beside the pointer. */
export function DropMark({ mark, isBest }: { mark: MoveMark | null; isBest: boolean }) {
  const t = useT()
  if (mark === null) return null
  return (
    <span aria-hidden="true" className={classes.mark} data-mark={mark} data-best={isBest || undefined}>
      {isBest && <span>★ {t('schedule.move.best')}</span>}
      {SIGNS[mark]}
    </span>
  )
}
