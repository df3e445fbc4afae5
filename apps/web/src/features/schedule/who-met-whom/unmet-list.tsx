import { Button, List, Text, Title } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'

type UnmetListProps = { pairs: readonly [PersonId, PersonId][]; nameOf: (id: PersonId) => string }

const SHORT = 20

/** Pairs who have not met and both want to. */
export function UnmetList({ pairs, nameOf }: UnmetListProps) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  if (pairs.length === 0) return null
  return (
    <section aria-label={t('coverage.unmet')}>
      <Title order={3} size="h5" mb="xs">
        {t('coverage.unmet')}
      </Title>
      <List size="sm" spacing={4}>
        {(showsAll ? pairs : pairs.slice(0, SHORT)).map(([a, b]) => (
          <List.Item key={`${a}|${b}`}>
            <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('schedule.meetings.pair', { first: nameOf(a), second: nameOf(b) })}
            </Text>
          </List.Item>
        ))}
      </List>
      {pairs.length > SHORT && (
        <Button variant="subtle" mih={44} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('schedule.warnings.fewer') : t('schedule.warnings.all', { number: pairs.length })}
        </Button>
      )}
    </section>
  )
}
