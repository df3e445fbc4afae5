import type { Random } from '../../random.ts'
import type { Facts } from '../facts.ts'
import { close } from './close.ts'
import { exchange } from './exchange.ts'
import { force } from './force.ts'
import { join } from './join.ts'
import { addOrDrop, replaceGroup, serve, shift, tradePlaces } from './layout.ts'
import { leave } from './leave.ts'
import type { Move } from './move.ts'
import { open } from './open.ts'
import { refill } from './refill.ts'
import { renumber } from './renumber.ts'
import { retime, swapStarts } from './retime.ts'

/** Every move with its share among the attempts. */
const SHARES: readonly (readonly [Move, number])[] = [
  [join, 60],
  [exchange, 12],
  [leave, 4],
  [open, 12],
  [close, 2],
  [retime, 4],
  [swapStarts, 4],
  [refill, 2],
]

const LAYOUT_SHARES: readonly (readonly [Move, number])[] = [
  [replaceGroup, 10],
  [tradePlaces, 10],
  [addOrDrop, 4],
  [shift, 4],
  [serve, 8],
]

export function chooseLayoutMoves(): (random: Random) => Move {
  const wheel = LAYOUT_SHARES.flatMap(([move, share]) => Array.from({ length: share }, () => move))
  return (random) => wheel[random.below(wheel.length)]
}

export function chooseMoves(facts: Facts): (random: Random) => Move {
  const shares = [...SHARES]
  if (facts.fixedStarts.size > 0) shares.push([force, 10])
  if (facts.fixedStarts.size + facts.previousCount > 0) shares.push([renumber, 6])
  const wheel = shares.flatMap(([move, share]) => Array.from({ length: share }, () => move))
  return (random) => wheel[random.below(wheel.length)]
}
