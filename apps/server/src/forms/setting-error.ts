import { type FieldError, type SettingKey, settingDefinition, type VariantDescription } from '@planner/domain'

/** What a setting takes, as the error of a field with another value; VALID-11. */
export function settingError(variant: VariantDescription, key: SettingKey, field: string): FieldError {
  const setting = settingDefinition(variant, key)
  if (setting.type === 'number')
    return { field, rule: 'range', params: { min: setting.min, max: setting.max } }
  const allowed = setting.type === 'bool' ? 'true, false' : setting.choices.join(', ')
  return { field, rule: 'notIn', params: { allowed } }
}
