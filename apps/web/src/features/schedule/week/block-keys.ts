import type { WeekBlock } from '@planner/domain'

/** A block's place on the screen. */
type Place = Pick<WeekBlock, 'day' | 'from' | 'lane'>

/**
 * The block an arrow key, Home or End leads to from the one at `index`: up and down within its day, left and right to the
 * nearest hour of the nearest day that has any. Undefined for other keys. Blocks are ordered by day, then by hour.
 */
export function nextBlock(blocks: readonly Place[], index: number, key: string): number | undefined {
  const here = blocks[index]
  if (!here) return undefined
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, blocks.length - 1)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return blocks.findIndex(({ day }) => day === here.day)
    case 'End':
      return blocks.findLastIndex(({ day }) => day === here.day)
    case 'ArrowRight':
      return sideways(blocks, here, index, 1)
    case 'ArrowLeft':
      return sideways(blocks, here, index, -1)
    default:
      return undefined
  }
}

/** First to the next lane at the same time, then to the next day. */
function sideways(blocks: readonly Place[], here: Place, index: number, step: 1 | -1): number {
  const beside = blocks[index + step]
  if (beside?.day === here.day && beside.from === here.from) return index + step
  const days = [...new Set(blocks.map(({ day }) => day))]
  const day = days[days.indexOf(here.day) + step]
  if (day === undefined) return index
  const distance = ({ from }: Place) => Math.abs(from - here.from)
  return blocks.reduce(
    (best, each, at) =>
      each.day === day && (best === index || distance(each) < distance(blocks[best] ?? here)) ? at : best,
    index,
  )
}
