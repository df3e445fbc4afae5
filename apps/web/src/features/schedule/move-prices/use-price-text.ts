import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { percentOf } from '../../../lib/percent.ts'
import type { MovePrice } from './price-of.ts'

/** Less than this part of the way to the best is a little. */
const LITTLE = 0.001

/** What a move does in one line, where there is room for no more; SCHED-44. */
export function usePriceText() {
  const linesOf = usePriceLines()
  return (price: MovePrice): string => linesOf(price).join(' · ')
}

/** What a move does to the person, to others and to the plan, each in words of its own; SCHED-44. */
export function usePriceLines() {
  const t = useT()
  const language = useLanguage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const whole = (share: number) => t('schedule.worth.percent', { percent: percentOf(share) })
  return (price: MovePrice): string[] => {
    if (typeof price === 'string') return [t(`schedule.move.${price}`)]
    const { before, move } = price
    const { gain, lose, trend, share, breaches, missing } = move
    const values = { before: whole(before), after: whole(move.satisfaction) }
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
