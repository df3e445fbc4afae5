import { LIMITS } from './limits.ts'

type End = () => void

/**
 * Counts the connections to the hub, which take memory even when idle. Above the limit the newest connection
 * of the address with the most is ended (LIMIT-4).
 */
export class HubConnections {
  readonly #most: number
  readonly #ofAddresses = new Map<string, Set<End>>()
  #total = 0

  constructor(most: number = LIMITS.connectionsOfAll.value) {
    this.#most = most
  }

  /** Counts a connection until the returned function is called. */
  add(address: string, end: End): () => void {
    const ofAddress = this.#ofAddresses.get(address) ?? new Set<End>()
    this.#ofAddresses.set(address, ofAddress)
    ofAddress.add(end)
    this.#total += 1
    if (this.#total > this.#most) this.#endLatest()
    return () => this.#remove(address, end)
  }

  #endLatest(): void {
    const [address, connections] = [...this.#ofAddresses].reduce((most, each) =>
      each[1].size > most[1].size ? each : most,
    )
    const latest = [...connections].at(-1)
    if (!latest) return
    this.#remove(address, latest)
    latest()
  }

  #remove(address: string, end: End): void {
    const ofAddress = this.#ofAddresses.get(address)
    if (!ofAddress?.delete(end)) return
    this.#total -= 1
    if (ofAddress.size === 0) this.#ofAddresses.delete(address)
  }
}
