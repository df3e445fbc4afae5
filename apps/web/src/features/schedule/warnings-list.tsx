import { Alert, Button, List } from '@mantine/core'
import { forcedOnce, isAdmin } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useForcedText } from './forced-text.ts'
import { useSchedule } from './schedule-context.tsx'
import { useNames } from './use-names.ts'
import { useViolationText } from './use-violation-text.ts'
import { WarningIcon } from './warning-mark.tsx'

const SHORT = 8

/** Forced assignments and broken rules as text, each once; participants see only their own. SCHED-19 */
export function WarningsList() {
  const t = useT()
  const names = useNames()
  const forcedText = useForcedText()
  const violationText = useViolationText()
  const { forced, violations, viewer } = useSchedule()
  const [showsAll, setShowsAll] = useState(false)
  const own = isAdmin(viewer) ? forced : forced.filter(({ personId }) => personId === viewer.personId)
  const texts = [
    ...violations.map(violationText.inList),
    ...forcedOnce(own).map(({ group, sessionIds, personId, reasons }) =>
      t('schedule.warning.where', {
        person: names.person(personId),
        session: names.sessionsById(sessionIds),
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
