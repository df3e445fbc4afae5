import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { isSettingKey, type SettingValue, settingKeysOf, settingValue } from '@planner/domain'
import type { ChangedSetting, PlanVersion } from '@planner/protocol'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { settingValueText } from '../../../components/setting-value-text.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { planContent, type Versions } from '../plan-questions.ts'
import { useSettingChanges } from '../setting-texts.ts'
import { IN_FORCE, useComparedPlans } from './compare-plans.ts'
import { ComparisonView, PlanText } from './comparison-view.tsx'
import { kindText, versionLabels } from './version-list.tsx'
import classes from './versions.module.css'

type Props = {
  version: PlanVersion
  versions: Versions
  isBusy: boolean
  onRestore: (() => void) | undefined
  onClose: () => void
}

/** The plan in force as it stands, among the ids of versions. */
const NOW = ''

/** One version, to be read: the plan itself, and what differs from another one; PLAN-13. */
export function VersionView({ version, versions, isBusy, onRestore, onClose }: Props) {
  const t = useWords()
  const [otherId, setOtherId] = useState(() => firstCompared(version, versions))
  const own = useAnswer(planContent(version.id)).value?.plan
  const read = useAnswer(otherId === NOW ? null : planContent(otherId)).value?.plan
  const { undoId, undoSettings } = versions
  const changes = version.id === undoId ? undoSettings : undefined
  const plans = useComparedPlans(own, otherId === NOW ? IN_FORCE : read, changes)
  const others = versions.plans.filter(({ id, isUsable }) => isUsable && id !== version.id)
  const labels = versionLabels(versions.plans)
  const time = labels.get(version.id) ?? ''
  const { inForceId, isChanged } = versions
  const nameOf = (id: string) =>
    id === NOW || (id === inForceId && !isChanged)
      ? t('versions.number.inForce')
      : t('versions.opened', { time: labels.get(id) ?? '' })
  const place = useRef<HTMLElement>(null)
  // It stands above the list, where keys would not get to it.
  useEffect(() => place.current?.focus(), [])
  return (
    <Stack
      ref={place as never}
      tabIndex={-1}
      className={classes.view}
      component="section"
      aria-label={t('versions.opened', { time })}
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={3} size="h4">
            {t('versions.opened', { time })}
          </Title>
          <Text size="sm">{kindText(t, version, versions)}</Text>
        </div>
        <Group gap="xs">
          {onRestore && (
            <BusyButton variant="filled" isBusy={isBusy} onClick={onRestore}>
              {t('versions.restore')}
            </BusyButton>
          )}
          <Button onClick={onClose}>{t('app.close')}</Button>
        </Group>
      </Group>
      {changes && <UndoSettings changes={changes} />}
      <NativeSelect
        label={t('versions.compare')}
        value={otherId}
        size="md"
        maw={420}
        onChange={(event) => setOtherId(event.currentTarget.value)}
        data={[
          { value: NOW, label: t('versions.now') },
          ...others.map((each) => ({
            value: each.id,
            label: `${labels.get(each.id)}, ${kindText(t, each, versions)}`,
          })),
        ]}
      />
      {!plans && <Text>{t('app.loading')}</Text>}
      {plans && <ComparisonView {...plans} names={{ other: nameOf(otherId), own: nameOf(version.id) }} />}
      {plans && (
        <Disclosure label={t('versions.content')}>
          <PlanText plan={plans.own} />
        </Disclosure>
      )}
      <FormerSettings settings={version.settings} />
    </Stack>
  )
}

/** The plan in force is compared with the plan before it, everything else with the plan in force. */
function firstCompared({ id }: PlanVersion, { plans, inForceId, isChanged }: Versions): string {
  if (id !== inForceId || isChanged) return NOW
  const older = plans.slice(plans.findIndex((each) => each.id === id) + 1)
  return older.find(({ isUsable }) => isUsable)?.id ?? NOW
}

/** The settings that a plan was made with, where they are others now. */
function FormerSettings({ settings }: { settings: Readonly<Record<string, SettingValue>> }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const changed = settingKeysOf(variant).flatMap((key) => {
    const [former, now] = [settings[key], settingValue(variant, state.settings, key) as SettingValue]
    return former === undefined || former === now || !isSettingKey(key) ? [] : [{ key, former, now }]
  })
  if (changed.length === 0) return null
  return (
    <Disclosure label={t('versions.settings', { number: changed.length })}>
      <ul className={classes.lines}>
        {changed.map(({ key, former, now }) => (
          <li key={key}>
            {t('versions.setting', {
              setting: t(`settings.name.${key}`),
              former: settingValueText(t, former),
              now: settingValueText(t, now),
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** The settings that go back with the plan before, where a scenario has brought others; SCENARIO-6. */
export function UndoSettings({ changes }: { changes: readonly ChangedSetting[] }) {
  const t = useT()
  const lines = useSettingChanges(changes)
  if (changes.length === 0) return null
  return (
    <div>
      <Text size="sm">{t('versions.undoSettings')}</Text>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
