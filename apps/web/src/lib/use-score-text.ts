import { useLanguage } from './i18n/i18n.ts'

/** Formats a soft score with one decimal in the user's locale. */
export function useScoreText(): (score: number) => string {
  const language = useLanguage()
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (score) => format.format(score)
}
