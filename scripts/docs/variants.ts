import {
  CAPABILITIES,
  type Capability,
  can,
  EVENT_FIELDS,
  type NumberLimit,
  PREFERENCE_SCALES,
  SETTING_KEYS,
  SETTINGS,
  type SettingDefinition,
  settingDefault,
  settingKeysOf,
  TOPIC_FIELDS,
  USER_FIELDS,
  VARIANTS,
  type VariantDescription,
} from '@planner/domain'
import { code, markdownTable } from '../lib/markdown-table.ts'

/** Generates docs/variants.md: every variant in the registry, one table per aspect. */
export default function variants(): string {
  return `${sections().join('\n\n')}\n`
}

const list = (texts: readonly string[]) => (texts.length === 0 ? '-' : texts.join(', '))
const capabilities = Object.keys(CAPABILITIES) as Capability[]
const named = (capability: Capability) => `${code(capability)}: ${CAPABILITIES[capability]}`
const yes = (answer: boolean) => (answer ? 'yes' : '-')

/** One row per variant. */
function byVariant(head: readonly string[], row: (variant: VariantDescription) => readonly string[]): string {
  return markdownTable(
    ['variant', ...head],
    VARIANTS.map((variant) => [code(variant.id), ...row(variant)]),
  )
}

/** One column per variant. */
function acrossVariants<T>(
  title: string,
  rows: readonly T[],
  name: (row: T) => string,
  cell: (row: T, variant: VariantDescription) => string,
): string {
  return markdownTable(
    [title, ...VARIANTS.map(({ id }) => code(id))],
    rows.map((row) => [name(row), ...VARIANTS.map((variant) => cell(row, variant))]),
  )
}

function sections(): string[] {
  return [
    '# The variants',
    'Several planners over one core. A variant is data: one description a variant in `packages/domain/src/variants`, and no code\noutside that folder asks which one it is. This page is written by `npm run docs`; change the descriptions, not the page.',
    '## Where they are',
    byVariant(['route base', 'hub path', 'occasion', 'hidden on the front page in'], (variant) => [
      code(variant.routeBase),
      code(variant.hubPath),
      variant.occasion,
      list(variant.hiddenOnFrontPageIn),
    ]),
    '## Tabs',
    'The number before a tab is the `tab` query parameter; the order is the one on the screen.',
    byVariant(['tabs'], tabs),
    '## How people say what they want',
    byVariant(['topic preferences', "author's own topic", 'availability', 'planned on'], (variant) => [
      choices(variant),
      variant.ownTopicPreference,
      AVAILABILITIES[variant.availability],
      variant.slots === 'sessions' ? 'sessions' : 'hours of the week',
    ]),
    'Blank is the first choice of every scale. Contact preferences are blank, `No` and 1 to 10, or blank and `No` where only\nbinary choices are allowed.',
    '## What they can do',
    acrossVariants('capability', capabilities, named, (capability, variant) => yes(can(variant, capability))),
    '## Fields of an event',
    acrossVariants('field', Object.keys(EVENT_FIELDS), code, (field, { eventFields }) =>
      yes((eventFields as readonly string[]).includes(field)),
    ),
    '## Fields of a person',
    acrossVariants('field', USER_FIELDS, code, (field, { userFields }) =>
      yes((userFields as readonly string[]).includes(field)),
    ),
    '## Fields of a topic besides its name',
    acrossVariants('field', Object.keys(TOPIC_FIELDS), code, (field, { topicFields }) =>
      yes((topicFields as readonly string[]).includes(field)),
    ),
    '## Defaults and limits',
    'Whole numbers, both ends included; a question mark says that the field may stay empty. `-`: the variant does not ask for it.',
    byVariant(
      ['sessions', 'default', 'duration', 'default', 'sessions of a person', 'meetings of a person'],
      limits,
    ),
    '## Settings',
    'Defaults; an empty cell means that the variant has no use for the setting.',
    acrossVariants(
      'setting',
      SETTING_KEYS,
      (key) => `${code(key)} ${bounds(SETTINGS[key])}`.trim(),
      (key, variant) => (settingKeysOf(variant).includes(key) ? String(settingDefault(variant, key)) : ''),
    ),
  ]
}

const AVAILABILITIES = {
  none: 'not asked for',
  sessions: 'a box for each session',
  weekGrid: '7 by 24 hours: yes',
  weekGridMaybe: '7 by 24 hours: Maybe, Yes',
} as const satisfies Record<VariantDescription['availability'], string>

function tabs(variant: VariantDescription): string[] {
  const order = variant.tabDisplayOrder ?? variant.tabs
  return [order.map((tab) => `${variant.tabs.indexOf(tab) + 1} ${tab}`).join(', ')]
}

function choices(variant: VariantDescription): string {
  const scale = PREFERENCE_SCALES[variant.preferenceScale]
  const named = scale.choices.filter((choice) => choice !== '')
  const text = named.includes('10') ? ['1 to 10', ...named.filter((choice) => !/^\d+$/.test(choice))] : named
  return list(scale.states.length === 0 ? text : [...text, 'and the states of a meeting'])
}

function limits(variant: VariantDescription): string[] {
  const { defaults, eventFields, userFields } = variant
  const range = (isAsked: boolean, { min, max, required }: NumberLimit) =>
    isAsked ? `${min} to ${max}${required ? '' : '?'}` : '-'
  return [
    range(eventFields.includes('numSessions'), variant.limits.numSessions),
    String(defaults.numSessions),
    range(eventFields.includes('sessionDurationInHours'), variant.limits.sessionDurationInHours),
    String(defaults.sessionDurationInHours ?? '-'),
    range(userFields.includes('numUserSessions'), variant.limits.numUserSessions),
    range(userFields.includes('newNumMeetingRequests'), variant.limits.numMeetingRequests),
  ]
}

function bounds(setting: SettingDefinition): string {
  if (setting.type === 'number') return `${setting.min} to ${setting.max}`
  return setting.type === 'option' ? setting.choices.join(' or ') : ''
}
