import { List, Stack, Text } from '@mantine/core'
import { companyOf, type PersonalCompany, type PersonId } from '@planner/domain'
import { useMemo } from 'react'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import classes from './coverage.module.css'

/** Whom a participant meets by their plan, with the number where it is more than once; SCREEN-9. */
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

type Props = {
  company: PersonalCompany | undefined
  /** Names everybody met, and not only their number. */
  hasNames: boolean
  nameOf: (id: PersonId) => string
}

/** Whom somebody meets more than once, and the sessions in which they are alone or meet nobody new. */
export function CompanyNotes(props: Props) {
  return props.company === undefined ? null : <Notes {...props} company={props.company} />
}

function Notes({
  company: { others, alone, nobodyNew },
  hasNames,
  nameOf,
}: Props & { company: PersonalCompany }) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const again = [...others.values()].filter((count) => count > 1).length
  // In a week there are no sessions one after another.
  const isInSessions = schedule.layout === 'sessions'
  const sessions = (ids: readonly number[]) => ids.map(names.sessionById).join(', ')
  const met = [...others]
    .map(([id, count]) => ({ name: nameOf(id), count }))
    .toSorted((a, b) => byName(a.name, b.name))
    .map(({ name, count }) => (count > 1 ? t('coverage.times', { name, count }) : name))
  return (
    <>
      {again > 0 && <span className={classes.notes}>{t('coverage.again', { number: again })}</span>}
      {alone.length > 0 && (
        <span className={classes.notes}>
          {isInSessions ? t('coverage.alone', { sessions: sessions(alone) }) : t('coverage.aloneAnywhere')}
        </span>
      )}
      {isInSessions && nobodyNew.length > 0 && (
        <span className={classes.notes}>{t('coverage.nobodyNew', { sessions: sessions(nobodyNew) })}</span>
      )}
      {hasNames && met.length > 0 && <span className={classes.notes}>{met.join(', ')}</span>}
    </>
  )
}
