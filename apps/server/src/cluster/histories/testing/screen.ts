import { setTimeout as sleep } from 'node:timers/promises'
import { type CellValue, cellKey, type VariantDescription } from '@planner/domain'
import { addressFromWire, type EventData, eventStateFromWire, type InvocationInput } from '@planner/protocol'
import { TestClient } from '../../../testing/test-client.ts'
import { sharedValue } from '../../../testing/test-event.ts'
import type { Edit, History, HistoryEntry, Version } from '../history.ts'

type EntryOf<K extends HistoryEntry['kind']> = Extract<HistoryEntry, { kind: K }>

/** How long a screen waits for an answer before it goes to another node; ms. */
const PATIENCE_MS = 4000

export type ScreenOptions = {
  name: string
  /** The nodes that can be called at the moment. */
  urls: () => readonly string[]
  variant: VariantDescription
  key: string
  isAdmin: boolean
  history: History
  /** Texts that must never come to this screen. */
  secrets: () => readonly string[]
  /** 0..1. */
  random: () => number
}

/** Somebody's page: it joins on any node, goes to another one when the connection ends, and records what it does and sees. */
export class Screen {
  readonly #options: ScreenOptions
  #client: TestClient | undefined
  #whole = 0
  /** Of the full data that are being waited for. */
  #awaited: number | null = null
  #isClosed = false

  constructor(options: ScreenOptions) {
    this.#options = options
  }

  /** Resolves when it is joined. */
  async join(): Promise<void> {
    while (!this.#isClosed && !(await this.#isJoined())) {
      this.#leave()
      await sleep(50 + this.#options.random() * 100)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#leave()
  }

  /** Goes to whichever node comes next. */
  async moveOn(): Promise<void> {
    this.#leave()
    await this.join()
  }

  /** Sets a cell of a person; records what came of it. */
  async edit(personId: string, topicId: string, value: CellValue): Promise<void> {
    const { history, name, key } = this.#options
    const timestamp = Date.now()
    const cell = `preferences|${personId}|${topicId}`
    const entry: Edit = history.add<Edit>({
      kind: 'edit',
      client: name,
      personId,
      cell,
      version: { value, timestamp },
      begun: history.tick(),
      ended: null,
      outcome: null,
    })
    const input = { tableName: 'preferences' as const, userId: personId, topicId, value, timestamp }
    const ack = await this.#ask('SendSharedValue', sharedValue({ personal: key }, input))
    entry.ended = history.tick()
    // What could not be stored may be stored all the same: the database went away between the two.
    if (!ack || (!ack.ok && 'reason' in ack && (ack.reason === 'notStored' || ack.reason === 'internal'))) {
      entry.ended = null
      return
    }
    entry.outcome = ack.ok ? (ack.applied ? 'applied' : 'superseded') : 'refused'
  }

  async allow(personId: string, isAllowed: boolean): Promise<void> {
    const { history, key } = this.#options
    const entry = history.add<EntryOf<'right'>>({
      kind: 'right',
      personId,
      isAllowed,
      begun: history.tick(),
      ended: null,
    })
    const ack = await this.#ask('ArchiveUser', { adminKey: key, userId: personId, isArchived: !isAllowed })
    if (ack?.ok) entry.ended = history.tick()
  }

  async rename(personId: string, name: string, email: string): Promise<void> {
    const { history, key } = this.#options
    const entry = history.add<EntryOf<'renamed'>>({
      kind: 'renamed',
      personId,
      name,
      begun: history.tick(),
      ended: null,
    })
    const ack = await this.#ask('UpdateUser', { key, user: { id: personId, name, email, timeZone: 'UTC' } })
    if (ack?.ok) entry.ended = history.tick()
  }

  async #ask<N extends 'SendSharedValue' | 'ArchiveUser' | 'UpdateUser'>(
    name: N,
    payload: InvocationInput<N>,
  ) {
    await this.join()
    const client = this.#client
    if (!client) return undefined
    const answer = await Promise.race([
      client.invoke(name, payload).catch(() => undefined),
      gone(client),
      sleep(PATIENCE_MS, undefined),
    ])
    if (!answer && client === this.#client) this.#leave()
    return answer
  }

  async #isJoined(): Promise<boolean> {
    if (this.#client?.socket.connected) return true
    this.#leave()
    const { urls, variant, key, history, name, random } = this.#options
    const known = urls()
    const url = known[Math.floor(random() * known.length)]
    if (url === undefined) return false
    const client = new TestClient(url, variant.hubPath)
    this.#record(client)
    this.#client = client
    this.#whole += 1
    const whole = this.#whole
    this.#awaited = whole
    history.add({ kind: 'asked', client: name, whole, at: history.tick() })
    const joined = await Promise.race([
      client.connected().then(
        () => client.invoke('JoinEventHub2', { urlKey: key }).catch(() => undefined),
        () => undefined,
      ),
      gone(client),
      sleep(PATIENCE_MS, undefined),
    ])
    this.#awaited = null
    // Who is shut out reads nothing, and is refused whatever they try.
    return joined !== undefined && client === this.#client
  }

  #record(client: TestClient): void {
    const isOwn = () => client === this.#client
    const { isAdmin, history, name, secrets } = this.#options
    client.onSignal('JoinEventHub', (data) => isOwn() && this.#sawAll(data, this.#awaited))
    client.onSignal('ReloadData', (data) => isOwn() && this.#sawAll(data, null))
    client.onSignal('ReceiveSharedValue', (values) => {
      if (!isOwn()) return
      for (const value of [values].flat()) {
        const address = addressFromWire(value)
        if (address) this.#saw(cellKey(address), value, null)
      }
    })
    client.socket.onAny((_name, payload) => {
      client.forget()
      if (isAdmin) return
      const text = JSON.stringify(payload) ?? ''
      for (const secret of secrets())
        if (text.includes(secret))
          history.add({ kind: 'leak', client: name, what: secret, at: history.tick() })
    })
  }

  #sawAll(data: EventData, whole: number | null): void {
    for (const cell of eventStateFromWire(data).cells.values())
      this.#saw(cellKey(cell.address), { value: cell.value, timestamp: cell.timestamp }, whole)
  }

  #saw(cell: string, { value, timestamp }: Version, whole: number | null): void {
    const { history, name: client } = this.#options
    if (cell.startsWith('preferences|'))
      history.add({ kind: 'saw', client, cell, version: { value, timestamp }, at: history.tick(), whole })
  }

  #leave(): void {
    this.#client?.close()
    this.#client = undefined
  }
}

const gone = (client: TestClient) =>
  new Promise<undefined>((resolve) => client.socket.once('disconnect', () => resolve(undefined)))
