import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { ContactLine } from '../contact-line.tsx'
import classes from './help.module.css'
import { type HelpTopic, helpTexts, needsContact } from './help-texts.ts'

/** The sentences of a topic and, for participants, whom they can ask. */
export function HelpPanel({ topic }: { topic: HelpTopic }) {
  const t = useWords()
  const facts = useLiveSnapshot()
  return (
    <div className={classes.texts}>
      {helpTexts(topic, facts).map(({ question, text }) => (
        <p key={text}>
          {question && <b className={classes.question}>{t(question)}</b>} {t(text)}
        </p>
      ))}
      {needsContact(facts) && (
        <div>
          <ContactLine />
        </div>
      )}
    </div>
  )
}
