import { setTimeout as wait } from 'node:timers/promises'
import { ANTI_FORGERY_HEADER } from '@planner/protocol'
import { userForm } from '../../apps/server/src/testing/forms.ts'
import { type BrowserSession, openSession } from '../../apps/server/src/testing/open-session.ts'
import { VARIANT } from '../events.ts'
import { LightClient } from '../light-client.ts'
import { from } from './attack.ts'

const ADDRESS = from('10.0.1.1')
/** An answer that takes longer counts as missing; ms. */
const PATIENCE_MS = 60_000
/** Thirty imports a minute are allowed. */
const PAUSE_MS = 2200

type Keys = Awaited<ReturnType<LightClient['register']>>

const TABLE = 'Name,Gardens\nBob,Yes\nCid,Yes\nDee,#1 Yes!'
/** What an organiser asks for, beside the live hub. */
const ASKED = ['import', 'plan', 'scenario', 'export', 'page'] as const
export type Asked = (typeof ASKED)[number]
/** How long each took at most; ms, Infinity where it was refused or never came. */
export type Waits = Record<Asked, number>

/**
 * An organiser with an event of four people who imports a table, plans, tries a scenario, exports the event
 * and opens its page, over and over.
 */
export class HonestOrganiser {
  readonly #url: string
  readonly #session: BrowserSession
  readonly #client: LightClient
  readonly #keys: Keys
  #waits: Waits = none()
  #isEnding = false

  static async register(url: string): Promise<HonestOrganiser> {
    const session = await openSession(url)
    const client = await LightClient.open(url, VARIANT.hubPath, ADDRESS)
    const keys = await client.register()
    for (const name of ['Ann', 'Bob', 'Cid', 'Dee']) {
      const user = userForm(name, name === 'Ann' ? { newTopic: 'Gardens' } : {})
      await client.invoke('RegisterUser', { user, key: keys.adminKey })
    }
    await client.invoke('JoinEventHub2', { urlKey: keys.adminKey })
    return new HonestOrganiser(url, session, client, keys)
  }

  private constructor(url: string, session: BrowserSession, client: LightClient, keys: Keys) {
    this.#url = url
    this.#session = session
    this.#client = client
    this.#keys = keys
  }

  /** Repeats until `end` is called, and finishes what is under way then. */
  async organise(): Promise<void> {
    while (!this.#isEnding) {
      for (const asked of ASKED) {
        if (!this.#isEnding) await this.#measure(asked)
      }
      await wait(PAUSE_MS)
    }
  }

  end(): void {
    this.#isEnding = true
  }

  /** The longest waits since the last call. */
  takeWaits(): Waits {
    const waits = this.#waits
    this.#waits = none()
    return waits
  }

  close(): void {
    this.#client.close()
  }

  async #measure(asked: Asked): Promise<void> {
    const started = performance.now()
    const isDone = await Promise.race([this.#ask(asked), wait(PATIENCE_MS, false)]).catch(() => false)
    const took = isDone ? performance.now() - started : Number.POSITIVE_INFINITY
    this.#waits[asked] = Math.max(this.#waits[asked], took)
  }

  #ask(asked: Asked): Promise<boolean> {
    const { adminKey, shareKey } = this.#keys
    if (asked === 'plan') return this.#plan()
    if (asked === 'scenario') return this.#scenario()
    if (asked === 'page') return this.#answers(`${VARIANT.routeBase}/share/?participantInvite=${shareKey}`)
    const body = { variant: VARIANT.id, adminKey }
    if (asked === 'export') return this.#answers('/api/Event/Export', body)
    return this.#answers('/api/Import/Commit', { ...body, csv: TABLE })
  }

  /** Whether the whole answer came. */
  async #answers(path: string, body?: object): Promise<boolean> {
    const { cookie, token } = this.#session
    const json = { [ANTI_FORGERY_HEADER]: token, 'content-type': 'application/json' }
    const answer = await fetch(this.#url + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { ...ADDRESS, cookie, ...(body ? json : { accept: 'text/html' }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    return answer.ok
  }

  async #plan(): Promise<boolean> {
    const planned = this.#client.next('ReceivePlan')
    const ack = await this.#client.invoke('PlanEvent', { adminKey: this.#keys.adminKey })
    return ack.ok && !(await planned).includes('"error"')
  }

  /** Plans a scenario of three seconds. */
  async #scenario(): Promise<boolean> {
    const { adminKey } = this.#keys
    const scenarios = [{ name: 'As it is' }]
    const ack = await this.#client.invoke('PlanScenarios', { adminKey, seconds: 3, scenarios })
    if (!ack.ok) return false
    const statusNow = async () => {
      const { bench } = (await this.#client.invoke('ReadScenarios', { adminKey })) as Read
      return bench?.scenarios[0]?.status
    }
    let status = await statusNow()
    while (status === 'waiting' || status === 'running') {
      await wait(100)
      status = await statusNow()
    }
    return status === 'done'
  }
}

type Read = { ok: boolean; bench?: { scenarios: { status: string }[] } | null }

const none = (): Waits => ({ import: 0, plan: 0, scenario: 0, export: 0, page: 0 })
