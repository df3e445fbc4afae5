import { Text } from '@mantine/core'
import type { ChangedSetting } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useSettingName } from '../use-setting-name.ts'
import { settingValueText } from './setting-value-text.ts'
import classes from './versions.module.css'

/** The settings that go back with the plan before, where a scenario has brought others; SCENARIO-6. */
export function UndoSettings({ changes }: { changes: readonly ChangedSetting[] }) {
  const t = useT()
  const nameOf = useSettingName()
  if (changes.length === 0) return null
  return (
    <div>
      <Text size="sm">{t('versions.undoSettings')}</Text>
      <ul className={classes.lines}>
        {changes.map(({ path, from, to }) => (
          <li key={path}>
            {t('scenarios.settingChange', {
              setting: nameOf(path),
              from: settingValueText(t, from),
              to: settingValueText(t, to),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
