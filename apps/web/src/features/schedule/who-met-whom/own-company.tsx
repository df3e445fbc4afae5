import { List, Stack, Text } from '@mantine/core'
import { companyOf, type PersonId } from '@planner/domain'
import { useMemo } from 'react'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { useSchedule } from '../schedule-context.tsx'
import { CompanyNotes } from './company-notes.tsx'

/** Whom a participant meets by the plan that they see, those they meet more than once with the number; SCREEN-9. */
export function OwnCompany({ personId }: { personId: PersonId }) {
  const t = useT()
  const { state, schedule } = useSchedule()
  const company = useMemo(() => companyOf(state, schedule).get(personId), [state, schedule, personId])
  const nameOf = (id: PersonId) => state.persons.get(id)?.name ?? ''
  if (!company || company.others.size === 0) return <Text>{t('coverage.own.nobody')}</Text>
  const met = [...company.others].toSorted(([a], [b]) => byName(nameOf(a), nameOf(b)))
  return (
    <Stack gap="xs">
      <Text component="div">
        {t('coverage.own', { number: met.length })}
        <CompanyNotes company={company} hasNames={false} nameOf={nameOf} />
      </Text>
      <List size="sm" spacing={4} aria-label={t('coverage.title')}>
        {met.map(([id, count]) => (
          <List.Item key={id}>
            <UserText>{nameOf(id)}</UserText>
            {count > 1 && ` · ${t('coverage.cell.groups', { count })}`}
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
