import { companyReward } from '../constraints/contact-preferences.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import type { State } from '../state.ts'

/**
 * What each person shares with the members of each group, in soft points: the value of their company less the
 * charge for those met already elsewhere. Kept up to date, so that a trade is evaluated in a few additions
 * (Schulz 2024, doi 10.1007/s10479-024-06217-9).
 */
export interface KeptSums {
  /** Change of the pair terms when p of g and q of h trade; both groups are of one time block. */
  gainOf(p: number, g: number, q: number, h: number): number
  /**
   * The first of the seats from `from` on and before `to` whose trade with the member p of g is worth at least
   * `floor`, -1 if none is.
   */
  firstWorth(p: number, g: number, seats: SeatTable, from: number, to: number, floor: number): number
  /** What the member p of g shares with the others. */
  of(p: number, g: number): number
  /** p of g and q of h have traded: called after the operations. */
  follow(p: number, g: number, q: number, h: number): void
}

/** Who has each seat of one time block, and in which group. */
export interface SeatTable {
  readonly personAt: Int32Array
  readonly groupAt: Int32Array
}

/** Sums over the members of these running groups. */
export function createKeptSums(state: State, groups: readonly number[]): KeptSums {
  const { facts, members, groupsOf } = state
  const { people: n, contact } = facts
  const reward = companyReward(facts)
  const charge = state.shared === null ? 0 : sharedGroupCharge(facts)
  const twice = 2 * reward
  const twiceCharge = 2 * charge
  const met = charge === 0 ? null : timesMet(state)
  /** sum[rowOf[g] + p] over the members q of g. */
  const sum = new Float64Array(groups.length * n)
  const rowOf = new Int32Array(facts.groups).fill(-1)
  groups.forEach((g, k) => {
    rowOf[g] = k * n
    for (const q of members[g]) join(q, g)
  })

  /** What p and q are worth to each other in a group that would be one more for them. */
  function company(p: number, q: number): number {
    const at = p * n + q
    const wished = contact === null ? 0 : reward * contact[at]
    return met !== null && met[at] > 0 ? wished - charge : wished
  }

  /** Adds the member q of g, who is counted as met by the other members. */
  function join(q: number, g: number): void {
    const row = rowOf[g]
    for (let p = 0; p < n; p++) if (p !== q) sum[row + p] += company(p, q)
    if (met === null) return
    for (const p of members[g])
      if (p !== q) sum[row + p] += (met[p * n + q] > 1 ? 0 : charge)
  }

  /** p and x share one group more (1) or less (-1), which is g or h; `times` is the smaller number. */
  function remeet(p: number, x: number, times: number, sign: 1 | -1, g: number, h: number): void {
    if (times > 1) return
    for (const k of groupsOf[p]) {
      if (k === g || k === h || rowOf[k] < 0) continue
      if (times === 0) sum[rowOf[k] + x] -= sign * charge
      else if (groupsOf[x].includes(k)) {
        sum[rowOf[k] + x] -= sign * charge
        sum[rowOf[k] + p] -= sign * charge
      }
    }
    if (times > 0) return
    for (const k of groupsOf[x])
      if (k !== g && k !== h && rowOf[k] >= 0) sum[rowOf[k] + p] -= sign * charge
  }

  function meet(p: number, x: number, sign: 1 | -1, g: number, h: number): void {
    const times = met as Int16Array
    const now = times[p * n + x] + sign
    times[p * n + x] = now
    times[x * n + p] = now
    remeet(p, x, sign < 0 ? now : now - 1, sign, g, h)
  }

  /** p meets (1) or leaves (-1) the others of g, and q those of h. */
  function meetOthers(p: number, g: number, q: number, h: number, sign: 1 | -1): void {
    for (const x of members[g]) if (x !== p && x !== q) meet(p, x, sign, g, h)
    for (const x of members[h]) if (x !== p && x !== q) meet(q, x, sign, g, h)
  }

  return {
    gainOf(p, g, q, h) {
      const a = rowOf[g]
      const b = rowOf[h]
      return sum[b + p] - sum[a + p] + sum[a + q] - sum[b + q] - 2 * company(p, q)
    },
    firstWorth(p, g, { personAt, groupAt }, from, to, floor) {
      const a = rowOf[g]
      const row = p * n
      const least = floor + sum[a + p]
      for (let j = from; j < to; j++) {
        const h = groupAt[j]
        if (h === g) continue
        const q = personAt[j]
        const b = rowOf[h]
        const value = contact === null ? 0 : twice * contact[row + q]
        const change = sum[b + p] + sum[a + q] - sum[b + q] - value
        // A pair that has met costs less to part with: only where that can decide is it looked up.
        if (change + twiceCharge < least) continue
        if (met === null || change + (met[row + q] > 0 ? twiceCharge : 0) >= least) return j
      }
      return -1
    },
    of: (p, g) => sum[rowOf[g] + p],
    follow(p, g, q, h) {
      const a = rowOf[g]
      const b = rowOf[h]
      // Between the two counts neither p nor q has met the members of g and h there.
      if (met !== null) meetOthers(p, g, q, h, -1)
      for (let x = 0; x < n; x++) {
        const change = company(q, x) - company(p, x)
        sum[a + x] += change
        sum[b + x] -= change
      }
      if (met !== null) meetOthers(q, g, p, h, 1)
    },
  }
}

/** How often each two people share a group or shared one in a former event, by any two indices. */
function timesMet({ facts: { people: n }, shared }: State): Int16Array {
  const times = new Int16Array(n * n)
  if (shared === null) return times
  for (let p = 0; p < n; p++)
    for (let q = p + 1; q < n; q++) {
      times[p * n + q] = shared[p * n + q]
      times[q * n + p] = shared[p * n + q]
    }
  return times
}
