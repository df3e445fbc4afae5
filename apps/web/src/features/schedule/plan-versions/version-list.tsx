import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import type { PlanVersion } from '@planner/protocol'
import { useShortList } from '../../../components/use-short-list.tsx'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import { refusalKey } from '../../../lib/i18n/refusal-text.ts'
import { dateTimeText } from '../../../lib/time-text.ts'
import { useAuthorText } from './use-author-text.ts'
import type { Versions } from './use-versions.ts'
import classes from './versions.module.css'

type Props = { versions: Versions; onOpen: (id: string) => void }

/** When, who, what it came to, and whether it is in force; the newest first. */
export function VersionList({ versions, onOpen }: Props) {
  const t = useT()
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
                  {[kindText(t, version), author(version.author)].filter(Boolean).join(' · ')}
                </Text>
                {satisfaction !== null && (
                  <Text size="sm" c="dimmed">
                    {t('planning.satisfaction', { percent: Math.floor(100 * satisfaction) })}
                  </Text>
                )}
              </div>
              {version.isUsable && (
                <Button
                  variant="default"
                  mih={44}
                  aria-label={t('versions.openOf', { time })}
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

export function kindText(t: Translate, { status, isReplan, reason, scenario }: PlanVersion): string {
  if (scenario !== null) return t('versions.kind.scenario', { name: isolatedText(scenario) })
  if (status === 'kept') return t('versions.kind.kept')
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
