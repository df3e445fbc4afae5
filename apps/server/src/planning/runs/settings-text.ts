import { type SettingCells, settingKeysOf, settingValue, type VariantDescription } from '@planner/domain'

/** Every setting of the variant with its value now, as it is kept with a version of the plan. */
export function settingsText(variant: VariantDescription, settings: SettingCells): string {
  return JSON.stringify(
    Object.fromEntries(settingKeysOf(variant).map((key) => [key, settingValue(variant, settings, key)])),
  )
}
