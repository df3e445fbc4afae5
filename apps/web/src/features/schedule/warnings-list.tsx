import { Alert, Box, List } from '@mantine/core'
import { forcedOnce, isAdmin } from '@planner/domain'
import { Disclosure } from '../../components/disclosure.tsx'
import { useShortList } from '../../components/use-short-list.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSchedule, useWarnings } from './schedule-context.tsx'
import { WarningIcon } from './warning-mark.tsx'

/** Warnings that are shown at once. */
const SHORT = 8
/** The same where what follows says them too and there is little room. */
const BRIEF = 3

/**
 * Broken rules and forced assignments as text, each once; participants see only their own (SCHED-19). Hours of Maybe are counted
 * below, since nobody has to do anything about them (SCHED-26).
 */
export function WarningsList({ isBrief = false }: { isBrief?: boolean }) {
  const t = useT()
  const warnings = useWarnings()
  const { forced, violations, viewer } = useSchedule()
  const own = isAdmin(viewer) ? forced : forced.filter(({ personId }) => personId === viewer.personId)
  const conflicts = forcedOnce(own)
  const maybes = conflicts.filter(({ isMaybe }) => isMaybe)
  const texts = [
    ...violations.map(warnings.inList),
    ...conflicts.filter(({ isMaybe }) => !isMaybe).map(warnings.conflict),
  ]
  return (
    <>
      {texts.length > 0 && <Warnings texts={texts} number={isBrief ? BRIEF : SHORT} />}
      {maybes.length > 0 && (
        <Disclosure label={t('schedule.warnings.maybe', { number: maybes.length })}>
          <List size="sm" spacing={4}>
            {maybes.map(warnings.conflict).map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Disclosure>
      )}
    </>
  )
}

function Warnings({ texts, number }: { texts: readonly string[]; number: number }) {
  const t = useT()
  const { shown, button } = useShortList(texts, number)
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
