import { setTimeout as wait } from 'node:timers/promises'

/** The attacked server, as the attacking process sees it. */
export type Target = {
  url: string
  /** Whether the attack must end. */
  isOver(): boolean
  /**
   * The addresses that the attack comes from. They are this machine's own, so a socket may be bound to one
   * (`localAddress`); a request may also name one in X-Forwarded-For (`from`).
   */
  addresses: readonly string[]
  /** Equal seeds make equal attacks. */
  random(): number
}

/** A server of its own that an attack needs. */
export type OwnServer = {
  env: Record<string, string>
  /** A file for what it logs; inherited when left out. */
  logFile?: string
  /** Removes what was made for it, once the server has stopped. */
  close(): Promise<void>
}

/** Attacks until `isOver`. An attack that fails has done no harm. */
export type Strike = (target: Target) => Promise<unknown>

export type Attack = {
  /** From how many addresses the attack comes: one round for each number. */
  from: readonly number[]
  strike: Strike
  /** Makes what its own server needs. `dataDir` is there, with the events of the honest people. */
  ownServer?(dataDir: string): Promise<OwnServer>
  /**
   * Whether the server may refuse edits, imports and plans of honest people, as on a full disk. Acknowledged
   * edits must be kept all the same, and a refusal comes as fast as any answer.
   */
  mayRefuse?: true
  /** Seconds more than other attacks take. */
  takesLonger?: number
}

export type Attacks = Readonly<Record<string, Attack>>

/** Attacks by name that all come from so many addresses, and have more in common. */
export function attacksFrom(
  from: Attack['from'],
  strikes: Readonly<Record<string, Strike>>,
  more: Partial<Attack> = {},
): Attacks {
  return Object.fromEntries(
    Object.entries(strikes).map(([name, strike]) => [name, { from, strike, ...more }]),
  )
}

/** One of the target's addresses, which are taken in turn. */
export const addressOf = ({ addresses }: Target, index: number) => addresses[index % addresses.length] ?? ''

export const from = (address: string) => ({ 'x-forwarded-for': address })

/** Repeats an attack in so many lanes at once. */
export function several(
  count: number,
  attack: (target: Target, index: number) => Promise<unknown>,
): (target: Target) => Promise<void> {
  return async (target) => {
    const again = async (index: number) => {
      while (!target.isOver()) {
        await attack(target, index).catch(() => {})
        await wait(50)
      }
    }
    await Promise.all(Array.from({ length: count }, (_, index) => again(index)))
  }
}
