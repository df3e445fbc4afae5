import { setTimeout as wait } from 'node:timers/promises'

/** What is attacked, as the process that attacks sees it. */
export type Target = {
  url: string
  /** Whether it is to end. */
  isOver(): boolean
  /**
   * The addresses it comes from. They are this machine's own, so that a socket may be bound to one (`localAddress`); a request may as
   * well name one in X-Forwarded-For (`from`).
   */
  addresses: readonly string[]
  /** Equal seeds make equal attacks. */
  random(): number
}

/** The server that an attack needs, where it is not the one that the others share. */
export type OwnServer = {
  env: Record<string, string>
  /** A file for what it logs; inherited when left out. */
  logFile?: string
  /** Takes away what was made for it, once it has stopped. */
  close(): Promise<void>
}

export type Attack = {
  /** From how many addresses it comes, in a round each. */
  from: readonly number[]
  /** Goes on until it is over. It may fail: then it has not hurt. */
  strike(target: Target): Promise<unknown>
  /** Makes what its own server needs. `dataDir` is there, with the events of the honest people. */
  ownServer?(dataDir: string): Promise<OwnServer>
  /**
   * Whether edits, imports and plans of honest people may be refused, as on a full disk. What was acknowledged is there all the same, and
   * nobody waits longer for a refusal than for anything else.
   */
  mayRefuse?: true
  /** Seconds beside those that all take. */
  takesLonger?: number
}

export type Attacks = Readonly<Record<string, Attack>>

export const from = (address: string) => ({ 'x-forwarded-for': address })

/** Attacks in so many ways at once, each again and again. */
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
