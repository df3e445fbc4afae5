import type { SettingQuestion } from '@planner/domain'
import { useEffect, useState } from 'react'
import { headingId } from './setting-questions.ts'

/** As far down as a heading may stand and still be the one that is read. */
const READ_ABOVE = 0.3

/** The question that is being read, and a way to say which one somebody has gone to. */
export function useQuestionInView(
  questions: readonly SettingQuestion[],
): [SettingQuestion | undefined, (question: SettingQuestion) => void] {
  const [current, setCurrent] = useState(questions[0])
  const all = questions.join()
  useEffect(() => {
    const read = () => {
      const shown = all.split(',').filter(Boolean) as SettingQuestion[]
      const { clientHeight, scrollHeight } = document.documentElement
      const topOf = (question: SettingQuestion) =>
        document.getElementById(headingId(question))?.getBoundingClientRect().top ?? 0
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 2
      setCurrent((before) => {
        // The last ones cannot reach the top: whichever was gone to stays.
        if (isAtEnd && before && shown.includes(before) && topOf(before) >= 0) return before
        return shown.findLast((question) => topOf(question) < clientHeight * READ_ABOVE) ?? shown[0]
      })
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [all])
  return [current, setCurrent]
}
