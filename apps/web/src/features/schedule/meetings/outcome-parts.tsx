import { Table } from '@mantine/core'
import {
  groupsBy,
  type MeetingOutcome,
  meetingOutcome,
  type OpenWishes,
  type PersonId,
  type WishReason,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { ReportedChange, ReportedWish } from '@planner/protocol'
import { Fragment, useMemo } from 'react'
import { useShortList } from '../../../components/use-short-list.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import { useEventState, useVariant } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { useEventNames } from '../names.ts'
import classes from './outcome.module.css'

/** What the meetings of the open week have brought, for organisers, who read all wishes; MEET-22. */
export function useMeetingOutcome(): MeetingOutcome {
  const variant = useVariant()
  const state = useEventState('preferences')
  return useMemo(() => meetingOutcome(variant, state), [variant, state])
}

/** The outcome in words: granted wishes, and how many people have all, some or no meetings. */
export function outcomeTexts(
  t: Translate,
  { granted, wished, wishing, leftOut, full }: MeetingOutcome,
): string[] {
  const none = leftOut.filter(({ met }) => met === 0).length
  const people = { wishing, none, content: wishing - leftOut.length, fewer: leftOut.length - none }
  return [
    t(full.length > 0 ? 'outcome.wishes.full' : 'outcome.wishes', { granted, wished }),
    t('outcome.people', people),
  ]
}

/** What a new plan did to the meetings of the plan before it; MEET-21. `titleOf` names a meeting. */
export function ChangeTable({
  changes,
  titleOf,
}: {
  changes: readonly ReportedChange[]
  titleOf: (personIds: ReportedChange['personIds']) => string
}) {
  const t = useT()
  const names = useEventNames()
  const { shown, button } = useShortList(changes)
  return (
    <>
      <Table.ScrollContainer minWidth={0} maw={720} type="native">
        <Table fz="sm" verticalSpacing={6} aria-label={t('outcome.changes')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('meeting.column.meeting')}</Table.Th>
              <Table.Th scope="col">{t('outcome.column.change')}</Table.Th>
              {names.hasSessions && <Table.Th scope="col">{t('meeting.column.session')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((each) => (
              <Table.Tr key={each.personIds.join('|')}>
                <Table.Th scope="row" fw={400} style={{ overflowWrap: 'anywhere' }}>
                  {titleOf(each.personIds)}
                </Table.Th>
                <Table.Td fw={each.change === 'kept' ? 400 : 600}>
                  {t(`outcome.change.${each.change}`)}
                </Table.Td>
                {names.hasSessions && <Table.Td>{sessionChange(each, names.sessionOf)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {button}
    </>
  )
}

type ReasonListProps = { wishes: readonly ReportedWish[]; keyOf: (reason: WishReason) => MessageKey }

/** Why wishes are not granted: each reason once, below the names it is true of. */
export function ReasonList({ wishes, keyOf }: ReasonListProps) {
  const t = useT()
  const { somebody: person } = useEventNames()
  const groups = wishesByReason(wishes, ({ from, to, reason }) =>
    t(keyOf(reason), { from: person(from), to: person(to) }),
  )
  return (
    <ul className={classes.wishes}>
      {groups.map(({ text, people }) => (
        <li key={text}>
          <span className={classes.whom}>
            {people.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <UserText>{person(id)}</UserText>
              </Fragment>
            ))}
          </span>
          <span className="visually-hidden">: </span>
          <span className={classes.reason}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Somebody with wishes that are not granted, and why not, as far as the server has said. */
export type PersonOutcome = Omit<OpenWishes, 'wishes'> & { wishes: readonly ReportedWish[] }

/** In the order of names, the fewest meetings first; each wish with its reason. */
export function withReasons(
  people: readonly OpenWishes[],
  reasons: readonly ReportedWish[],
  nameOf: (id: PersonId) => string,
): PersonOutcome[] {
  const byPerson = groupsBy(reasons, ({ from }) => from)
  return people
    .map((each) => ({ ...each, wishes: byPerson.get(each.personId) ?? [] }))
    .sort((a, b) => a.met - b.met || byName(nameOf(a.personId), nameOf(b.personId)))
}

/** The changes of a plan that replaced another; none where it only added, as the first plan does. */
export function shownChanges(
  changes: readonly ReportedChange[],
  nameOf: (id: PersonId) => string,
): readonly ReportedChange[] {
  if (changes.every(({ change }) => change === 'added')) return []
  return changes
    .map(({ personIds: [a, b], ...change }) => {
      const personIds: ReportedChange['personIds'] = byName(nameOf(a), nameOf(b)) > 0 ? [b, a] : [a, b]
      return { ...change, personIds, names: personIds.map(nameOf) }
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.change) - ORDER.indexOf(b.change) ||
        byName(a.names[0] ?? '', b.names[0] ?? '') ||
        byName(a.names[1] ?? '', b.names[1] ?? ''),
    )
}

/** What somebody may have to know comes first. */
const ORDER: readonly ReportedChange['change'][] = ['dropped', 'moved', 'added', 'kept']

type ReasonGroup = { text: string; people: readonly PersonId[] }

/** Wishes put together by what is said of them, in the order in which each sentence comes first. */
export function wishesByReason(
  wishes: readonly ReportedWish[],
  textOf: (wish: ReportedWish) => string,
): ReasonGroup[] {
  return [...groupsBy(wishes, textOf)].map(([text, own]) => ({ text, people: own.map(({ to }) => to) }))
}

type Session = { sessionId: number | null }

/** The sessions of a meeting before and after a plan, as far as they are known. */
export function sessionChange(
  { sessionId, formerSessionId }: Pick<ReportedChange, 'sessionId' | 'formerSessionId'>,
  nameOf: (session: Session) => string,
): string {
  return [formerSessionId, sessionId]
    .flatMap((id) => (id === null ? [] : nameOf({ sessionId: id })))
    .join(' → ')
}

/** A reason as the person with the wish reads it; organisers read the reasons of organisers. */
export function ownReasonKey(reason: WishReason): MessageKey {
  return reason === 'ownCapacity' ? 'outcome.own.ownCapacity' : `outcome.reason.${reason}`
}
