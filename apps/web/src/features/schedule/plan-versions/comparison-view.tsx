import { Stack, Text, Title } from '@mantine/core'
import {
  can,
  type GroupContent,
  type GroupKey,
  groupsBy,
  isolatedText,
  membersIn,
  type PersonId,
  type PersonMove,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useMemo } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { type PlanNames, usePlanNames } from '../names.ts'
import { ShortLines } from '../short-lines.tsx'
import { type ComparedNumber, comparePlans, type ViewedPlan } from './compare-plans.ts'
import classes from './versions.module.css'

type Props = {
  other: ViewedPlan
  own: ViewedPlan
  /** What the two are called; left out where the one replaces the other, or would. */
  names?: { other: string; own: string }
}

type Compared = { other: ViewedPlan; own: ViewedPlan; before: PlanNames; after: PlanNames }

function changeTexts(t: Translate, { other, own, before, after }: Compared) {
  const move = ({ personId, sessionId, from, to }: PersonMove) => {
    const [left, joined] = [from.map(before.groupByKey), to.map(after.groupByKey)]
    // Whoever leaves a group, or joins one, may well be in others.
    const lacking = left.length === 0 ? other : joined.length === 0 ? own : null
    if (lacking && isAnywhere(lacking, personId, sessionId))
      return t(left.length === 0 ? 'versions.joins' : 'versions.leaves', {
        when: after.sessionById(sessionId),
        groups: [...left, ...joined].join(', '),
      })
    const nowhere = t('versions.nowhere')
    return `${after.sessionById(sessionId)}: ${left.join(', ') || nowhere} → ${joined.join(', ') || nowhere}`
  }
  const times = (key: GroupKey, starts: GroupContent['starts'], plan: ViewedPlan, names: PlanNames) => {
    const group = plan.schedule.byKey.get(key)
    if (!group) return ''
    if (plan.schedule.layout === 'sessions') return names.sessionsById(group.sessions)
    return starts.map(([session]) => names.time(group, session, 'short')).join(', ')
  }
  return { move, times }
}

/** What changes from the other plan to this one, in numbers and by name. */
export function ComparisonView({ other, own, names }: Props) {
  const t = useT()
  const { difference, gain, lose, numbers } = useMemo(() => comparePlans(other, own), [other, own])
  const [before, after] = [usePlanNames(other), usePlanNames(own)]
  const isPairs = can(own.variant, 'pairs')
  const nameOf = (key: GroupKey) => (own.schedule.byKey.has(key) ? after : before).groupByKey(key)
  const byPerson = [...groupsBy(difference.moves, ({ personId }) => personId)].toSorted(([a], [b]) =>
    byName(after.person(a), after.person(b)),
  )
  const isSame = Object.values(difference).every((list) => list.length === 0)
  const { move, times } = changeTexts(t, { other, own, before, after })
  const session = (id: number | null) => (id === null ? t('versions.meeting.anyTime') : after.sessionById(id))
  return (
    <Stack gap="sm">
      <Numbers numbers={numbers} names={names} />
      {isSame && <Text>{t('versions.same')}</Text>}
      {!isSame && names && (
        <Text size="sm" c="dimmed">
          {t('versions.direction', names)}
        </Text>
      )}
      <Lines
        label="versions.moves"
        lines={byPerson.map(([id, moves]) => `${after.person(id)}. ${moves.map(move).join('; ')}`)}
      />
      <Lines
        label="versions.changedMeetings"
        lines={difference.meetings.map(({ people: [a, b], change, from, to }) =>
          t(`versions.meeting.${change}`, {
            one: after.person(a),
            other: after.person(b),
            from: session(from),
            to: session(to),
          }),
        )}
      />
      <Lines label={isPairs ? 'versions.gainMeetings' : 'versions.gain'} lines={gain.map(after.person)} />
      <Lines label={isPairs ? 'versions.loseMeetings' : 'versions.lose'} lines={lose.map(after.person)} />
      <Lines label="versions.added" lines={difference.added.map(nameOf)} />
      <Lines label="versions.dropped" lines={difference.dropped.map(nameOf)} />
      <Lines
        label="versions.rescheduled"
        lines={difference.rescheduled.map(
          ({ key, from, to }) =>
            `${nameOf(key)}: ${times(key, from, other, before)} → ${times(key, to, own, after)}`,
        )}
      />
      <Lines
        label="versions.rooms"
        lines={difference.rooms.map(
          ({ key, from, to }) => `${nameOf(key)}: ${isolatedText(from) || '–'} → ${isolatedText(to) || '–'}`,
        )}
      />
    </Stack>
  )
}

/** Whether somebody is in a group of the session, in a week in one of any week. */
function isAnywhere({ content, schedule }: ViewedPlan, personId: PersonId, sessionId: number): boolean {
  return content.groups.some(({ members }) =>
    members.some(
      ([id, people]) => (id === sessionId || schedule.layout !== 'sessions') && people.includes(personId),
    ),
  )
}

function Numbers({ numbers, names }: { numbers: readonly ComparedNumber[]; names: Props['names'] }) {
  const t = useT()
  const text = ({ key }: ComparedNumber, value: number) =>
    key === 'chosen' ? t('schedule.worth.percent', { percent: value }) : String(value)
  return (
    <table className={classes.numbers}>
      <caption className="visually-hidden">{t('versions.numbers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('versions.numbers')}</th>
          <th scope="col">{names?.other ?? t('versions.number.before')}</th>
          <th scope="col">{names?.own ?? t('versions.number.after')}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((each) => (
          <tr key={each.key}>
            <th scope="row">{t(`versions.number.${each.key}`)}</th>
            <td>{text(each, each.other)}</td>
            <td>
              <b>{text(each, each.own)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const LONG = { length: 30, className: classes.lines }

/** `label`: a message that has their `number`. */
function Lines({ label, lines }: { label: MessageKey; lines: readonly string[] }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <Disclosure label={t(label, { number: lines.length })}>
      <ShortLines lines={lines} {...LONG} />
    </Disclosure>
  )
}

/** A plan to be read: in each session its groups with their people, or the meetings. */
export function PlanText({ plan }: { plan: ViewedPlan }) {
  const t = useT()
  const names = usePlanNames(plan)
  const { schedule, content } = plan
  if (content.meetings.length > 0)
    return (
      <ShortLines
        {...LONG}
        lines={content.meetings.map(([a, b, session]) => {
          const to = session === null ? t('versions.meeting.anyTime') : names.sessionById(session)
          return t('versions.meeting.added', { one: names.person(a), other: names.person(b), to })
        })}
      />
    )
  return (
    <Stack gap="sm">
      {schedule.sessions.map((session) => {
        const groups = schedule.groups.filter((group) => membersIn(group, session.id).length > 0)
        if (groups.length === 0) return null
        const lines = groups
          .map((group) => {
            const people = membersIn(group, session.id).map(names.person).sort(byName).join(', ')
            const time = schedule.layout === 'weeks' ? ` (${names.time(group, session.id, 'short')})` : ''
            return `${names.group(group)}${time}: ${people}`
          })
          .sort(byName)
        return (
          <div key={session.id}>
            <Title order={4} size="h5">
              {names.session(session)}
            </Title>
            <ShortLines lines={lines} {...LONG} />
          </div>
        )
      })}
    </Stack>
  )
}
