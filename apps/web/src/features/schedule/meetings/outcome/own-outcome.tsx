import { Stack, Text, Title } from '@mantine/core'
import { type PersonId, partnerOf } from '@planner/domain'
import type { PlanReport } from '@planner/protocol'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { useEventNames } from '../../names.ts'
import { ChangeTable, ownReasonKey, ReasonList, shownChanges, wishesByReason } from './outcome-parts.tsx'

/** Which wishes of a person are not granted and why, and what the last plan changed for them; MEET-20. */
export function OwnOutcome({ report, personId }: { report: PlanReport; personId: PersonId }) {
  const t = useT()
  const { somebody: person } = useEventNames()
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
          <ReasonList
            groups={wishesByReason(reasons, ({ from, to, reason }) =>
              t(ownReasonKey(reason), { from: person(from), to: person(to) }),
            )}
          />
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
