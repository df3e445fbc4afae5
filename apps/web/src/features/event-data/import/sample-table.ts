import { can, PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import { preferenceLabel } from '../../../components/preference-label.ts'
import type { Translate } from '../../../lib/i18n/i18n.ts'

/** A small example table with the variant's own choices: header, then one person per row (IMPORT-12). */
export function sampleTable(t: Translate, variant: VariantDescription): string[][] {
  return can(variant, 'pairs') ? peopleByPeople(t, variant) : peopleByTopics(t, variant)
}

/** With a column for each person, and those of people's own data that the variant has. */
function peopleByPeople(t: Translate, { preferenceScale, userFields }: VariantDescription): string[][] {
  const yes = preferenceLabel(t, PREFERENCE_SCALES[preferenceScale].choices[1] ?? '')
  const own = OWN_COLUMNS.filter((field) => userFields.includes(field))
  const people = [t('import.sample.person1'), t('import.sample.person2'), t('import.sample.person3')]
  const addresses = ['ada@example.org', 'bo@example.org', 'cleo@example.org']
  const values = { email: addresses, newNumMeetingRequests: ['5', '3', '5'] }
  const wishes = [
    ['', yes, yes],
    [yes, '', ''],
    ['', yes, ''],
  ]
  return [
    [t('import.sample.name'), ...own.map((field) => t(`userData.${field}`)), ...people],
    ...people.map((name, row) => [
      name,
      ...own.map((field) => values[field][row] ?? ''),
      ...(wishes[row] ?? []),
    ]),
  ]
}

const OWN_COLUMNS = ['email', 'newNumMeetingRequests'] as const

function peopleByTopics(t: Translate, variant: VariantDescription): string[][] {
  const labels = PREFERENCE_SCALES[variant.preferenceScale].choices.map((each) => preferenceLabel(t, each))
  const [, some = '', most = some] = labels
  if (variant.words === 'meetings') return samplePeople(t, some)
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

/** People by people: each wishes to meet the next one. */
function samplePeople(t: Translate, wish: string): string[][] {
  const names = [t('import.sample.person1'), t('import.sample.person2'), t('import.sample.person3')]
  const wishes = (row: number) => names.map((_, column) => (column === (row + 1) % names.length ? wish : ''))
  return [[t('import.sample.name'), ...names], ...names.map((name, row) => [name, ...wishes(row)])]
}

/** Serializes as CSV: fields with a comma, quote or line break are quoted. */
export function toCsv(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.map(quoted).join(',')).join('\r\n')
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
