import { isThere } from '@planner/domain'
import { type CSSProperties, type Ref, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../../lib/i18n/i18n.ts'
import { type MovePrices, priceOf, usePriceText } from '../move-prices.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import classes from './move.module.css'
import { moveTarget, useEffectText } from './move-targets.ts'
import type { Drag } from './use-chip-drag.ts'

type Props = {
  drag: Drag
  /** What moves of the person do; null where that is not for the viewer. */
  prices: MovePrices | null
  style: CSSProperties
  ref: Ref<HTMLDivElement>
}

/** What is under the pointer while somebody is dragged: who, and what dropping them here would do. */
export function DragGhost({ drag, prices, style, ref }: Props) {
  const names = useNames()
  return createPortal(
    <div ref={ref} className={classes.ghost} style={style} aria-hidden="true">
      <strong>{names.person(drag.personId)}</strong>
      <DropEffect drag={drag} prices={prices} />
    </div>,
    document.body,
  )
}

function DropEffect({ drag: { personId, from, over }, prices }: Pick<Props, 'drag' | 'prices'>) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const effectText = useEffectText()
  const priceText = usePriceText()
  const target = useMemo(() => {
    const group = over?.key == null || over.key === from.key ? undefined : plan.schedule.byKey.get(over.key)
    return group && over ? moveTarget(plan, personId, from, group, over.sessionId) : undefined
  }, [plan, personId, from, over])
  const there = over?.key && over.key !== from.key ? plan.schedule.byKey.get(over.key) : undefined
  if (over && there && isThere(plan.schedule, personId, over))
    return (
      <span>
        {t('schedule.cards.move.already', { person: names.person(personId), group: names.group(there) })}
      </span>
    )
  const price = over && prices && priceText(priceOf(plan.schedule, prices, from, over))
  const priceLine = price && <span className={classes.price}>{price}</span>
  if (over?.key === null && from.key !== null)
    return (
      <>
        <span>{t('schedule.cards.move.out')}</span>
        {priceLine}
      </>
    )
  if (!target) return null
  const { facts, warnings } = effectText(target, personId)
  return (
    <>
      <span>{names.group(target.group)}</span>
      <span>{facts}</span>
      {priceLine}
      {warnings.map((text) => (
        <span key={text} className={classes.bad}>
          {text}
        </span>
      ))}
    </>
  )
}
