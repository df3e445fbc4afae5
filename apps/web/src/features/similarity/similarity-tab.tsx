import { NativeSelect, Stack, Text, Title } from '@mantine/core'
import {
  type Interests,
  interestsOf,
  isolatedText,
  mostSimilar,
  similarity,
  similarityHidden,
  similarityOrder,
} from '@planner/domain'
import { type CSSProperties, useDeferredValue, useId, useMemo, useState } from 'react'
import { EmptyNote } from '../../components/empty-note.tsx'
import { SearchField } from '../../components/form/search-field.tsx'
import { ShareLinkButton } from '../../components/share-link-button.tsx'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useEventState, useLiveSnapshot, useViewer } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { byName } from '../../lib/name-order.ts'
import styles from './similarity.module.css'

/** More columns would be unreadable; others can be found by search. */
const MAX_IN_MATRIX = 40

/** Similarity of people's topic preferences, or why there is none to see; TAB-12. */
export function SimilarityTab() {
  const t = useWords()
  const { variant, state, viewer } = useLiveSnapshot()
  const hidden = similarityHidden(variant, state, viewer)
  return hidden === undefined ? <Similarity /> : <EmptyNote>{t(`similarity.hidden.${hidden}`)}</EmptyNote>
}

function Similarity() {
  const t = useWords()
  const state = useEventState('preferences')
  const interests = useMemo(() => interestsOf(state), [state])
  const titleId = useId()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query).trim().toLocaleLowerCase()
  const people = [...interests.keys()]
    .map((id) => ({ id, name: state.persons.get(id)?.name ?? '' }))
    .sort((a, b) => byName(a.name, b.name))
  // Some hundred people take a moment to be put in order.
  const known = useDeferredValue(interests)
  const order = useMemo(() => similarityOrder(known), [known])
  const byId = new Map(people.map((person) => [person.id, person]))
  const found = order
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const shown = found.slice(0, MAX_IN_MATRIX)
  const numWithChoices = [...interests.values()].filter((topics) => topics.size > 0).length
  if (numWithChoices < 2) return <EmptyNote act={<ShareLinkButton />}>{t('similarity.tooFew')}</EmptyNote>
  return (
    <Stack gap="xl">
      <Text maw="var(--measure-reading)">{t('similarity.intro')}</Text>
      <MostAlike people={people} interests={interests} />
      <Stack component="section" gap="sm" aria-labelledby={titleId}>
        <div className={styles.head}>
          <div>
            <Title order={2} size="h4" id={titleId}>
              {t('similarity.matrix.title')}
            </Title>
            <Text size="sm" c="dimmed" maw="var(--measure-reading)">
              {t('similarity.matrix.help')}
            </Text>
          </div>
          <SearchField label={t('app.searchPeople')} value={query} onChange={setQuery} />
        </div>
        <Text size="sm" role="status" className={styles.status}>
          {found.length === 0
            ? t('participants.noneFound')
            : shown.length < people.length &&
              t('similarity.shown', { shown: shown.length, total: people.length })}
        </Text>
        {shown.length > 0 && <SimilarityMatrix people={shown} interests={interests} />}
      </Stack>
    </Stack>
  )
}

type SimilarityProps = {
  people: readonly PersonName[]
  interests: ReadonlyMap<string, Interests>
}

// biome-ignore lint/plugin: nothing is added to it
const NONE: Interests = new Map()

/** Pairwise similarity of all people. The tint only repeats the number. */
function SimilarityMatrix({ people, interests }: SimilarityProps) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area by focusing it
    <section className={styles.scroll} tabIndex={0} aria-label={t('similarity.matrix')}>
      <table className={styles.matrix} aria-label={t('similarity.matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('app.person')}</th>
            {people.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.column} title={isolatedText(name)}>
                <span>
                  <UserText>{name}</UserText>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((row) => (
            <tr key={row.id}>
              <th scope="row" title={isolatedText(row.name)}>
                <UserText>{row.name}</UserText>
              </th>
              {people.map((column) => (
                <Cell
                  key={column.id}
                  isSelf={row.id === column.id}
                  value={similarity(interests.get(row.id) ?? NONE, interests.get(column.id) ?? NONE)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value, isSelf }: { value: number | undefined; isSelf: boolean }) {
  const t = useT()
  if (isSelf || value === undefined) {
    return (
      <td data-self={isSelf || undefined}>
        <span aria-hidden="true">{isSelf ? '' : '–'}</span>
        <span className="visually-hidden">{t(isSelf ? 'similarity.self' : 'similarity.unknown')}</span>
      </td>
    )
  }
  const percent = Math.round(value * 100)
  return <td style={{ '--strength': `${Math.round(percent * 0.4)}%` } as React.CSSProperties}>{percent}</td>
}

/** A person with their display name. */
type PersonName = { id: string; name: string }

const MAX_LISTED = 10

/** The people most similar to one person. The bars only repeat the numbers. */
function MostAlike({ people, interests }: SimilarityProps) {
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
                <span className={styles.percent}>{t('schedule.worth.percent', { percent })}</span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
