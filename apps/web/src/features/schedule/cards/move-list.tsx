import type { PersonId, Place } from '@planner/domain'
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { type MovePrice, priceOf, useMovePrices, usePriceLines, useShortPrice } from '../move-prices.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { isMatch } from './card-search.tsx'
import { ChoiceLine, ChoiceLines, FEW } from './choice-lines.tsx'
import { byMerit, HEADS, type Head, headOf, type Merit } from './merit.ts'
import classes from './move.module.css'
import {
  alreadyIn,
  type MoveTarget,
  moveTargets,
  type Picked,
  placeKey,
  useEffectText,
} from './move-targets.ts'
import { UnderHead } from './under-head.tsx'

type PriceAt = (place: Place) => MovePrice | null

type Props = Picked & { onMove: (to: Place) => void }

/** Every group that somebody can be moved to, by merit, and what the move would do; SCHED-36, SCHED-67. */
export function MoveList({ personId, from, onMove }: Props) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const prices = useMovePrices({ personId, from: from.key })
  const priceAt: PriceAt = (place) => prices && priceOf(plan.schedule, prices, from, place)
  const targets = useTargets(personId, from)
  const [query, setQuery] = useState('')
  const found = targets.filter(({ group }) => isMatch(names.group(group), query))
  const heads = useHeads(found, priceAt)
  const already = alreadyIn(plan, { personId, from }, from.sessionId).map(names.group)
  const common = { personId, from, priceAt, onMove }
  return (
    <>
      {targets.length > FEW && (
        <SearchField label={t('schedule.cards.move.search')} value={query} onChange={setQuery} />
      )}
      {!heads && (
        <p role="status" className={classes.asked}>
          {t('schedule.move.asked')}
        </p>
      )}
      {found.length + already.length === 0 && (
        <p className={classes.quiet}>{t('schedule.cards.move.none')}</p>
      )}
      {already.map((group) => (
        <p key={group} className={classes.quiet}>
          {t('schedule.cards.move.already', { person: names.person(personId), group })}
        </p>
      ))}
      {heads &&
        HEADS.map((head) => (
          <UnderHead key={head} head={head} number={heads[head].length} mustOpen={query !== ''}>
            <ChoiceLines
              items={heads[head]}
              line={(target) => (
                <Target
                  key={placeKey(target.place)}
                  target={target}
                  saysWhy={head === 'breaks'}
                  {...common}
                />
              )}
            />
          </UnderHead>
        ))}
      {from.key !== null && query === '' && <MoveOut {...common} />}
    </>
  )
}

/** The targets of all sessions, those of the person's own first; the others as soon as the page has time. */
function useTargets(personId: PersonId, { sessionId, key }: Place): readonly MoveTarget[] {
  const plan = useSchedule()
  const isAll = useDeferredValue(true, false)
  return useMemo(() => {
    const others = plan.schedule.sessions.map(({ id }) => id).filter((id) => id !== sessionId)
    const from = { sessionId, key }
    const found = [sessionId, ...(isAll ? others : [])].flatMap((id) =>
      moveTargets(plan, { personId, from }, id),
    )
    // A group of several sessions is joined as a whole.
    const byGroup = new Map(found.toReversed().map((target) => [target.group.key, target]))
    return found.filter((target) => byGroup.get(target.group.key) === target)
  }, [plan, personId, sessionId, key, isAll])
}

type Heads = Readonly<Record<Head, readonly MoveTarget[]>>

/**
 * The targets under their heads, by merit; null before anything is known of them. While they are priced
 * anew they keep their order, so that none moves below a finger.
 */
function useHeads(targets: readonly MoveTarget[], priceAt: PriceAt): Heads | null {
  const last = useRef<ReadonlyMap<string, { head: Head; rank: number }>>(new Map())
  const isAsked = targets.some(({ place }) => priceAt(place) === 'asked')
  const weighed = (target: MoveTarget) => {
    const merit = meritOf(target, priceAt(target.place))
    return { target, merit, head: headOf(merit) }
  }
  const ranked = isAsked
    ? targets.flatMap((target) => {
        const was = last.current.get(placeKey(target.place))
        return was ? [{ target, ...was }] : []
      })
    : targets
        .map(weighed)
        .sort((a, b) => byMerit(a.merit, b.merit))
        .map((each, rank) => ({ ...each, rank }))
  useLayoutEffect(() => {
    if (isAsked) return
    last.current = new Map(ranked.map(({ target, head, rank }) => [placeKey(target.place), { head, rank }]))
  })
  if (isAsked && ranked.length === 0) return null
  ranked.sort((a, b) => a.rank - b.rank)
  const under = (head: Head) => ranked.filter((each) => each.head === head).map(({ target }) => target)
  return { better: under('better'), worse: under('worse'), open: under('open'), breaks: under('breaks') }
}

function meritOf({ effect, satisfaction, places }: MoveTarget, price: MovePrice | null): Merit {
  const known = price !== null && typeof price === 'object' ? price.move : null
  return {
    price: known,
    // A price sets off what a move breaks against what it mends.
    breaks: effect.violations.length > 0 || (known === null && effect.forced !== undefined),
    suits: satisfaction,
    places,
  }
}

type TargetProps = {
  target: MoveTarget
  personId: PersonId
  from: Place
  priceAt: PriceAt
  /** With the rules that a move would break. */
  saysWhy?: boolean
  onMove: (to: Place) => void
}

/** A line: how well the group suits the person, its name, its room, and what they get there. */
function Target({ target, personId, from, priceAt, saysWhy = false, onMove }: TargetProps) {
  const t = useT()
  const names = useNames()
  const effectText = useEffectText()
  const priceLines = usePriceLines()
  const shortPrice = useShortPrice()
  const { place, group, places } = target
  const { facts, warnings } = effectText(target, personId)
  const price = priceAt(place)
  const lines = price === null ? [] : priceLines(price, names.person(personId))
  const why = warnings.length > 0 ? warnings.join('; ') : t('schedule.move.breaches', { number: 1 })
  const words = [facts, ...lines, ...(saysWhy ? [] : warnings)].join('. ')
  return (
    <ChoiceLine suits={target.satisfaction} words={words} onClick={() => onMove(place)}>
      <span className={classes.name}>
        {names.group(group)}
        {place.sessionId !== from.sessionId && (
          <span className={classes.quiet}> {names.sessionById(place.sessionId)}</span>
        )}
      </span>
      <span className={classes.quiet}>
        {places > 0 ? t('schedule.cards.free', { number: places }) : t('schedule.cards.full')}
      </span>
      {price !== null && <span className={classes.share}>{shortPrice(price)}</span>}
      {saysWhy && <span className={classes.bad}>{why}</span>}
    </ChoiceLine>
  )
}

function MoveOut({ personId, from, priceAt, onMove }: Omit<TargetProps, 'target'>) {
  const t = useT()
  const names = useNames()
  const priceLines = usePriceLines()
  const shortPrice = useShortPrice()
  const to = { sessionId: from.sessionId, key: null }
  const price = priceAt(to)
  return (
    <button
      type="button"
      className={classes.out}
      title={price ? priceLines(price, names.person(personId)).join('. ') : undefined}
      onClick={() => onMove(to)}
    >
      <span className={classes.name}>{t('schedule.cards.move.out')}</span>
      {price !== null && <span className={classes.share}>{shortPrice(price)}</span>}
    </button>
  )
}
