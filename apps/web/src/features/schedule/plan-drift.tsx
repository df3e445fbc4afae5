import { Button } from '@mantine/core'
import { can, type EventFields, isSettingKey, type SettingValue } from '@planner/domain'
import type { PlanDrift as Drift } from '@planner/protocol'
import { Disclosure } from '../../components/disclosure.tsx'
import { settingValueText } from '../../components/setting-value-text.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useAnswer, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import { isAwaited } from '../../lib/live/questions.ts'
import { useWords } from '../../lib/live/use-words.ts'
import { AskAgain } from './ask-again.tsx'
import { useEventNames } from './names.ts'
import classes from './plan-drift.module.css'
import head from './plan-head.module.css'
import { PLAN_DRIFT } from './plan-questions.ts'
import { ShortLines } from './short-lines.tsx'

type Props = { onReplan: () => void; isDisabled: boolean }

/** How far the plan in force is out of date, and what re-planning would change of it; PLAN-28, PLAN-29. */
export function PlanDrift({ onReplan, isDisabled }: Props) {
  const t = useWords()
  const answer = useAnswer(PLAN_DRIFT)
  const { state, again } = answer
  const drift = answer.value?.drift ?? null
  const isReviewed = useSetting('parameters|ui|reviewPlansBeforeShowing')
  const text = ({ part, number }: DriftCount) =>
    t(`planDrift.${part === 'meetings' ? 'calledOff' : part}`, { number })
  if (drift === null && state === 'current') return null
  const isKnown = drift !== null && state !== 'failed'
  const changes = drift ? driftCounts(drift).map(text).join(', ') : ''
  return (
    <div className={`${classes.drift} no-print`} aria-busy={isAwaited(answer)}>
      {state === 'failed' && (
        <AskAgain role="alert" isSmall onAgain={again}>
          {t('planDrift.failed')}
        </AskAgain>
      )}
      <div role="status" data-stale={state !== 'current' || undefined}>
        {drift === null && isAwaited(answer) && <p className={head.note}>{t('planDrift.looking')}</p>}
        {isKnown && drift.state === 'upToDate' && <p className={head.note}>{t('planDrift.upToDate')}</p>}
        {isKnown && drift.state === 'unknown' && <p className={head.note}>{t('planDrift.unknown')}</p>}
      </div>
      {isKnown && drift.state === 'outOfDate' && (
        <div className={classes.changed} data-stale={state !== 'current' || undefined}>
          {changes === '' ? (
            <p className={head.note} data-mark="look">
              {t('planDrift.unlisted')}
            </p>
          ) : (
            <Disclosure
              isLine
              label={
                <span className={head.note} data-mark="look">
                  {t('planDrift.since', { changes })}
                </span>
              }
            >
              <DriftList drift={drift} />
            </Disclosure>
          )}
          {isReviewed && (
            <Button disabled={isDisabled} onClick={onReplan}>
              {t('planDrift.compare')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
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
  'unplacedPeople',
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
function DriftList({ drift }: { drift: Drift }) {
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
