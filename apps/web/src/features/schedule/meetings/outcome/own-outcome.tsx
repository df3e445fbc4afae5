import { List, Stack, Text, Title } from '@mantine/core'
import { type PersonId, partnerOf } from '@planner/domain'
import type { PlanReport } from '@planner/protocol'
import { UserText } from '../../../../components/user-text.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { useMeetingNames } from '../use-meeting-names.ts'
import { ChangeTable } from './change-table.tsx'
import { shownChanges } from './outcome-rows.ts'
import { ownReasonKey } from './own-reason-key.ts'

/** Below a person's meetings: which of their wishes are not granted and why, and what the last plan changed for them; MEET-20. */
export function OwnOutcome({ report, personId }: { report: PlanReport; personId: PersonId }) {
  const t = useT()
  const { person } = useMeetingNames()
  const reasons = report.reasons.filter(({ from }) => from === personId)
  const changes = shownChanges(
    report.changes.filter(({ personIds }) => personIds.includes(personId)),
    person,
  )
  const isUntold = reasons.some(({ reason }) => reason === 'notPossible')
  return (
    <>
      {reasons.length > 0 && (
        <Stack component="section" gap="xs" aria-label={t('outcome.own.title')}>
          <Title order={3} size="h5">
            {t('outcome.own.title')}
          </Title>
          <List size="sm" spacing={4}>
            {reasons.map(({ from, to, reason }) => (
              <List.Item key={to} style={{ overflowWrap: 'anywhere' }}>
                <Text span size="sm" fw={600}>
                  <UserText>{person(to)}</UserText>
                </Text>
                : {t(ownReasonKey(reason), { from: person(from), to: person(to) })}
              </List.Item>
            ))}
          </List>
          {isUntold && (
            <Text size="sm" c="dimmed">
              {t('outcome.own.untold')}
            </Text>
          )}
        </Stack>
      )}
      {changes.length > 0 && (
        <Stack component="section" gap="xs" aria-label={t('outcome.changes.own')}>
          <Title order={3} size="h5">
            {t('outcome.changes.own')}
          </Title>
          <ChangeTable
            changes={changes}
            titleOf={(people) =>
              t('schedule.meetings.with', { name: person(partnerOf({ people }, personId)) })
            }
          />
        </Stack>
      )}
    </>
  )
}
