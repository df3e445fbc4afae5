import { NativeSelect, Text, Title } from '@mantine/core'
import { type Interests, isolatedText, mostSimilar } from '@planner/domain'
import { type CSSProperties, useId, useState } from 'react'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useViewer } from '../../lib/live/live-context.tsx'
import styles from './similarity.module.css'

/** A person with their display name. */
export type PersonName = { id: string; name: string }

const MAX_LISTED = 10

type MostAlikeProps = {
  people: readonly PersonName[]
  interests: ReadonlyMap<string, Interests>
}

/** The people most similar to one person. The bars only repeat the numbers. */
export function MostAlike({ people, interests }: MostAlikeProps) {
  const t = useT()
  const viewer = useViewer()
  const titleId = useId()
  const [chosen, setChosen] = useState(viewer.personId ?? '')
  const personId = interests.has(chosen) ? chosen : (people[0]?.id ?? '')
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const alike = mostSimilar(interests, personId, MAX_LISTED)
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title order={2} size="h4" id={titleId}>
          {t('similarity.nearest')}
        </Title>
        <NativeSelect
          label={t('similarity.nearest.choose')}
          value={personId}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={people.map(({ id, name }) => ({ value: id, label: isolatedText(name) }))}
        />
      </div>
      {alike.length === 0 ? (
        <Text>{t('similarity.nearest.none')}</Text>
      ) : (
        <ol className={styles.alike}>
          {alike.map(({ id, similarity }) => {
            const percent = Math.round(similarity * 100)
            return (
              <li key={id} style={{ '--share': `${percent}%` } as CSSProperties}>
                <span className={styles.name}>
                  <UserText>{names.get(id) ?? ''}</UserText>
                </span>
                <span className={styles.bar} aria-hidden="true" />
                <span className={styles.percent}>{t('similarity.percent', { percent })}</span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
