import type { SettingQuestion } from '@planner/domain'
import type { MouseEvent } from 'react'
import { useWords } from '../../lib/live/use-words.ts'
import styles from './question-nav.module.css'
import { headingId } from './setting-questions.ts'
import { useQuestionInView } from './use-question-in-view.ts'

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
