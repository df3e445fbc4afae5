import { can, type EventFields, isSettingKey, type SettingValue } from '@planner/domain'
import type { PlanDrift as Drift } from '@planner/protocol'
import { settingValueText } from '../../components/setting-value-text.ts'
import { useLanguage, useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { useEventNames } from './names.ts'
import classes from './plan-drift.module.css'
import { ShortLines } from './short-lines.tsx'

/** Kinds of change that are told one by one; more than these are counted together. */
const MOST_KINDS = 2

/** What has changed since the plan in one sentence; null where nothing of it is named. PLAN-28 */
export function useDriftTitle(): (drift: Drift) => string | null {
  const t = useWords()
  const language = useLanguage()
  return (drift) => {
    const counts = driftCounts(drift)
    if (counts.length === 0) return null
    if (counts.length > MOST_KINDS)
      return t('head.changed.many', { number: counts.reduce((sum, { number }) => sum + number, 0) })
    const texts = counts.map(({ part, number }) =>
      t(`planDrift.${part === 'meetings' ? 'calledOff' : part}`, { number }),
    )
    const changes = new Intl.ListFormat(language, { type: 'conjunction' }).format(texts)
    return t('head.changed', { changes })
  }
}

/** What has changed, in the order in which it is told. */
const DRIFT_PARTS = [
  'newPeople',
  'gonePeople',
  'erasedPeople',
  'changedPeople',
  'choices',
  'newTopics',
  'goneTopics',
  'changedTopics',
  'unfixedTopics',
  'meetings',
  'settings',
] as const

type DriftPart = (typeof DRIFT_PARTS)[number]
type DriftCount = { part: DriftPart; number: number }

/** How much has changed of each kind. */
function driftCounts(drift: Drift): DriftCount[] {
  const counts = DRIFT_PARTS.map((part) => ({ part, number: numberOf(drift, part) }))
  return counts.filter(({ number }) => number > 0)
}

function numberOf(drift: Drift, part: DriftPart): number {
  if (part === 'settings') return drift.settings.length + drift.fields.length
  // Each thing that somebody chose otherwise is a choice.
  if (part === 'choices') return drift.choices.reduce((sum, { number }) => sum + number, 0)
  const value = drift[part]
  return typeof value === 'number' ? value : value.length
}

/** Who and what has changed since the plan, by name. */
export function DriftList({ drift }: { drift: Drift }) {
  const t = useT()
  const parts = useDriftLines(drift).filter(({ lines }) => lines.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to get there
    <section className={classes.parts} tabIndex={0} aria-label={t('planDrift.list')}>
      {parts.map(({ part, title, lines }) => (
        <section key={part}>
          <h3>{title}</h3>
          <ShortLines lines={lines} length={10} />
        </section>
      ))}
    </section>
  )
}

type Lines = { part: string; title: string; lines: readonly string[] }

function useDriftLines(drift: Drift): Lines[] {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const names = useEventNames()
  const isPairs = can(variant, 'pairs')
  const person = (id: string) => names.person(id) || t('history.who.nameless')
  const topic = (id: string) => (state.topics.has(id) ? names.topic(id) : t('planDrift.goneTopic'))
  const chosen = ({ personId, ofIds, number }: Drift['choices'][number]) => {
    const named = ofIds.map(isPairs ? person : topic).join(', ')
    const rest = number - ofIds.length
    return t(rest > 0 ? 'planDrift.choicesMore' : 'planDrift.choicesOf', {
      person: person(personId),
      names: named,
      number: rest,
    })
  }
  const unplaced = new Set(drift.unplacedPeople)
  const without = t('planDrift.unplaced')
  const value = (each: SettingValue | null) => (each === null ? '' : settingValueText(t, each))
  const change = (name: string, former: SettingValue | null, now: SettingValue | null) =>
    former === null && now === null
      ? name
      : t('versions.setting', { setting: name, former: value(former), now: value(now) })
  const part = (name: Exclude<keyof Drift, 'state' | 'fields'>, lines: readonly string[]): Lines => ({
    part: name,
    lines,
    title: t(`planDrift.title.${name as 'newPeople'}`),
  })
  return [
    part(
      'newPeople',
      drift.newPeople.map((id) => (unplaced.has(id) ? `${person(id)} (${without})` : person(id))),
    ),
    part('gonePeople', drift.gonePeople.map(person)),
    part(
      'changedPeople',
      drift.changedPeople.map(({ personId, what }) =>
        t('schedule.labelled', {
          label: person(personId),
          text: what.map((each) => t(`planDrift.what.${each}`)).join(', '),
        }),
      ),
    ),
    part('choices', drift.choices.map(chosen)),
    part('newTopics', drift.newTopics.map(topic)),
    part('goneTopics', drift.goneTopics.map(topic)),
    part('changedTopics', drift.changedTopics.map(topic)),
    part('unfixedTopics', drift.unfixedTopics.map(topic)),
    part('settings', [
      ...drift.settings.map(({ key, former, now }) =>
        change(isSettingKey(key) ? t(`settings.name.${key}`) : key, former, now),
      ),
      ...drift.fields.map(({ field, former, now }) =>
        change(t(`eventData.field.${field as keyof EventFields}`), former, now),
      ),
    ]),
  ]
}
