import { Badge, Button, List, Stack, Text } from '@mantine/core'
import { type GroupKey, groupHosts, isAdmin, membersIn, type ScheduledGroup } from '@planner/domain'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { PeopleChips } from '../cards/people-chips.tsx'
import { EventTime } from '../event-time.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { WarningIcon } from '../warning-mark.tsx'
import { WhyNames } from '../why/why-names.tsx'
import { GroupTimeFields } from './group-time-fields.tsx'

/** Which group is open, in the session of its cells. */
export type OpenGroup = { key: GroupKey; sessionId: number }

/** A group of the week: when, who, what is wrong; admins move it here. */
export function GroupDialog({ open, onClose }: { open: OpenGroup | null; onClose: () => void }) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const group = open ? schedule.byKey.get(open.key) : undefined
  return (
    <Dialog isOpen={group !== undefined} title={group ? names.group(group) : ''} onClose={onClose}>
      {group && open && (
        <Stack gap="md">
          <GroupFacts group={group} sessionId={open.sessionId} />
          <Button variant="default" onClick={onClose} style={{ alignSelf: 'start' }}>
            {t('app.close')}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}

function GroupFacts({ group, sessionId }: { group: ScheduledGroup; sessionId: number }) {
  const t = useT()
  const names = useNames()
  const warnings = useWarnings().allOfGroup(group, sessionId)
  const { variant, state, viewer } = useSchedule()
  const members = membersIn(group, sessionId)
  // Those who are in the group are marked there.
  const absent = groupHosts(variant, state, group, sessionId).filter((id) => !members.includes(id))
  return (
    <>
      <div>
        <Text>
          {names.sessionsById(group.sessions)}, {names.time(group, sessionId, 'long')}{' '}
          {viewer.personId !== null && members.includes(viewer.personId) && (
            <Badge tt="none">{t('schedule.list.yours')}</Badge>
          )}
        </Text>
        {!isAdmin(viewer) && <EventTime text={names.eventTime(group, sessionId)} />}
        {absent.length > 0 && (
          <Text>
            <WhyNames text="schedule.list.hosts" people={absent} group={group} sessionId={sessionId} />
          </Text>
        )}
        {members.length > 0 && <PeopleChips group={group} sessionId={sessionId} />}
        {members.length === 0 && <Text c="dimmed">{t('schedule.list.nobody')}</Text>}
      </div>
      {isAdmin(viewer) && <GroupTimeFields group={group} sessionId={sessionId} />}
      <div role="status">
        {warnings.length > 0 && (
          <List icon={<WarningIcon />} spacing={4} size="sm">
            {warnings.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        )}
      </div>
    </>
  )
}
