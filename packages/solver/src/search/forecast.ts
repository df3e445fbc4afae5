import { sizePenalty } from '../constraints/optimal-group-size.ts'
import { cellOf, writeWorth } from './cell-worth.ts'
import { isNeededHost } from './checks.ts'
import type { Forecast, Seeker } from './seeker.ts'
import type { State } from './state.ts'
import * as term from './terms.ts'

const FREE = -1
const BOUND = -2

export function createForecast(people: number): Forecast {
  let state: State
  let seeker: Seeker
  let cell: number[] = []
  let start = 0
  let removed = -1
  /** Change of the score when the removed group ends and its people take the best of the rest. */
  let loss = 0
  /** Place in the cell, FREE or BOUND: busy elsewhere, not there, or needed where they are. */
  const seat = new Int32Array(people)
  /** What people give up when they leave their seat, or take instead of the one that is removed. */
  const held = new Float64Array(people)
  const joinPrice: number[] = []
  const leavePrice: number[] = []
  let worth = new Float64Array(0)
  const single = new Float64Array(1)
  const one = [0]
  const isLeaving = new Uint8Array(people)
  let offers = new Float64Array(64)

  /** Points that a group of this size costs, as a positive number. */
  const priceOf = (g: number, size: number) => {
    const { facts } = state
    const topic = facts.topicOf[g]
    const low = facts.minSize[topic]
    const penalty = sizePenalty(Math.max(size, low), low, facts.maxSize[topic])
    return -facts.weights[term.GROUP_SIZE] * penalty + Math.max(0, low - size) * 2 * seeker.unitPrice
  }

  function seatEveryone(): void {
    const { facts, members, busy, groupsOf } = state
    const topic = facts.topicOf[cell[0]]
    const attend = facts.attend[topic]
    const covered = facts.covers[topic][start]
    for (let p = 0; p < people; p++) {
      let free = attend[start * people + p] > 0 && !(facts.oneGroupOnly && groupsOf[p].length > 0)
      for (let i = 0; i < covered.length && free; i++) free = busy[p * facts.slots + covered[i]] === 0
      seat[p] = free ? FREE : BOUND
      held[p] = 0
    }
    for (let k = 0; k < cell.length; k++) {
      const list = members[cell[k]]
      one[0] = cell[k]
      for (let i = 0; i < list.length; i++) {
        const p = list[i]
        writeWorth(state, seeker, p, start, one, cell[k], single, 0)
        held[p] = single[0] - leavePrice[k]
        seat[p] = isNeededHost(state, p, cell[k]) ? BOUND : k
      }
    }
  }

  /** Adds people to the group from the best offer on: to its smallest size at any price, beyond while it pays. */
  function bestOffers(g: number, count: number, already: number): number {
    const topic = state.facts.topicOf[g]
    const low = state.facts.minSize[topic]
    const high = state.facts.maxSize[topic]
    const sorted = offers.subarray(0, count).sort()
    let size = already
    let sum = 0
    for (let i = count - 1; i >= 0 && size < high; i--, size++) {
      const gain = sorted[i] - (size >= low ? priceOf(g, size + 1) - priceOf(g, size) : 0)
      if (size >= low && gain <= 0) break
      sum += sorted[i]
    }
    return size < low ? -Infinity : sum - priceOf(g, size)
  }

  return {
    look(newState, newSeeker, g) {
      state = newState
      seeker = newSeeker
      cell = cellOf(state, g)
      start = state.start[g]
      removed = -1
      if (worth.length < cell.length) worth = new Float64Array(2 * cell.length)
      for (let k = 0; k < cell.length; k++) {
        const size = state.members[cell[k]].length
        const now = priceOf(cell[k], size)
        const isFull = size >= state.facts.maxSize[state.facts.topicOf[cell[k]]]
        joinPrice[k] = isFull ? Infinity : priceOf(cell[k], size + 1) - now
        leavePrice[k] = now - priceOf(cell[k], size - 1)
      }
      seatEveryone()
    },

    without(old) {
      if (removed >= 0) seatEveryone()
      removed = old
      const list = state.members[old]
      loss = priceOf(old, list.length)
      for (let i = 0; i < list.length; i++) {
        const p = list[i]
        writeWorth(state, seeker, p, start, cell, old, worth, 0)
        let best = 0
        let own = 0
        for (let k = 0; k < cell.length; k++) {
          if (cell[k] === old) own = worth[k]
          else if (worth[k] - joinPrice[k] > best) best = worth[k] - joinPrice[k]
        }
        held[p] = best
        seat[p] = FREE
        loss += best - own
      }
    },

    of(topic, spare, leaving) {
      const { facts, attends, members } = state
      const left = leaving < 0 ? null : members[leaving]
      if (left !== null) for (let i = 0; i < left.length; i++) isLeaving[left[i]] = 1
      const candidates = facts.candidates[topic]
      if (offers.length < candidates.length) offers = new Float64Array(candidates.length)
      one[0] = spare
      let count = 0
      let forced = 0
      let sum = loss
      for (let i = 0; i < candidates.length && sum > -Infinity; i++) {
        const p = candidates[i]
        const at = p * facts.topics + topic
        const isNeeded = facts.hostsMustCome && facts.host[at] === 1
        if (seat[p] === BOUND) {
          if (isNeeded) sum = -Infinity
          continue
        }
        const from = seat[p] >= 0 ? cell[seat[p]] : state.groupsOf[p].includes(removed) ? removed : -1
        writeWorth(state, seeker, p, start, one, from, single, 0)
        let gain = single[0] - held[p]
        if (isLeaving[p] === 1 && attends[at] === 1)
          gain += facts.reward[at] - (facts.host[at] === 1 ? 0 : facts.weights[term.REPEATED])
        if (isNeeded) {
          sum += gain
          forced++
        } else if (gain > 0 || count < facts.minSize[topic]) offers[count++] = gain
      }
      if (left !== null) for (let i = 0; i < left.length; i++) isLeaving[left[i]] = 0
      return sum === -Infinity ? sum : sum + bestOffers(spare, count, forced)
    },
  }
}
