import type { PlanVersion } from '@planner/protocol'
import { dateTimeText, exactTimeText } from '../../../lib/time-text.ts'

type Timed = Pick<PlanVersion, 'id' | 'endedAt' | 'createdAt'>

/** What each version is called by: its minute, its second where another is of that minute, and a number where that is not enough. */
export function versionLabels(plans: readonly Timed[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const ofMinute of byText(plans, dateTimeText)) {
    if (ofMinute.plans.length === 1) label(labels, ofMinute)
    else for (const ofSecond of byText(ofMinute.plans, exactTimeText)) label(labels, ofSecond)
  }
  return labels
}

type SameTime = { text: string; plans: readonly Timed[] }

/** The oldest has number 1, so that a label stays when newer versions come. */
function label(labels: Map<string, string>, { text, plans }: SameTime): void {
  for (const [at, { id }] of plans.entries())
    labels.set(id, plans.length === 1 ? text : `${text} (${plans.length - at})`)
}

function byText(plans: readonly Timed[], textOf: (time: Date) => string): SameTime[] {
  const groups = Map.groupBy(plans, ({ endedAt, createdAt }) => textOf(new Date(endedAt ?? createdAt)))
  return [...groups].map(([text, same]) => ({ text, plans: same }))
}
