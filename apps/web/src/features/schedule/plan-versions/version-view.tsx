import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { type PlanContent, planContentOf } from '@planner/domain'
import type { PlanVersion } from '@planner/protocol'
import { useEffect, useMemo, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot, useTables } from '../../../lib/live/live-context.tsx'
import { viewedPlan } from './compare-plans.ts'
import { ComparisonView } from './comparison-view.tsx'
import { FormerSettings } from './former-settings.tsx'
import { PlanText } from './plan-text.tsx'
import type { Versions } from './use-versions.ts'
import { kindText, versionTime } from './version-list.tsx'
import classes from './versions.module.css'

type Props = {
  version: PlanVersion
  versions: Versions
  isBusy: boolean
  onRestore: (() => void) | undefined
  onClose: () => void
}

const READ = ['assignments', 'weekDayHourAssignments', 'topicGroupRooms', 'preferences'] as const
/** The plan in force as it stands, among the ids of versions. */
const NOW = ''

/** One version, to be read: the plan itself, and what differs from another one; PLAN-13. */
export function VersionView({ version, versions, isBusy, onRestore, onClose }: Props) {
  const t = useT()
  const [otherId, setOtherId] = useState(NOW)
  const own = useContent(version.id)
  const read = useContent(otherId)
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  useTables(READ)
  const cells = READ.map((table) => live.store.tableVersion(table)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are changed in place
  const plans = useMemo(() => {
    const other = otherId === NOW ? planContentOf(state) : read
    if (!own || !other) return undefined
    const view = { variant, state, viewer }
    return { own: viewedPlan(view, own), other: viewedPlan(view, other) }
  }, [own, read, otherId, variant, state, viewer, cells])
  const others = versions.plans.filter(({ id, isUsable }) => isUsable && id !== version.id)
  const time = versionTime(version)
  return (
    <Stack gap="md" className={classes.view} component="section" aria-label={t('versions.opened', { time })}>
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={3} size="h4">
            {t('versions.opened', { time })}
          </Title>
          <Text size="sm">{kindText(t, version)}</Text>
        </div>
        <Group gap="xs">
          {onRestore && (
            <BusyButton mih={44} isBusy={isBusy} onClick={onRestore}>
              {t('versions.restore')}
            </BusyButton>
          )}
          <Button variant="default" mih={44} onClick={onClose}>
            {t('versions.close')}
          </Button>
        </Group>
      </Group>
      <NativeSelect
        label={t('versions.compare')}
        value={otherId}
        size="md"
        maw={420}
        onChange={(event) => setOtherId(event.currentTarget.value)}
        data={[
          { value: NOW, label: t('versions.now') },
          ...others.map((each) => ({ value: each.id, label: `${versionTime(each)}, ${kindText(t, each)}` })),
        ]}
      />
      {!plans && <Text>{t('app.loading')}</Text>}
      {plans && <ComparisonView other={plans.other} own={plans.own} />}
      {plans && (
        <Disclosure label={t('versions.content')}>
          <PlanText plan={plans.own} />
        </Disclosure>
      )}
      <FormerSettings settings={version.settings} />
    </Stack>
  )
}

/** A version as it would be in force now; read again when the event has changed on the server. */
function useContent(planId: string): PlanContent | undefined {
  const live = useLive()
  const { persons, topics } = useLiveSnapshot().state
  const [found, setFound] = useState<{ planId: string; content: PlanContent }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is gone is left out
  useEffect(() => {
    if (planId === NOW) return
    let isOver = false
    void live.plans.read(planId).then((ack) => {
      if (!isOver && ack.ok) setFound({ planId, content: ack.plan })
    })
    return () => {
      isOver = true
    }
  }, [live, planId, persons.size, topics.size])
  return found?.planId === planId ? found.content : undefined
}
