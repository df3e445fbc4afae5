import type { WeekBlock } from '@planner/domain'

/** Where something stands in the week: a group, or those for which there is no room beside the others. */
export type Shown = Pick<WeekBlock, 'day' | 'from' | 'to' | 'lane' | 'lanes'> & {
  blocks: readonly WeekBlock[]
}

/** Three beside one another can still be read. */
const MOST = 3

/**
 * The blocks of one week with no more than three beside one another: where there would be more, the last place holds all that have
 * no place of their own. The viewer's own groups get one first, then those that are warned of. SCHED-25
 */
export function foldedBlocks(
  blocks: readonly WeekBlock[],
  urgencyOf: (block: WeekBlock) => number,
): readonly Shown[] {
  return clustersOf(blocks).flatMap((cluster) =>
    (cluster[0]?.lanes ?? 0) <= MOST
      ? cluster.map((block) => ({ ...block, blocks: [block] }))
      : folded(cluster.toSorted((a, b) => urgencyOf(b) - urgencyOf(a) || a.from - b.from)),
  )
}

/** Blocks that hang together in time, day by day. */
function clustersOf(blocks: readonly WeekBlock[]): WeekBlock[][] {
  const clusters: WeekBlock[][] = []
  let end = 0
  for (const block of blocks.toSorted((a, b) => a.day - b.day || a.from - b.from)) {
    const last = clusters.at(-1)
    if (last?.[0]?.day === block.day && block.from < end) last.push(block)
    else clusters.push([block])
    end = last?.[0]?.day === block.day ? Math.max(end, block.to) : block.to
  }
  return clusters
}

function folded(cluster: readonly WeekBlock[]): Shown[] {
  const shown: Shown[] = []
  const rest: WeekBlock[] = []
  for (const block of cluster) {
    const isFree = (lane: number) =>
      !shown.some((other) => other.lane === lane && other.from < block.to && block.from < other.to)
    const lane = Array.from({ length: MOST - 1 }, (_, each) => each).find(isFree)
    if (lane === undefined) rest.push(block)
    else shown.push({ ...block, lane, lanes: MOST, blocks: [block] })
  }
  const from = Math.min(...rest.map((block) => block.from))
  const to = Math.max(...rest.map((block) => block.to))
  const more = rest
    .slice(0, 1)
    .map(({ day }) => ({ day, from, to, lane: MOST - 1, lanes: MOST, blocks: rest }))
  return [...shown, ...more].sort((a, b) => a.from - b.from || a.lane - b.lane)
}
