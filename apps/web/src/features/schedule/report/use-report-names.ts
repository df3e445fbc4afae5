import { isolatedText, type PersonId, type TopicId } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** Display names of people and topics. */
export function useReportNames() {
  const t = useT()
  const { persons, topics } = useLiveSnapshot().state
  return useMemo(() => {
    const person = (id: PersonId) => isolatedText(persons.get(id)?.name ?? '')
    const topic = (id: TopicId) => {
      const { name = '', ownerId = id } = topics.get(id) ?? {}
      return isolatedText(name.trim()) || t('schedule.group.ofPerson', { name: person(ownerId) })
    }
    return {
      person,
      topic,
      people: (ids: readonly PersonId[]) => ids.map(person).join(', '),
      topics: (ids: readonly TopicId[]) => ids.map(topic).join(', '),
    }
  }, [t, persons, topics])
}
