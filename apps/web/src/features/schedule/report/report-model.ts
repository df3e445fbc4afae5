import type { EventReport } from '@planner/protocol'
import { comparedQuality } from '../../../lib/compared-quality.ts'
import { percentOf } from '../../../lib/percent.ts'

/** From the least satisfied to the most: the shade of a dot (LOOK-1). */
type Level = 1 | 2 | 3 | 4

export type Bin = {
  /** In percent: from here up to the next; the first is all below `belowPercent`. */
  fromPercent: number
  people: readonly { personId: string; percent: number }[]
}

const FIRST = 40

export function levelOf(percent: number): Level {
  if (percent < 40) return 1
  if (percent < 70) return 2
  return percent < 90 ? 3 : 4
}

/** One bin below 40%, then one for each ten percent, and one for everything. */
export function binsOf(satisfaction: EventReport['satisfaction']): Bin[] {
  const people = satisfaction.map(({ personId, share }) => ({ personId, percent: percentOf(share) }))
  const starts = [0, FIRST, 50, 60, 70, 80, 90, 100]
  return starts.map((fromPercent, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    return {
      fromPercent,
      people: people.filter(({ percent }) => percent >= fromPercent && percent < next),
    }
  })
}

export function meanPercent(satisfaction: EventReport['satisfaction']): number {
  const sum = satisfaction.reduce((total, { share }) => total + share, 0)
  return satisfaction.length === 0 ? 100 : percentOf(sum / satisfaction.length)
}

/** Places that people lack. */
export function missingPlaces({ lacking }: Pick<EventReport, 'lacking'>): number {
  return lacking.reduce((sum, { places }) => sum + places, 0)
}

type Position =
  /** In words alone: of the way from random plans to the best possible, 0..1; null where random ones cannot be compared. */
  { kind: 'proven'; share: number | null } | { kind: 'unproven'; isBetter: boolean | null } | null

/** Where the plan lies, as far as something can be said of it; SCHED-21. */
export function positionIn({ position }: Pick<EventReport, 'position'>): Position {
  if (!position) return null
  const { soft, random, bound } = position
  const isBetter = random === null ? null : soft > random
  if (!comparedQuality({ soft, bound }) || bound === null) return { kind: 'unproven', isBetter }
  if (random === null) return { kind: 'proven', share: null }
  if (!isBetter) return { kind: 'unproven', isBetter }
  return { kind: 'proven', share: Math.min(1, (soft - random) / (bound - random)) }
}
