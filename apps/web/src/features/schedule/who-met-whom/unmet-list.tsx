import { List, Text, Title } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useShortList } from '../use-short-list.tsx'

type UnmetListProps = { pairs: readonly [PersonId, PersonId][]; nameOf: (id: PersonId) => string }

/** Pairs who have not met and both want to. */
export function UnmetList({ pairs, nameOf }: UnmetListProps) {
  const t = useT()
  const { shown, button } = useShortList(pairs)
  if (pairs.length === 0) return null
  return (
    <section aria-label={t('coverage.unmet')}>
      <Title order={3} size="h5" mb="xs">
        {t('coverage.unmet')}
      </Title>
      <List size="sm" spacing={4}>
        {shown.map(([a, b]) => (
          <List.Item key={`${a}|${b}`}>
            <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('schedule.meetings.pair', { first: nameOf(a), second: nameOf(b) })}
            </Text>
          </List.Item>
        ))}
      </List>
      {button}
    </section>
  )
}
