import { isSettingKey, type SettingValue, settingKeysOf, settingValue } from '@planner/domain'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { settingValueText } from './setting-value-text.ts'
import classes from './versions.module.css'

/** The settings that a plan was made with, where they are others now. */
export function FormerSettings({ settings }: { settings: Readonly<Record<string, SettingValue>> }) {
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
