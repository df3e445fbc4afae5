import { clockText, HOURS_OF_WEEK, isolatedText, scheduledSessions, scheduleLayout } from '@planner/domain'
import type { PlanFinding } from '@planner/protocol'
import { sessionTexts } from '../../../components/sessions/session-texts.ts'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { weekName } from '../use-names.ts'

export type FindingNames = ReturnType<typeof useFindingNames>

/** The sentences of findings in the language of the page, with the names of the event as it is. */
export function useFindingNames() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const layout = scheduleLayout(variant, state)
  const sessions = scheduledSessions(variant, state)
  const person = (id: string | null) => isolatedText(state.persons.get(id ?? '')?.name ?? '')
  const topic = (id: string | null) => {
    const found = state.topics.get(id ?? '')
    if (found?.name) return isolatedText(found.name)
    return id === null ? '' : t('schedule.group.ofPerson', { name: person(found?.ownerId ?? id) })
  }
  const when = (slot: number | null) => {
    if (slot === null || layout === 'untimed') return t('schedule.untimed')
    if (layout === 'sessions') {
      const session = sessions[slot]
      return session === undefined ? '' : sessionTexts(t, variant, state, viewer).full(session)
    }
    const hour = slot % HOURS_OF_WEEK
    const day = DAYS[Math.floor(hour / 24)] ?? DAYS[0]
    const time = `${t(day.long)} ${clockText((hour % 24) * 60)}`
    return sessions.length > 1 ? `${time}, ${weekName(t, Math.floor(slot / HOURS_OF_WEEK) + 1)}` : time
  }
  const sentence = ({
    code,
    topicId,
    otherTopicId,
    personId,
    otherPersonId,
    slot,
    number,
    needed,
  }: PlanFinding) => {
    return t(`planCheck.why.${code}`, {
      topic: topic(topicId),
      other: topic(otherTopicId),
      person: person(personId),
      when: when(slot),
      otherPerson: person(otherPersonId),
      number: number ?? 0,
      needed: needed ?? 0,
    })
  }
  return { person, topic, sentence }
}
