import { activePeople, can, type PersonId, satisfactionOf } from '@planner/domain'
import type { PlanPreview } from '@planner/protocol'
import { useMemo } from 'react'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'

/** As many places as a preview holds; of a larger plan it is not the whole (ROOM-8). */
const MAX_PLACES = 2000

/** How many people the best plan so far gives a group that they chose above all or host; undefined where that cannot be told. */
export function useFirstChoices(
  preview: PlanPreview | undefined,
): { number: number; total: number } | undefined {
  const { variant, state, viewer } = useLiveSnapshot()
  return useMemo(() => {
    if (!preview || can(variant, 'pairs')) return undefined
    const places = preview.groups.reduce((sum, { members }) => sum + members.length, 0)
    if (places === 0 || places >= MAX_PLACES) return undefined
    const content = new Set<PersonId>()
    for (const { topicId, members } of preview.groups) {
      for (const at of members) {
        const id = preview.people[at]
        if (id === undefined || topicId === null || !state.persons.has(id)) continue
        const level = satisfactionOf(variant, state, viewer, id, topicId)
        if (level === null) return undefined
        if (level === 4) content.add(id)
      }
    }
    return { number: content.size, total: activePeople(state).length }
  }, [variant, state, viewer, preview])
}
