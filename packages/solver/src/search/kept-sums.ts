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
  const { facts, members } = state
  const { people: n, contact } = facts
  const reward = companyReward(facts)
  /** sum[rowOf[g] + p] over the members q of g. */
  const sum = new Float64Array(groups.length * n)
  const rowOf = new Int32Array(facts.groups).fill(-1)
  const meetings = createMeetings(state, sum, rowOf)
  const { met, charge } = meetings
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
    for (const p of members[g]) if (p !== q && met[p * n + q] === 1) sum[row + p] += charge
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
        const wished = contact === null ? 0 : reward * contact[row + q]
        const gain = sum[b + p] + sum[a + q] - sum[b + q] - 2 * wished
        // Both sums count p and q, who do not meet: what that costs is looked up only where it can decide.
        if (gain + 2 * charge < least) continue
        if (met === null || gain + (met[row + q] > 0 ? 2 * charge : 0) >= least) return j
      }
      return -1
    },
    of: (p, g) => sum[rowOf[g] + p],
    follow(p, g, q, h) {
      const a = rowOf[g]
      const b = rowOf[h]
      // Between the two counts neither p nor q has met the members of g and h there.
      if (met !== null) meetings.count(p, g, q, h, -1)
      for (let x = 0; x < n; x++) {
        const change = company(q, x) - company(p, x)
        sum[a + x] += change
        sum[b + x] -= change
      }
      if (met !== null) meetings.count(q, g, p, h, 1)
    },
  }
}

interface Meetings {
  /** How often each two people share a group or shared one in a former event; null where it does not count. */
  readonly met: Int16Array | null
  /** Points of one group more. */
  readonly charge: number
  /** p meets (1) or leaves (-1) the others of g, and q those of h: what that means to the sums elsewhere. */
  count(p: number, g: number, q: number, h: number, sign: 1 | -1): void
}

function createMeetings(state: State, sum: Float64Array, rowOf: Int32Array): Meetings {
  const { facts, members, groupsOf, shared } = state
  const n = facts.people
  if (shared === null) return { met: null, charge: 0, count: () => {} }
  const charge = sharedGroupCharge(facts)
  const met = new Int16Array(n * n)
  for (let p = 0; p < n; p++)
    for (let q = p + 1; q < n; q++) {
      met[p * n + q] = shared[p * n + q]
      met[q * n + p] = shared[p * n + q]
    }

  /** p and x share one group more or less, which is g or h; `times` is the smaller number. */
  function change(p: number, x: number, times: number, sign: 1 | -1, g: number, h: number): void {
    if (times > 1) return
    const points = -sign * charge
    for (const k of groupsOf[p]) {
      if (k === g || k === h || rowOf[k] < 0) continue
      if (times === 0) sum[rowOf[k] + x] += points
      else if (groupsOf[x].includes(k)) {
        sum[rowOf[k] + x] += points
        sum[rowOf[k] + p] += points
      }
    }
    if (times > 0) return
    for (const k of groupsOf[x]) if (k !== g && k !== h && rowOf[k] >= 0) sum[rowOf[k] + p] += points
  }

  function meet(p: number, x: number, sign: 1 | -1, g: number, h: number): void {
    const now = met[p * n + x] + sign
    met[p * n + x] = now
    met[x * n + p] = now
    change(p, x, sign < 0 ? now : now - 1, sign, g, h)
  }

  return {
    met,
    charge,
    count(p, g, q, h, sign) {
      for (const x of members[g]) if (x !== p && x !== q) meet(p, x, sign, g, h)
      for (const x of members[h]) if (x !== p && x !== q) meet(q, x, sign, g, h)
    },
  }
}
