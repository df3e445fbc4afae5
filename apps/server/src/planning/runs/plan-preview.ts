import type { PlanPreview } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'

/** A preview holds at most so many places; ROOM-8. */
export const MAX_PREVIEW_PLACES = 2000
/** Each place costs so much time until the next preview: 1,000 places a second at most. */
const PAUSE_MS_EACH = 1

type Group = { topicId: string | null; group: number; start: number | null; members: readonly string[] }

/**
 * Who would be in which group: of a plan with too many places the groups that start first, and all that start
 * at one time or none.
 */
export function previewOf(result: PlanResult, maxPlaces = MAX_PREVIEW_PLACES): PlanPreview {
  const positions = new Map<string, number>()
  const position = (person: string) => {
    const known = positions.get(person) ?? positions.size
    positions.set(person, known)
    return known
  }
  const groups = firstToStart(groupsOf(result), maxPlaces).map(({ members, ...group }) => ({
    ...group,
    members: members.map(position),
  }))
  return { people: [...positions.keys()], groups }
}

/** How long a preview stands before the next one; ms. */
export function previewPauseMs({ groups }: PlanPreview): number {
  return placesIn(groups) * PAUSE_MS_EACH
}

function groupsOf(result: PlanResult): Group[] {
  if (result.kind === 'pairs')
    return result.meetings.map(([a, b, start]) => ({ topicId: null, group: 0, start, members: [a, b] }))
  return result.groups.map(({ topic, group, start, members }) => ({ topicId: topic, group, start, members }))
}

function firstToStart(groups: readonly Group[], maxPlaces: number): Group[] {
  const byStart = Map.groupBy(groups, ({ start }) => start)
  const starts = [...byStart.keys()].sort((a, b) => (a ?? 0) - (b ?? 0))
  const chosen: Group[] = []
  let places = 0
  for (const start of starts) {
    const together = byStart.get(start) ?? []
    places += placesIn(together)
    if (places > maxPlaces) break
    chosen.push(...together)
  }
  return chosen
}

function placesIn(groups: readonly { members: readonly unknown[] }[]): number {
  return groups.reduce((sum, { members }) => sum + members.length, 0)
}
