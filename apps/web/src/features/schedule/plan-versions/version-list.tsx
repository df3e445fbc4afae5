import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { groupsBy, isolatedText } from '@planner/domain'
import type { PlanVersion } from '@planner/protocol'
import { useEffect, useRef } from 'react'
import { useShortList } from '../../../components/use-short-list.tsx'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import { refusalKey } from '../../../lib/i18n/refusal-text.ts'
import { useEventState } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import { dateTimeText, exactTimeText } from '../../../lib/time-text.ts'
import { READ_TABLES, type Versions } from '../plan-questions.ts'
import classes from './versions.module.css'

/** People choose one after another. */
const PAUSE_MS = 1000

type Props = { versions: Versions; onOpen: (id: string) => void; again: () => Promise<void> }

/** When, who, the outcome and the state, newest first; of others whether something changed since; PLAN-37. */
export function VersionList({ versions, onOpen, again }: Props) {
  const t = useWords()
  const author = useAuthorText()
  const isStale = useDataChange(again)
  const labels = versionLabels(versions.plans)
  const { shown, button } = useShortList(versions.plans, 8)
  return (
    <Stack gap={0}>
      <ul className={classes.list}>
        {shown.map((version) => {
          const time = labels.get(version.id) ?? ''
          const state = stateText(t, version, versions)
          const { satisfaction } = version
          return (
            <li key={version.id} className={classes.version}>
              <div className={classes.what}>
                <Group gap="xs">
                  <Text fw={600}>{time}</Text>
                  {state && (
                    <Badge variant={version.id === versions.inForceId ? 'filled' : 'light'}>{state}</Badge>
                  )}
                </Group>
                <Text size="sm">
                  {[kindText(t, version, versions), author(version.author)].filter(Boolean).join(' · ')}
                </Text>
                {satisfaction !== null && (
                  <Text size="sm" c="dimmed">
                    {t('versions.satisfaction', { percent: percentOf(satisfaction) })}
                  </Text>
                )}
                {saysSince(version, versions) && (
                  <Text size="sm" c="dimmed" className={classes.data} data-stale={isStale || undefined}>
                    {t(`versions.data.${version.data}`)}
                  </Text>
                )}
              </div>
              {version.isUsable && (
                <Button
                  aria-label={t('versions.openOf', { time })}
                  data-version={version.id}
                  onClick={() => onOpen(version.id)}
                >
                  {t('app.open')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {button}
    </Stack>
  )
}

/** Reads the versions again a second after a change of what planning reads; true until then. */
function useDataChange(again: () => Promise<void>): boolean {
  const state = useEventState(...READ_TABLES)
  const [settled] = useDebouncedValue(state, PAUSE_MS)
  const read = useRef(settled)
  useEffect(() => {
    if (read.current === settled) return
    read.current = settled
    void again()
  }, [settled, again])
  return state !== settled
}

/** What stood before the first plan that may be put back: somebody's own, or nothing at all. */
export function isBeforeAll({ plans }: Pick<Versions, 'plans'>, id: string): boolean {
  const oldest = plans.findLast(({ isUsable }) => isUsable)
  return oldest?.id === id && oldest.status === 'kept'
}

/** The sign above the plan says it of the one in force, and before the first there was none. */
function saysSince({ id, isUsable }: PlanVersion, versions: Versions): boolean {
  return isUsable && id !== versions.inForceId && !isBeforeAll(versions, id)
}

export function kindText(
  t: Translate,
  { id, status, isReplan, reason, scenario }: PlanVersion,
  versions: Pick<Versions, 'plans'>,
): string {
  if (scenario !== null) return t('versions.kind.scenario', { name: isolatedText(scenario) })
  if (status === 'kept')
    return t(isBeforeAll(versions, id) ? 'versions.kind.keptFirst' : 'versions.kind.kept')
  if (status === 'failed')
    return t('versions.kind.failed', { reason: t(refusalKey(reason ?? '') ?? 'refusal.planFailed') })
  return t(isReplan ? 'versions.kind.replan' : 'versions.kind.plan')
}

function stateText(
  t: Translate,
  { id, status }: PlanVersion,
  { inForceId, isChanged }: Versions,
): string | null {
  if (id === inForceId) return t(isChanged ? 'versions.state.changed' : 'versions.state.inForce')
  if (status === 'draft' || status === 'discarded') return t(`versions.state.${status}`)
  return null
}

/** Who asked for a plan, as the history names them; '' where that is not known. */
function useAuthorText(): (author: PlanVersion['author']) => string {
  const t = useT()
  const { persons } = useEventState()
  return (author) => {
    if (!author) return ''
    const { kind, personId, name } = author
    if (kind === 'server') return t('history.who.server')
    if (kind === 'adminLink')
      return name === '' ? t('history.who.adminLink') : t('history.who.named', { name })
    const person = persons.get(personId)
    return person ? person.name || t('history.who.nameless') : t('history.who.erased')
  }
}

type Timed = Pick<PlanVersion, 'id' | 'endedAt' | 'createdAt'>

/** The label of each version: its minute, its second where two share that, else a number. */
export function versionLabels(plans: readonly Timed[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const ofMinute of byText(plans, dateTimeText)) {
    if (ofMinute.plans.length === 1) label(labels, ofMinute)
    else for (const ofSecond of byText(ofMinute.plans, exactTimeText)) label(labels, ofSecond)
  }
  return labels
}

type SameTime = { text: string; plans: readonly Timed[] }

/** The oldest has number 1, so that a label stays when newer versions come. */
function label(labels: Map<string, string>, { text, plans }: SameTime): void {
  for (const [at, { id }] of plans.entries())
    labels.set(id, plans.length === 1 ? text : `${text} (${plans.length - at})`)
}

function byText(plans: readonly Timed[], textOf: (time: Date) => string): SameTime[] {
  const groups = groupsBy(plans, ({ endedAt, createdAt }) => textOf(new Date(endedAt ?? createdAt)))
  return [...groups].map(([text, same]) => ({ text, plans: same }))
}
