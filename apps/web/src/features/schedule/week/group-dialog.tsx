import { Badge, Button, Group, List, NativeSelect, Stack, Text } from '@mantine/core'
import { type GroupKey, groupHosts, isAdmin, membersIn, type ScheduledGroup } from '@planner/domain'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { PeopleChips } from '../cards/chips.tsx'
import { useTimeDrafts, useTimeOptions } from '../grid/header-fields.tsx'
import { EventTime } from '../group-facts.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { WarningIcon } from '../warnings.tsx'
import { ClosesForCard, WhyNames } from '../why/ask-why.tsx'

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
        <Stack>
          <ClosesForCard close={onClose}>
            <GroupFacts group={group} sessionId={open.sessionId} />
          </ClosesForCard>
          <Button onClick={onClose} style={{ alignSelf: 'start' }}>
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
            {[...new Set(warnings)].map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        )}
      </div>
    </>
  )
}

/** The day and hour of a group, with one's own beside it; SCHED-3. A breach is made and warned of. */
export function GroupTimeFields({ group, sessionId }: { group: ScheduledGroup; sessionId: number }) {
  const t = useT()
  const options = useTimeOptions('long')
  const { timeOf, setTime } = useTimeDrafts(sessionId)
  return (
    <Group>
      {(['day', 'hour'] as const).map((part) => (
        <NativeSelect
          key={part}
          label={t(`schedule.row.${part}`)}
          value={timeOf(group)[part] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setTime(group, part, value === '' ? null : Number(value))
          }
          data={[
            { value: '', label: options[part].none },
            ...options[part].labels.map((label, index) => ({ value: String(index), label })),
          ]}
        />
      ))}
    </Group>
  )
}
