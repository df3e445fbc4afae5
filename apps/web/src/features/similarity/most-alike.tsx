import { List, NativeSelect, Paper, Text, Title } from '@mantine/core'
import { type Interests, isolatedText, mostSimilar } from '@planner/domain'
import { useState } from 'react'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useViewer } from '../../lib/live/live-context.tsx'
import type { PersonName } from './person-name.ts'

const MAX_LISTED = 10

type MostAlikeProps = {
  people: readonly PersonName[]
  interests: ReadonlyMap<string, Interests>
}

/** The people most similar to one person. */
export function MostAlike({ people, interests }: MostAlikeProps) {
  const t = useT()
  const viewer = useViewer()
  const [chosen, setChosen] = useState(viewer.personId ?? '')
  const personId = interests.has(chosen) ? chosen : (people[0]?.id ?? '')
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const alike = mostSimilar(interests, personId, MAX_LISTED)
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="most-alike">
      <Title order={2} size="h4" id="most-alike" mb="sm">
        {t('similarity.nearest')}
      </Title>
      <NativeSelect
        label={t('similarity.nearest.choose')}
        value={personId}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={people.map(({ id, name }) => ({ value: id, label: isolatedText(name) }))}
        mb="sm"
      />
      {alike.length === 0 ? (
        <Text>{t('similarity.nearest.none')}</Text>
      ) : (
        <List type="ordered">
          {alike.map(({ id, similarity }) => (
            <List.Item key={id}>
              <UserText>{names.get(id) ?? ''}</UserText>:{' '}
              {t('similarity.percent', { percent: Math.round(similarity * 100) })}
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  )
}
