import type { Facts } from '../../facts.ts'
import type { Random } from '../../random.ts'
import { mayContradict } from '../checks.ts'
import { SCHEDULE } from '../schedule.ts'
import type { Move } from '../search-context.ts'
import { addOrDrop, replaceGroup, serve, shift, swapRooms, tradePlaces } from './layout.ts'
import { exchange, force, join, leave, refill } from './membership.ts'
import { close, open } from './open.ts'
import { renumber, retime, swapStarts } from './retime.ts'

/** Chooses moves by their shares among the attempts. */
type MoveChoice = (random: Random) => Move

function choiceOf(shares: readonly (readonly [Move, number])[]): MoveChoice {
  const wheel = shares.flatMap(([move, share]) => Array.from({ length: share }, () => move))
  return (random) => wheel[random.below(wheel.length)]
}

/** Moves of whole time blocks. */
export function chooseLayoutMoves(facts: Facts): MoveChoice {
  const shares = SCHEDULE.layoutMoves
  return choiceOf([
    [replaceGroup, shares.replaceGroup],
    [tradePlaces, shares.tradePlaces],
    [addOrDrop, shares.addOrDrop],
    [shift, shares.shift],
    [serve, shares.serve],
    [swapRooms, facts.rooms === null ? 0 : SCHEDULE.roomMoves.swapRooms],
  ])
}

/** Moves of single people and groups. */
export function chooseMoves(facts: Facts): MoveChoice {
  const shares = SCHEDULE.peopleMoves
  const isFixed = mayContradict(facts)
  return choiceOf([
    [join, shares.join],
    [exchange, shares.exchange],
    [leave, shares.leave],
    [open, shares.open],
    [close, shares.close],
    [retime, shares.retime],
    [swapStarts, shares.swapStarts],
    [refill, shares.refill],
    [force, isFixed ? SCHEDULE.fixedMoves.force : 0],
    [renumber, isFixed || facts.previousCount > 0 ? SCHEDULE.numberMoves.renumber : 0],
  ])
}
