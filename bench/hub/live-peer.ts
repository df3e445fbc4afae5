import { type AddressedCell, type CellAddress, type CellValue, cellKey, variantOf } from '@planner/domain'
import { addressesOfRange, hoursOfRange } from '@planner/protocol'
import type { PageStorage } from '../../apps/web/src/lib/live/edits/persisted-edits.ts'
import type { RangeCorners } from '../../apps/web/src/lib/live/edits/rectangles.ts'
import { LiveEvent } from '../../apps/web/src/lib/live/live-event.ts'
import { type FlakyProxy, flakyProxy } from '../flaky-proxy.ts'

const VARIANT = variantOf('weekdayhourplanner')

/** A headless browser tab: the web's live event behind a flaky proxy. */
export class LivePeer {
  readonly name: string
  readonly proxy: FlakyProxy
  /** Number of acknowledged edits of this peer. */
  acknowledged = 0
  reloads = 0
  readonly alerts: string[] = []
  readonly #key: string
  readonly #edited = new Map<string, CellAddress>()
  readonly #texts = new Map<string, string>()
  #live: LiveEvent

  static async open(name: string, key: string, port: () => number): Promise<LivePeer> {
    return new LivePeer(name, key, await flakyProxy(port))
  }

  private constructor(name: string, key: string, proxy: FlakyProxy) {
    this.name = name
    this.#key = key
    this.proxy = proxy
    this.#live = this.#openPage()
  }

  /** Edits a cell. Returns the accepted cell, or nothing when the page has rejected the edit. */
  set(address: CellAddress, value: CellValue): AddressedCell[] {
    this.#live.setCell(address, value)
    return this.#acceptedEdits([address], value)
  }

  setRange(userId: string, corners: RangeCorners, value: CellValue): AddressedCell[] {
    const range = { tableName: 'weekDayHourAvailabilities', userId, ...corners } as const
    this.#live.setHours(userId, hoursOfRange(range), value)
    return this.#acceptedEdits(addressesOfRange(range), value)
  }

  get live(): LiveEvent {
    return this.#live
  }

  get isLoaded(): boolean {
    return this.#live.store.getSnapshot().isLoaded
  }

  get numPending(): number {
    return [...this.#edited.values()].filter((address) => this.#live.store.cells.view(address).pending).length
  }

  /** All cells of this replica as text. */
  cells(): string[] {
    return cellTexts(this.#live.store.getSnapshot().state.cells.values())
  }

  /** Reloads the page: only the session storage survives. */
  async reload(): Promise<void> {
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
    this.#live.close()
    this.#live = this.#openPage()
    this.reloads += 1
  }

  async close(): Promise<void> {
    this.#live.close()
    await this.proxy.close()
  }

  #acceptedEdits(addresses: readonly CellAddress[], value: CellValue): AddressedCell[] {
    const { cells } = this.#live.store.getSnapshot().state
    return addresses.flatMap((address) => {
      const cell = cells.get(cellKey(address))
      if (!cell || cell.value !== value || !this.#live.store.cells.view(address).pending) return []
      this.#edited.set(cellKey(address), address)
      return [cell]
    })
  }

  #openPage(): LiveEvent {
    return new LiveEvent({
      variant: VARIANT,
      urlKey: this.#key,
      frontendVersion: '',
      translationsVersion: '',
      now: Date.now,
      onException: (refused) => this.alerts.push(JSON.stringify(refused)),
      onSaved: () => {
        this.acknowledged += 1
      },
      onReload: () => {},
      pageStorage: this.#storage(),
      origin: this.proxy.origin,
    })
  }

  #storage(): PageStorage {
    return {
      getItem: (name) => this.#texts.get(name) ?? null,
      setItem: (name, text) => void this.#texts.set(name, text),
      removeItem: (name) => void this.#texts.delete(name),
    }
  }
}

export function cellTexts(cells: Iterable<AddressedCell>): string[] {
  return [...cells].map((cell) => `${cellKey(cell.address)} = ${cell.value} at ${cell.timestamp}`).sort()
}
