import { useLanguage } from './i18n/i18n.ts'

/** How far a score is from its bound, in percent of the bound. Never 0, which would be a proof. */
export function distancePercent(soft: number, bound: number): number {
  return Math.max(0.1, Math.ceil((1000 * (bound - soft)) / Math.abs(bound)) / 10)
}

/** The same in the words of a language, such as `0.4%`. */
export function useDistanceText(): (soft: number, bound: number) => string {
  const language = useLanguage()
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return (soft, bound) => format.format(distancePercent(soft, bound) / 100)
}
