import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { PlanVersion } from '@planner/protocol'
import { useShortList } from '../../../components/use-short-list.tsx'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { refusalKey } from '../../../lib/i18n/refusal-text.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import { dateTimeText } from '../../../lib/time-text.ts'
import { useAuthorText } from './use-author-text.ts'
import type { Versions } from './use-versions.ts'
import classes from './versions.module.css'

type Props = { versions: Versions; onOpen: (id: string) => void }

/** When, who, what it came to, and whether it is in force; the newest first. */
export function VersionList({ versions, onOpen }: Props) {
  const t = useWords()
  const author = useAuthorText()
  const { shown, button } = useShortList(versions.plans, 8)
  return (
    <Stack gap={0}>
      <ul className={classes.list}>
        {shown.map((version) => {
          const time = versionTime(version)
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
                    {t('planning.satisfaction', { percent: percentOf(satisfaction) })}
                  </Text>
                )}
              </div>
              {version.isUsable && (
                <Button
                  variant="default"
                  mih={44}
                  aria-label={t('versions.openOf', { time })}
                  data-version={version.id}
                  onClick={() => onOpen(version.id)}
                >
                  {t('versions.open')}
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

export function versionTime({ endedAt, createdAt }: PlanVersion): string {
  return dateTimeText(new Date(endedAt ?? createdAt))
}

/** What stood before the first plan that may be put back: somebody's own, or nothing at all. */
export function isBeforeAll({ plans }: Pick<Versions, 'plans'>, id: string): boolean {
  const oldest = plans.findLast(({ isUsable }) => isUsable)
  return oldest?.id === id && oldest.status === 'kept'
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
