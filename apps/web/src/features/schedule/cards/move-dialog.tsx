import { Button, NativeSelect } from '@mantine/core'
import { type PersonId, type Place, preferenceOf, satisfactionOf } from '@planner/domain'
import { useMemo, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { type MovePrices, priceOf, usePriceLines } from '../move-prices.tsx'
import { KeepButton } from '../pins.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { WhyLink } from '../why/ask-why.tsx'
import { isHostIn } from './card-model.ts'
import { isMatch } from './card-search.tsx'
import chips from './chips.module.css'
import classes from './move.module.css'
import {
  alreadyIn,
  type MoveTarget,
  moveTargets,
  type Picked,
  placeKey,
  useChoiceText,
  useEffectText,
} from './move-targets.ts'

/** Groups of which one finds the wanted one without a search. */
const FEW = 8

type Props = Picked & {
  /** What moves of the person do; null where that is not for the viewer. */
  prices: MovePrices | null
  onMove: (to: Place) => void
  onClose: () => void
}

/** Moves somebody without a pointer: every group, and what the move would do; SCHED-35, SCHED-36. */
export function MoveDialog({ personId, from, prices, onMove, onClose }: Props) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const priceLines = usePriceLines()
  const priceAt = (place: Place) => prices && priceLines(priceOf(plan.schedule, prices, from, place))
  const [sessionId, setSessionId] = useState(from.sessionId)
  const [query, setQuery] = useState('')
  const targets = useMemo(
    () => moveTargets(plan, { personId, from }, sessionId),
    [plan, personId, from, sessionId],
  )
  const shown = targets.filter(({ group }) => isMatch(names.group(group), query))
  const already = alreadyIn(plan, { personId, from }, sessionId)
    .map(names.group)
    .filter((group) => isMatch(group, query))
  const { sessions } = plan.schedule
  return (
    <Dialog isOpen title={t('schedule.cards.move', { person: names.person(personId) })} onClose={onClose}>
      <div className={classes.move}>
        <Here personId={personId} from={from} />
        <div className={classes.acts}>
          <KeepButton personId={personId} groupKey={from.key} />
          <WhyLink personId={personId} sessionId={from.sessionId} isWithout={from.key === null} />
        </div>
        {sessions.length > 1 && (
          <NativeSelect
            label={t('schedule.cards.move.session')}
            value={sessionId}
            onChange={({ currentTarget: { value } }) => setSessionId(Number(value))}
            data={sessions.map((session) => ({ value: String(session.id), label: names.session(session) }))}
          />
        )}
        {targets.length > FEW && (
          <SearchField label={t('schedule.cards.move.search')} value={query} onChange={setQuery} />
        )}
        <ul className={classes.targets} aria-label={t('schedule.cards.move.targets')}>
          {shown.map((target) => (
            <Target
              key={placeKey(target.place)}
              target={target}
              personId={personId}
              price={priceAt(target.place)}
              onMove={onMove}
            />
          ))}
          {shown.length + already.length === 0 && (
            <li className={classes.quiet}>{t('schedule.cards.move.none')}</li>
          )}
          {already.map((group) => (
            <li key={group} className={classes.quiet}>
              {t('schedule.cards.move.already', { person: names.person(personId), group })}
            </li>
          ))}
          {from.key !== null && sessionId === from.sessionId && query === '' && (
            <MoveOut
              price={priceAt({ sessionId, key: null })}
              onMove={() => onMove({ sessionId, key: null })}
            />
          )}
        </ul>
        <div className={classes.foot}>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

function MoveOut({ price, onMove }: { price: Parameters<typeof Price>[0]['lines']; onMove: () => void }) {
  const t = useT()
  return (
    <li>
      <button type="button" className={classes.target} data-out onClick={onMove}>
        <span className={classes.targetText}>
          {t('schedule.cards.move.out')}
          <Price lines={price} />
        </span>
      </button>
    </li>
  )
}

/** Where the person is now, what they have chosen there, what is wrong with it and what leaving would do. */
function Here({ personId, from }: Picked) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const choiceText = useChoiceText()
  const warnings = useWarnings()
  const { variant, state, viewer, schedule } = plan
  const group = from.key === null ? undefined : schedule.byKey.get(from.key)
  if (!group)
    return <p>{t('schedule.cards.move.fromNone', { session: names.sessionById(from.sessionId) })}</p>
  const reads = satisfactionOf(variant, state, viewer, personId, group.topic.id) !== null
  const hosts = isHostIn(plan, personId, group)
  const warning = warnings.ofSeat(group, from.sessionId, personId)
  const values = { group: names.group(group), session: names.sessionById(from.sessionId) }
  return (
    <div className={classes.here}>
      <p className={classes.now}>{t('schedule.cards.move.from', values)}</p>
      {reads && !hosts && (
        <p>
          {t('schedule.cards.choice', { choice: choiceText(preferenceOf(state, personId, group.topic.id)) })}
        </p>
      )}
      {warning && <p className={classes.bad}>{warning}</p>}
      {hosts && (
        <p className={classes.bad}>{t('schedule.cards.move.host', { person: names.person(personId) })}</p>
      )}
    </div>
  )
}

/** Keeps its place before it is known. */
function Price({ lines }: { lines: string[] | null }) {
  if (lines === null) return null
  return (
    <span className={classes.price}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

type TargetProps = {
  target: MoveTarget
  personId: PersonId
  price: string[] | null
  onMove: (to: Place) => void
}

function Target({ target, personId, price, onMove }: TargetProps) {
  const names = useNames()
  const effectText = useEffectText()
  const { facts, warnings } = effectText(target, personId)
  return (
    <li>
      <button type="button" className={classes.target} onClick={() => onMove(target.place)}>
        <span
          className={chips.dot}
          data-dot
          data-level={target.satisfaction ?? undefined}
          aria-hidden="true"
        />
        <span className={classes.targetText}>
          <strong>{names.group(target.group)}</strong>
          <span className={classes.quiet}>{facts}</span>
          <Price lines={price} />
          {warnings.map((text) => (
            <span key={text} className={classes.bad}>
              {text}
            </span>
          ))}
        </span>
      </button>
    </li>
  )
}
