import type { Facts } from '../facts.ts'
import type { Random } from '../random.ts'
import { hardOf, mediumOf, type State, softOf } from '../state.ts'
import { checkScore } from './check-score.ts'
import { mayContradict } from './checks.ts'
import { hasLargeGroups } from './effort.ts'
import { addOrDrop, replaceGroup, serve, shift, swapRooms, tradePlaces } from './moves/layout.ts'
import { exchange, force, join, leave, refill } from './moves/membership.ts'
import { close, open } from './moves/open.ts'
import { renumber, retime, swapStarts } from './moves/retime.ts'
import { mark, undo } from './operations.ts'
import { SCHEDULE } from './schedule.ts'
import type { Move, SearchContext } from './search-context.ts'

export interface Annealing {
  readonly from: number
  readonly to: number
  /** Moves in which it cools, and those after which it ends even if it is hot. */
  readonly moves: number
  readonly most: number
  /** Whole times are placed anew instead of single people. */
  readonly layout: boolean
  /** Price of one hard breach in soft points; breaches exist only with fixed groups and pinned people. */
  readonly breachPrice: number
  readonly assertScore: boolean
  /** Called every few moves. */
  shouldStop(): boolean
  /** Called whenever a plan better than all before, by level, stands. */
  onBetter(hard: number, medium: number, soft: number): void
}

/** Simulated annealing with geometric cooling. Returns the number of moves tried. */
export function anneal(state: State, context: SearchContext, annealing: Annealing): number {
  const { random } = context
  const choose = annealing.layout ? chooseLayoutMoves(state.facts) : chooseMoves(state.facts)
  const mayBreak = mayContradict(state.facts)
  let hard = hardOf(state)
  let medium = mediumOf(state)
  let soft = softOf(state)
  let best = { hard, medium, soft }
  let temperature = annealing.from
  const checkEvery = annealing.layout ? SCHEDULE.checkEvery.layout : SCHEDULE.checkEvery.people
  const isBetter = () =>
    hard > best.hard ||
    (hard === best.hard && (medium > best.medium || (medium === best.medium && soft > best.soft + 1e-9)))
  const end = Math.min(annealing.moves, annealing.most)
  for (let i = 0; i < end; i++) {
    if (i % checkEvery === 0) {
      if (annealing.shouldStop()) return i
      temperature = annealing.from * (annealing.to / annealing.from) ** (i / annealing.moves)
      context.noise = temperature
    }
    const move = choose(random)
    mark(state)
    if (!move.attempt(state, context)) {
      undo(state)
      continue
    }
    const newHard = hardOf(state)
    const newMedium = mediumOf(state)
    const newSoft = softOf(state)
    const gain =
      annealing.breachPrice * (newHard - hard) + context.unitPrice * (newMedium - medium) + (newSoft - soft)
    const allowed = newHard >= hard || mayBreak
    if (!allowed || (gain < 0 && random.next() >= Math.exp(gain / temperature))) {
      undo(state)
      if (annealing.assertScore) checkScore(state, `undo of ${move.name}`)
      continue
    }
    hard = newHard
    medium = newMedium
    soft = newSoft
    if (annealing.assertScore) checkScore(state, move.name)
    if (isBetter()) {
      best = { hard, medium, soft }
      annealing.onBetter(hard, medium, soft)
    }
  }
  return end
}

/** Chooses moves by their shares among the attempts. */
type MoveChoice = (random: Random) => Move

function choiceOf(shares: readonly (readonly [Move, number])[]): MoveChoice {
  const wheel = shares.flatMap(([move, share]) => Array.from({ length: share }, () => move))
  return (random) => wheel[random.below(wheel.length)]
}

/** Moves of whole time blocks. */
function chooseLayoutMoves(facts: Facts): MoveChoice {
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
function chooseMoves(facts: Facts): MoveChoice {
  const shares = SCHEDULE.peopleMoves
  const isFixed = mayContradict(facts)
  const often = hasLargeGroups(facts) ? SCHEDULE.largeGroups.peopleMoreOften : 1
  return choiceOf([
    [join, often * shares.join],
    [exchange, often * shares.exchange],
    [leave, often * shares.leave],
    [open, shares.open],
    [close, shares.close],
    [retime, shares.retime],
    [swapStarts, shares.swapStarts],
    [refill, shares.refill],
    [force, isFixed ? SCHEDULE.fixedMoves.force : 0],
    [renumber, isFixed || facts.previousCount > 0 ? SCHEDULE.numberMoves.renumber : 0],
  ])
}
