import {
  type FindingCode,
  groupsBy,
  isValidSettingValueOf,
  type SettingKey,
  type SettingValue,
  settingKeysOf,
  type VariantDescription,
} from '@planner/domain'
import type { FindingChange, FindingRemedy, PlanFinding } from '@planner/protocol'
import type { Change, Finding, Remedy } from '@planner/solver'

/** The most findings of one kind that are sent; the others are counted. */
export const MAX_OF_A_KIND = 50

const NOTHING = {
  path: null,
  topicId: null,
  topicGroupIndex: null,
  personIds: [],
  slots: [],
  value: null,
} as const satisfies Omit<FindingChange, 'what'>

const SETTING_OF = {
  minSize: 'parameters|groups|minGroupSize',
  maxSize: 'parameters|groups|maxGroupSize',
  maxParallelSessions: 'parameters|groups|maxParallelSessions',
} as const satisfies Record<string, SettingKey>

/** What a check has found, in terms of the event; CHECK-1. */
export function planFindings(
  variant: VariantDescription,
  found: readonly Finding[],
): { findings: PlanFinding[]; counts: { code: FindingCode; number: number }[] } {
  const byCode = groupsBy(found, ({ code }) => code)
  return {
    findings: [...byCode.values()].flatMap((own) =>
      own.slice(0, MAX_OF_A_KIND).map((finding) => toWire(variant, finding)),
    ),
    counts: [...byCode].map(([code, own]) => ({ code, number: own.length })),
  }
}

function toWire(variant: VariantDescription, finding: Finding): PlanFinding {
  const { code, serious, topic, group, otherTopic, person, otherPerson, slot, number, needed, remedies } =
    finding
  return {
    code,
    isSerious: serious,
    topicId: topic ?? null,
    topicGroupIndex: group ?? null,
    otherTopicId: otherTopic ?? null,
    personId: person ?? null,
    otherPersonId: otherPerson ?? null,
    slot: slot ?? null,
    number: number ?? null,
    needed: needed ?? null,
    remedies: remedies.flatMap((remedy) => remedyOf(variant, remedy)),
  }
}

/** Empty where one of the changes is impossible in this event. */
function remedyOf(variant: VariantDescription, { changes, number }: Remedy): FindingRemedy[] {
  const made = changes.map((change) => changeOf(variant, change))
  if (made.some((each) => each === null)) return []
  return [{ changes: made.flatMap((each) => each ?? []), number: number ?? null }]
}

function changeOf(variant: VariantDescription, change: Change): FindingChange | null {
  const { what, topic, person, people, slot, slots, value } = change
  const topicId = topic ?? null
  const own = person === undefined ? [] : [person]
  const at = slot === undefined ? [] : [slot]
  switch (what) {
    case 'rule':
      return change.rule ? settingOf(variant, `parameters|rules|${change.rule}`, false) : null
    case 'maxSize':
      if (topic === undefined) return settingOf(variant, SETTING_OF[what], value ?? 0)
      return { ...NOTHING, what: 'topicMaxSize', topicId, value: value ?? null }
    case 'minSize':
    case 'maxParallelSessions':
      return settingOf(variant, SETTING_OF[what], value ?? 0)
    case 'rooms':
      return { ...NOTHING, what }
    case 'groups':
    case 'duration':
    case 'start':
      return { ...NOTHING, what, topicId, value: value ?? null }
    case 'available':
      return { ...NOTHING, what, personIds: [...(people ?? [])], slots: [...(slots ?? [])] }
    case 'wish':
      return { ...NOTHING, what, topicId, personIds: own, slots: at, value: value ?? null }
    case 'wants':
    case 'max':
      // The number that somebody wants is also the most they get (MODEL-38).
      return { ...NOTHING, what: 'wants', personIds: own, value: value ?? null }
    case 'release':
      return { ...NOTHING, what, topicId, topicGroupIndex: change.group ?? 0, personIds: own }
    case 'unfix':
      return { ...NOTHING, what: 'unpin', topicId, topicGroupIndex: change.group ?? 0, slots: at }
  }
}

/** Null where the setting does not take the value, or the variant decides it. */
function settingOf(variant: VariantDescription, path: SettingKey, value: SettingValue): FindingChange | null {
  if (!settingKeysOf(variant).includes(path) || !isValidSettingValueOf(variant, path, value)) return null
  return { ...NOTHING, what: 'setting', path, value: Number(value) }
}
