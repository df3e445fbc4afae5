import type { Point, RoomLayout } from '@planner/domain'
import type { Pointed, RoomPlan } from './room-plan.ts'

/** What one points at: a dot by its key, a circle by its group; null stands for those without a group. */
export type Target =
  | { readonly kind: 'dot'; readonly key: string }
  | { readonly kind: 'circle'; readonly groupId: string | null }

/** How far beside a dot still means it; px. */
const NEAR = { mouse: 5, touch: 14 }

/** What is at a point: the nearest dot, else the circle around it. */
export function targetAt(layout: RoomLayout, { x, y }: Point, pointer: keyof typeof NEAR): Target | null {
  let nearest: { key: string; distance: number } | null = null
  for (const dot of layout.dots) {
    const distance = Math.hypot(dot.x - x, dot.y - y)
    if (distance < (nearest?.distance ?? layout.scale.dotRadius + NEAR[pointer]))
      nearest = { key: dot.key, distance }
  }
  if (nearest) return { kind: 'dot', key: nearest.key }
  const circle = layout.circles.find((each) => Math.hypot(each.x - x, each.y - y) <= each.radius)
  if (circle) return { kind: 'circle', groupId: circle.id }
  const { aside } = layout
  const isAside = aside !== null && y >= aside.y && y <= aside.y + aside.height
  return isAside ? { kind: 'circle', groupId: null } : null
}

export function pointedAt(plan: RoomPlan, layout: RoomLayout, target: Target): Pointed | null {
  const groupOf = (id: string | null) => plan.groups.find((group) => group.id === id) ?? null
  if (target.kind === 'circle') return { group: groupOf(target.groupId), person: null }
  const dot = layout.dots.find(({ key }) => key === target.key)
  if (!dot) return null
  const group = groupOf(dot.groupId)
  const person = (group?.members ?? plan.without).find(({ personId }) => personId === dot.personId)
  return person ? { group, person } : null
}

/** Where a target is, and how large; null once it is gone. */
export function placeOf(layout: RoomLayout, target: Target): (Point & { radius: number }) | null {
  if (target.kind === 'dot') {
    const dot = layout.dots.find(({ key }) => key === target.key)
    return dot ? { x: dot.x, y: dot.y, radius: layout.scale.dotRadius } : null
  }
  const { aside } = layout
  if (target.groupId === null)
    return aside ? { x: aside.x + aside.width / 2, y: aside.y + 12, radius: 0 } : null
  return layout.circles.find(({ id }) => id === target.groupId) ?? null
}

/**
 * Where an arrow key leads (ROOM-6): up and down from group to group, those without one last; left and right
 * through its people. Undefined for other keys.
 */
export function walk(
  plan: RoomPlan,
  layout: RoomLayout,
  from: Target | null,
  key: string,
): Target | undefined {
  const groups = groupsInOrder(layout)
  const [first] = groups
  if (!(key in STEPS) || first === undefined) return undefined
  const current = from && groupOfTarget(layout, from)
  if (current === null) return { kind: 'circle', groupId: first.groupId }
  const at = Math.max(
    0,
    groups.findIndex(({ groupId }) => groupId === current.groupId),
  )
  const step = STEPS[key] as Step
  if (step.by === 'person') return stepInGroup(plan, layout, from as Target, current.groupId, step.to)
  const last = groups.length - 1
  const next = step.by === 'end' ? (step.to < 0 ? 0 : last) : Math.min(last, Math.max(0, at + step.to))
  return { kind: 'circle', groupId: groups[next]?.groupId ?? null }
}

type Step = { by: 'group' | 'person' | 'end'; to: 1 | -1 }

const STEPS: Record<string, Step> = {
  ArrowDown: { by: 'group', to: 1 },
  ArrowUp: { by: 'group', to: -1 },
  ArrowRight: { by: 'person', to: 1 },
  ArrowLeft: { by: 'person', to: -1 },
  Home: { by: 'end', to: -1 },
  End: { by: 'end', to: 1 },
}

function groupsInOrder({ circles, blocks, aside }: RoomLayout): { groupId: string | null }[] {
  const rank = (id: string) => (blocks.get(id)?.row ?? 0) * 1000 + (blocks.get(id)?.column ?? 0)
  const ids: (string | null)[] = circles.map(({ id }) => id).sort((a, b) => rank(a) - rank(b))
  return [...ids, ...(aside ? [null] : [])].map((groupId) => ({ groupId }))
}

function groupOfTarget(layout: RoomLayout, target: Target): { groupId: string | null } | null {
  if (target.kind === 'circle') return target
  return layout.dots.find(({ key }) => key === target.key) ?? null
}

/** Before the first person stands the group itself. */
function stepInGroup(
  { groups, without }: RoomPlan,
  layout: RoomLayout,
  from: Target,
  groupId: string | null,
  to: number,
): Target {
  const people = groups.find(({ id }) => id === groupId)?.members ?? without
  const here = layout.dots.filter((dot) => dot.groupId === groupId)
  const keys = people.flatMap(({ personId }) => here.find((dot) => dot.personId === personId)?.key ?? [])
  const next = Math.min(keys.length - 1, (from.kind === 'dot' ? keys.indexOf(from.key) : -1) + to)
  const key = keys[next]
  return key === undefined ? { kind: 'circle', groupId } : { kind: 'dot', key }
}
