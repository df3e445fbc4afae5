import { Alert, Button, List } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useForcedText } from './forced-text.ts'
import { useSchedule } from './schedule-context.tsx'
import { useNames } from './use-names.ts'
import { WarningIcon } from './warning-mark.tsx'

const SHORT = 8

/** Forced assignments and rule violations as text; participants see only their own. */
export function WarningsList() {
  const t = useT()
  const names = useNames()
  const forcedText = useForcedText()
  const { forced, faults, viewer } = useSchedule()
  const [showsAll, setShowsAll] = useState(false)
  const own = isAdmin(viewer) ? forced : forced.filter(({ personId }) => personId === viewer.personId)
  const texts = [
    ...faults.map((fault) =>
      fault.kind === 'twoGroups'
        ? t('schedule.fault.twoGroups', {
            person: names.person(fault.personId),
            session: names.sessionById(fault.sessionId),
            groups: fault.groups.map(names.group).join(', '),
          })
        : t(`schedule.fault.${fault.kind}`, {
            group: names.group(fault.group),
            session: names.sessionById(fault.sessionId),
            size: fault.size,
            bound: fault.bound,
          }),
    ),
    ...own.map(({ group, sessionId, personId, reasons }) =>
      t('schedule.warning.where', {
        person: names.person(personId),
        session: names.sessionById(sessionId),
        group: names.group(group),
        reasons: forcedText(reasons),
      }),
    ),
  ]
  if (texts.length === 0) return null
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<WarningIcon />}
      title={t('schedule.warnings.title', { number: texts.length })}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <List size="sm" spacing={4}>
        {(showsAll ? texts : texts.slice(0, SHORT)).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      {texts.length > SHORT && (
        <Button variant="subtle" size="compact-md" mt="xs" mih={44} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('schedule.warnings.fewer') : t('schedule.warnings.all', { number: texts.length })}
        </Button>
      )}
    </Alert>
  )
}
