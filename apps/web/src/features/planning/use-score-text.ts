import { useLanguage } from '../../lib/i18n/i18n.ts'

/** A soft score with one decimal, in the way of writing numbers of the person's language. */
export function useScoreText(): (score: number) => string {
  const language = useLanguage()
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (score) => format.format(score)
}
