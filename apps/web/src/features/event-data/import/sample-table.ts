import { PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'

/** A small example table with the variant's own choices: header, then one person per row. */
export function sampleTable(t: Translate, variant: VariantDescription): string[][] {
  const choices = PREFERENCE_SCALES[variant.preferenceScale].choices
  const some = choices[1]
  const most = choices[Math.min(2, choices.length - 1)] ?? some
  return [
    [
      t('import.sample.name'),
      t('import.sample.topic1'),
      t('import.sample.topic2'),
      t('import.sample.topic3'),
    ],
    [t('import.sample.person1'), most, some, ''],
    [t('import.sample.person2'), '', most, some],
  ]
}

/** Serializes as CSV: fields with a comma, quote or line break are quoted. */
export function toCsv(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.map(quoted).join(',')).join('\r\n')
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
