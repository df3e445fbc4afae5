import { type GroupPlan, groupPlan } from './checker/group-plan.ts'
import { topicsThatRun } from './checker/hub-data.ts'
import { judgeGroups } from './checker/judge-groups.ts'
import type { PlanKind } from './rehearsal.ts'
import { compareGroups } from './screen/shown-groups.ts'

export const GROUPS: PlanKind = {
  judge: async (_stage, run) => judgeGroups(run, Date.now()),
  wanted: ({ actors, guest, chance, variant }, data) =>
    chance
      .some(
        actors.filter(({ id }) => id !== guest.id),
        2,
      )
      .flatMap((actor) => {
        const others = topicsThatRun(data).filter(({ ownerId }) => ownerId !== actor.id)
        if (others.length === 0) return []
        return [{ actor, topicId: chance.oneOf(others).id, value: chance.oneOf(variant.choices) }]
      }),
  async shown({ guest }, screens, data) {
    const plan = groupPlan(data, Date.now())
    // To guests there are two weeks while somebody whom they see has a topic of every second week.
    const { event } = await guest.hub.joined(guest.key)
    return [
      ...(await compareGroups(screens.organiser, plan, null)),
      ...(await compareGroups(screens.guest, plan, guest.id, event.numEnabledSessions)),
    ]
  },
  content: (data) => contentOf(groupPlan(data, Date.now())),
}

/** By group: when it starts, and with whom. */
export function contentOf({ running }: GroupPlan, isIn = (_: string) => true): Map<string, string> {
  return new Map(
    running
      .map(({ topic, index, slots, members }) => ({
        key: `${topic.id}|${index}`,
        text: `at ${slots} with ${members.filter(isIn).toSorted().join(', ')}`,
        isEmpty: !members.some(isIn),
      }))
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ key, text }) => [key, text]),
  )
}
