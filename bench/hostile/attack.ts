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

export type Attack = {
  /** From how many addresses the attack comes: one round for each number. */
  from: readonly number[]
  /** Attacks until `isOver`. An attack that fails has done no harm. */
  strike(target: Target): Promise<unknown>
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

export const from = (address: string) => ({ 'x-forwarded-for': address })

/** Repeats an attack in so many lanes at once. */
export async function several(
  count: number,
  isOver: () => boolean,
  attack: (index: number) => Promise<unknown>,
): Promise<void> {
  const again = async (index: number) => {
    while (!isOver()) {
      await attack(index).catch(() => {})
      await wait(50)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, index) => again(index)))
}
