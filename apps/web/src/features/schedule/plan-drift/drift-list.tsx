import { can, type EventFields, isSettingKey, type SettingValue } from '@planner/domain'
import type { PlanDrift } from '@planner/protocol'
import { useShortList } from '../../../components/use-short-list.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useEventNames } from '../names.ts'
import { settingValueText } from '../plan-versions/setting-value-text.ts'
import classes from './plan-drift.module.css'

/** Who and what has changed since the plan, by name. */
export function DriftList({ drift }: { drift: PlanDrift }) {
  const t = useT()
  const parts = useDriftLines(drift).filter(({ lines }) => lines.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to get there
    <section className={classes.parts} tabIndex={0} aria-label={t('planDrift.list')}>
      {parts.map(({ part, title, lines }) => (
        <Part key={part} title={title} lines={lines} />
      ))}
    </section>
  )
}

type Lines = { part: string; title: string; lines: readonly string[] }

function useDriftLines(drift: PlanDrift): Lines[] {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const names = useEventNames()
  const isPairs = can(variant, 'pairs')
  const person = (id: string) => names.person(id) || t('history.who.nameless')
  const topic = (id: string) => (state.topics.has(id) ? names.topic(id) : t('planDrift.goneTopic'))
  const chosen = ({ personId, ofIds, number }: PlanDrift['choices'][number]) => {
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
  const part = (name: Exclude<keyof PlanDrift, 'state' | 'fields'>, lines: readonly string[]): Lines => ({
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
        t('planDrift.changedOf', {
          person: person(personId),
          what: what.map((each) => t(`planDrift.what.${each}`)).join(', '),
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

function Part({ title, lines }: Omit<Lines, 'part'>) {
  const { shown, button } = useShortList(lines, 10)
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
      {button}
    </section>
  )
}
