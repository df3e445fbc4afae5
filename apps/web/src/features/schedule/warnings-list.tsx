import { Alert, Box, List } from '@mantine/core'
import { type ForcedInPlan, forcedOnce, isAdmin } from '@planner/domain'
import { Disclosure } from '../../components/disclosure.tsx'
import { useShortList } from '../../components/use-short-list.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useForcedText } from './forced-text.ts'
import { useSchedule } from './schedule-context.tsx'
import { useNames } from './use-names.ts'
import { useViolationText } from './use-violation-text.ts'
import { WarningIcon } from './warning-mark.tsx'

/** Warnings that are shown at once. */
const SHORT = 8

/**
 * Broken rules and forced assignments as text, each once; participants see only their own (SCHED-19). Hours of Maybe are counted
 * below, since nobody has to do anything about them (SCHED-26).
 */
export function WarningsList() {
  const t = useT()
  const violationText = useViolationText()
  const { forced, violations, viewer } = useSchedule()
  const conflictText = useConflictText()
  const own = isAdmin(viewer) ? forced : forced.filter(({ personId }) => personId === viewer.personId)
  const conflicts = forcedOnce(own)
  const maybes = conflicts.filter(({ isMaybe }) => isMaybe)
  const texts = [
    ...violations.map(violationText.inList),
    ...conflicts.filter(({ isMaybe }) => !isMaybe).map(conflictText),
  ]
  return (
    <>
      {texts.length > 0 && <Warnings texts={texts} />}
      {maybes.length > 0 && (
        <Disclosure label={t('schedule.warnings.maybe', { number: maybes.length })}>
          <List size="sm" spacing={4}>
            {maybes.map(conflictText).map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Disclosure>
      )}
    </>
  )
}

/** A conflict of a person and a group, with where it is. */
function useConflictText() {
  const t = useT()
  const names = useNames()
  const forcedText = useForcedText()
  return ({ group, sessionIds, personId, reasons, isMaybe }: ForcedInPlan) =>
    t('schedule.warning.where', {
      person: names.person(personId),
      session: names.sessionsById(sessionIds),
      group: names.group(group),
      reasons: isMaybe ? t('availability.maybe') : forcedText(reasons),
    })
}

function Warnings({ texts }: { texts: readonly string[] }) {
  const t = useT()
  const { shown, button } = useShortList(texts, SHORT)
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<WarningIcon />}
      title={t('schedule.warnings.title', { number: texts.length })}
      styles={{ title: { color: 'var(--ink)' } }}
    >
      <List size="sm" spacing={4}>
        {shown.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      {button && <Box mt="xs">{button}</Box>}
    </Alert>
  )
}
