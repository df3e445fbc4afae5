import type { FindingCode } from '@planner/domain'

/** What is found of so many people or topics that one line for each would hide the rest. */
const GROUPED = [
  'topicTooFew',
  'topicTooFewTogether',
  'topicNoRoom',
  'personHasNoTime',
  'personWantsMoreThanTime',
  'personWantsMoreThanLimit',
  'personWantsTooFew',
  'personHasNoWish',
  'personHasNoTopic',
  'personCannotJoin',
  'personTooFewTopics',
  'nobodyToMeet',
  'wishesNotMutual',
  'wishesOverCapacity',
] as const satisfies readonly FindingCode[]

type GroupedCode = (typeof GROUPED)[number]

/** More than so many of a kind are one entry that opens. */
const MOST = 5

type Count = { code: FindingCode; number: number }

/** The kind that is told in one line; undefined where each finding is told by itself. */
export function groupedCode({ code, number }: Count): GroupedCode | undefined {
  return number > MOST ? GROUPED.find((each) => each === code) : undefined
}

/** How much there is to look at. */
export function numEntries(counts: readonly Count[]): number {
  return counts.reduce((sum, count) => sum + (groupedCode(count) ? 1 : count.number), 0)
}
