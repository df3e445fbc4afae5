import type { SettingQuestion } from '@planner/domain'
import { type MouseEvent, useEffect, useState } from 'react'
import { useWords } from '../../lib/live/use-words.ts'
import styles from './question-nav.module.css'
import { headingId } from './setting-questions.ts'

type QuestionNavProps = { questions: readonly { question: SettingQuestion; numChanged: number }[] }

/** The way to every question: beside the settings where there is room, else one row above them; SETTING-15. */
export function QuestionNav({ questions }: QuestionNavProps) {
  const t = useWords()
  const [current, setCurrent] = useQuestionInView(questions.map(({ question }) => question))
  const go = (event: MouseEvent, question: SettingQuestion) => {
    // The address says which event and tab this is, and nothing else.
    event.preventDefault()
    const heading = document.getElementById(headingId(question))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
    setCurrent(question)
  }
  return (
    <nav aria-label={t('settings.questions')} className={styles.nav}>
      <ul className={styles.list}>
        {questions.map(({ question, numChanged }) => (
          <li key={question}>
            <a
              href={`#${headingId(question)}`}
              className={styles.link}
              aria-current={question === current ? 'true' : undefined}
              onClick={(event) => go(event, question)}
            >
              {t(`settings.question.${question}`)}
              {numChanged > 0 && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {numChanged}
                  </span>
                  <span className="visually-hidden">
                    {` ${t('settings.numChanged', { count: numChanged })}`}
                  </span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** As far down as a heading may stand and still be the one that is read. */
const READ_ABOVE = 0.3

/** The question that is being read, and a way to say which one somebody has gone to. */
function useQuestionInView(
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
