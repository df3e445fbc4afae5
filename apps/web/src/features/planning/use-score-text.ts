import { useTranslation } from 'react-i18next'

/** A soft score with one decimal, in the way of writing numbers of the person's language. */
export function useScoreText(): (score: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (score) => format.format(score)
}
