import { Title } from '@mantine/core'
import { type Environment, type Occasion, occasionsOnFrontPage } from '@planner/domain'
import { type CSSProperties, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { OccasionAnswer } from './occasion-answer.tsx'
import styles from './occasions.module.css'

/** What are you planning? Each answer leads to a variant, or to one more question; FRONT-2. */
export function Occasions({ environment }: { environment: Environment }) {
  const t = useT()
  const [open, setOpen] = useState<Occasion>()
  const answers = occasionsOnFrontPage(environment)
  return (
    <section aria-labelledby="planning">
      <Title order={2} id="planning" tabIndex={-1}>
        {t('frontPage.question')}
      </Title>
      <div className={styles.answers} style={{ '--answers': answers.length } as CSSProperties}>
        {answers.map(({ occasion, variants }) => (
          <OccasionAnswer
            key={occasion}
            occasion={occasion}
            variants={variants}
            isOpen={open === occasion}
            onToggle={() => setOpen(open === occasion ? undefined : occasion)}
          />
        ))}
      </div>
    </section>
  )
}
