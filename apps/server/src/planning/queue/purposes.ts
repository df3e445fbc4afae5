import { LIMITS } from '../../limits/limits.ts'

type Rules = {
  /** Of searches whose addresses have had as much, those of the lower number go first. */
  rank: number
  /** How many may go on at a time; all that somebody has asked for are together no more than runs may be. */
  atOnce: number
  /**
   * Whether somebody waits for it. Such a search has a turn of some length, which counts towards what its
   * address has had. The others begin while nobody waits for anything, and end as soon as somebody does.
   */
  isAskedFor: boolean
  /** Even when its time is nearly over, it gets so long to improve its plan; seconds. */
  leastSeconds: number
  /** How often its process may die: a problem that kills it would do so again. */
  tries: number
  /** Whether it waits while the hub is at work (ADR-0073). */
  isBehindHub: boolean
  /** Threads; all of a search when left out. One with fewer waits so many times as long for a better plan. */
  threads?: number
  /** Of its whole process from the start; its threads yield by themselves when left out. */
  niceness?: number
  /** Memory of its process's own objects. */
  maxMegabytes?: number
}

/**
 * All searches that take cores, and how they differ. What happens with a result is told where the search is
 * asked for: `runs`, `scenarios`, `ready`. Proofs are no searches of their own but threads of one, in its
 * turn and its time. Late places and reports are questions, which `insight` answers.
 */
export const PURPOSES = {
  /** An organiser's new plan or re-plan. */
  run: {
    rank: 0,
    atOnce: LIMITS.plansAtOnce.value,
    isAskedFor: true,
    leastSeconds: 2,
    tries: 3,
    isBehindHub: false,
  },
  scenario: {
    rank: 1,
    atOnce: LIMITS.scenariosAtOnce.value,
    isAskedFor: true,
    leastSeconds: 1,
    tries: 1,
    isBehindHub: false,
  },
  /** What the next run of an event would find. */
  ready: {
    rank: 2,
    atOnce: 1,
    isAskedFor: false,
    leastSeconds: 1,
    tries: 1,
    isBehindHub: true,
    threads: 1,
    niceness: 19,
    maxMegabytes: 512,
  },
} as const satisfies Record<string, Rules>

export type Purpose = keyof typeof PURPOSES

export function rulesOf(purpose: Purpose): Rules {
  return PURPOSES[purpose]
}
