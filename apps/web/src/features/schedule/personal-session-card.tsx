import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import {
  groupHosts,
  membersIn,
  type Opening,
  type PersonalSession,
  type ScheduledGroup,
} from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { byName } from '../../lib/name-order.ts'
import { useForcedText } from './forced-text.ts'
import { forcedKey, useSchedule } from './schedule-context.tsx'
import { useNames } from './use-names.ts'
import { useOwnEdit } from './use-own-edit.ts'
import { WarningMark } from './warning-mark.tsx'

type Props = { personal: PersonalSession; personId: string }

/** One session of a person: their groups, or why there is none and which groups they could join. */
export function PersonalSessionCard({ personal, personId }: Props) {
  const t = useT()
  const names = useNames()
  const { session } = personal
  return (
    <Card withBorder padding="md">
      <Title order={3} size="h6" c="dimmed" mb={4}>
        {names.session(session)}
      </Title>
      {personal.status === 'placed' && (
        <Stack gap="md">
          {personal.groups.map((group) => (
            <OwnGroup key={group.key} group={group} sessionId={session.id} personId={personId} />
          ))}
        </Stack>
      )}
      {personal.status === 'away' && <Text>{t('schedule.mine.away')}</Text>}
      {personal.status === 'enough' && <Text>{t('schedule.mine.enough')}</Text>}
      {personal.status === 'open' && (
        <Openings openings={personal.openings} sessionId={session.id} personId={personId} />
      )}
    </Card>
  )
}

type GroupProps = { group: ScheduledGroup; sessionId: number; personId: string }

function OwnGroup({ group, sessionId, personId }: GroupProps) {
  const t = useT()
  const names = useNames()
  const forcedText = useForcedText()
  const { mayChange, leave } = useOwnEdit()
  const { variant, state, schedule, forcedByKey } = useSchedule()
  const hosts = groupHosts(variant, state, group, sessionId)
  const otherMembers = membersIn(group, sessionId).filter((id) => id !== personId && !hosts.includes(id))
  const people = otherMembers.map(names.person).sort(byName)
  const forced = forcedByKey.get(forcedKey(group.key, sessionId, personId))
  const name = names.group(group)
  return (
    <Group justify="space-between" wrap="nowrap" align="start">
      <div style={{ minWidth: 0 }}>
        <Text fw={650} size="lg" style={{ overflowWrap: 'anywhere' }}>
          {name} {forced && <WarningMark text={forcedText(forced.reasons)} />}
        </Text>
        {schedule.layout === 'weeks' && <Text>{names.ownTime(group, sessionId, 'long')}</Text>}
        {hosts.length > 0 && (
          <Text size="sm">{t('schedule.list.hosts', { names: names.people(hosts) })}</Text>
        )}
        {people.length > 0 && (
          <Text size="sm">{t('schedule.list.people', { names: people.join(', ') })}</Text>
        )}
      </div>
      {mayChange(group, sessionId, personId) && (
        <Button
          variant="subtle"
          mih={44}
          style={{ flexShrink: 0 }}
          aria-label={t('schedule.mine.leave.label', { group: name })}
          onClick={() => leave(group, sessionId, personId)}
        >
          {t('schedule.mine.leave')}
        </Button>
      )}
    </Group>
  )
}

type OpeningsProps = { openings: readonly Opening[]; sessionId: number; personId: string }

function Openings({ openings, sessionId, personId }: OpeningsProps) {
  const t = useT()
  const names = useNames()
  const { mayChange, join } = useOwnEdit()
  if (openings.length === 0) {
    return (
      <>
        <Text>{t('schedule.mine.open')}</Text>
        <Text size="sm">{t('schedule.mine.noOpenings')}</Text>
      </>
    )
  }
  const mayJoin = openings.some(({ group }) => mayChange(group, sessionId, personId))
  return (
    <>
      <Text>{t('schedule.mine.open')}</Text>
      <Text size="sm">{t('schedule.mine.openings')}</Text>
      <List listStyleType="none" mt={4} styles={{ itemWrapper: { width: '100%' } }}>
        {openings.map(({ group, places }) => (
          <List.Item key={group.key}>
            <Group justify="space-between" wrap="nowrap">
              <span>{t('schedule.places', { group: names.group(group), number: places })}</span>
              {mayJoin && (
                <Button
                  variant="light"
                  mih={44}
                  style={{ flexShrink: 0 }}
                  aria-label={t('schedule.mine.join.label', { group: names.group(group) })}
                  onClick={() => join(group, sessionId, personId)}
                >
                  {t('schedule.mine.join')}
                </Button>
              )}
            </Group>
          </List.Item>
        ))}
      </List>
      {!mayJoin && <Text size="sm">{t('schedule.mine.askOrganiser')}</Text>}
    </>
  )
}
