import {
  activePeople,
  coveredSessions,
  type EventState,
  groupDuration,
  HOURS_OF_WEEK,
  isHostOf,
  isolatedText,
  type PersonId,
  type Schedule,
  scheduledSessions,
  scheduleLayout,
  type VariantDescription,
  weeksTogether,
} from '@planner/domain'
import type { PlanPreview } from '@planner/protocol'
import { useMemo } from 'react'
import { Room } from '../../components/room/room.tsx'
import type { RoomPlan } from '../../components/room/room-plan.ts'
import { useRoomPerson } from '../../components/room/use-room-person.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { byName } from '../../lib/name-order.ts'

const HEIGHT = 200
/** What the plan is worth stays in sight below it, on a window of 860 px too. */
const MAX_HEIGHT = 'min(22rem, 26dvh)'

/** The best plan so far as a room that settles: its first session, for organisers; ROOM-8. */
export function RunRoom({ preview }: { preview: PlanPreview | undefined }) {
  const t = useT()
  const plan = useRunRoom(preview)
  return <Room plan={plan} label={t('planning.best')} height={HEIGHT} maxHeight={MAX_HEIGHT} />
}

/** Before the first plan everybody stands aside. */
function useRunRoom(preview: PlanPreview | undefined): RoomPlan {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const personIn = useRoomPerson()
  return useMemo(() => {
    const name = (id: PersonId) => isolatedText(state.persons.get(id)?.name ?? '')
    const groups = groupsAtFirst(variant, state, preview).map(({ topicId, group, members }) => {
      const topic = isolatedText(state.topics.get(topicId ?? '')?.name.trim() ?? '')
      const people = members.slice(0, 2).map(name).join(', ')
      const number = group > 0 ? t('schedule.group.number', { number: group + 1 }) : ''
      // A pair is of the topics of both, each of which has the id of its owner.
      const topicOf = (id: PersonId) => topicId ?? members.find((other) => other !== id) ?? ''
      const isHost = (id: PersonId) => topicId !== null && isHostOf(variant, state, id, topicId)
      return {
        id: topicId === null ? [...members].sort().join('|') : `${topicId}|${group}`,
        name: [topic || people, number].filter(Boolean).join(' '),
        members: members.map((id) => personIn(id, { topicId: topicOf(id), isHost: isHost(id) })),
      }
    })
    const placed = new Set(groups.flatMap(({ members }) => members.map(({ personId }) => personId)))
    const without = activePeople(state)
      .filter(({ id }) => !placed.has(id))
      .map(({ id }) => personIn(id, null))
      .sort((a, b) => byName(a.name, b.name))
    return { groups, without }
  }, [t, variant, state, personIn, preview])
}

type PreviewGroup = Omit<PlanPreview['groups'][number], 'members'> & { members: PersonId[] }

/** The groups of the first session that has any, or of week A. */
function groupsAtFirst(
  variant: VariantDescription,
  state: EventState,
  preview: PlanPreview | undefined,
): PreviewGroup[] {
  const { people = [], groups = [] } = preview ?? {}
  const sessionsOf = groups.map((group) => sessionsIn(variant, state, group))
  const first = Math.min(...sessionsOf.flat())
  return groups
    .filter((_, index) => sessionsOf[index]?.includes(first))
    .map((group) => ({
      ...group,
      members: group.members.map((at) => people[at] ?? '').filter((id) => state.persons.has(id)),
    }))
}

/** The sessions that a group would take; 1 for what has no time. */
function sessionsIn(
  variant: VariantDescription,
  state: EventState,
  { topicId, start }: PlanPreview['groups'][number],
): readonly number[] {
  const layout: Schedule['layout'] = scheduleLayout(variant, state)
  if (start === null || layout === 'untimed') return [1]
  const topic = state.topics.get(topicId ?? '')
  if (!topic) return [start + 1]
  if (layout === 'sessions')
    return coveredSessions(layout, groupDuration(variant, state, layout, topic), 0, start)
  return weeksTogether(scheduledSessions(variant, state), topic, Math.floor(start / HOURS_OF_WEEK) + 1)
}
