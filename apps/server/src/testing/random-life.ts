import type { InvocationInput, InvocationName } from '@planner/protocol'
import { eventForm, userForm } from './forms.ts'
import { type BrowserSession, openSession } from './open-session.ts'
import { TestClient } from './test-client.ts'
import { keyOf, registerTestEvent, sharedValue, type TestEvent } from './test-event.ts'

/** Every key in an answer of the server, by the names and forms that keys are sent with. */
function keysIn(answer: unknown): string[] {
  const text = JSON.stringify(answer) ?? ''
  const links = text.matchAll(/(?:adminInvite|participantInvite|personalKey)=([\w-]+)/g)
  const fields = text.matchAll(/"(?:eventAdminGuid|eventUserPrivateGuid|shareGuid)":"([\w-]+)"/g)
  return [...links, ...fields].map(([, key = '']) => key)
}

/**
 * An event with people whose life is drawn by chance. It remembers every key that the server has ever sent.
 */
export class RandomLife {
  readonly issued = new Set<string>()
  readonly #event: TestEvent
  readonly #admin: TestClient
  readonly #session: BrowserSession
  readonly #url: string
  readonly #random: () => number
  adminKey: string
  shareKey: string
  people: { id: string; key: string }[] = []
  #serial = 0

  static async begin(url: string, random: () => number): Promise<RandomLife> {
    const session = await openSession(url)
    const event = await registerTestEvent(url, 'planner', {
      settings: { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 },
    })
    const admin = new TestClient(url, event.variant.hubPath, { cookie: session.cookie })
    const life = new RandomLife(url, random, event, await admin.connected(), session)
    life.#remember(event.admin.received)
    await life.#invoke('JoinEventHub2', { urlKey: event.adminKey })
    for (const _ of [1, 2, 3]) await life.register()
    return life
  }

  private constructor(
    url: string,
    random: () => number,
    event: TestEvent,
    admin: TestClient,
    session: BrowserSession,
  ) {
    this.#url = url
    this.#random = random
    this.#event = event
    this.#admin = admin
    this.#session = session
    this.adminKey = event.adminKey
    this.shareKey = event.shareKey
    this.#remember([{ eventAdminGuid: event.adminKey, shareGuid: event.shareKey }])
  }

  /** One step: each kind once in the first steps, then any. */
  async step(index: number): Promise<void> {
    const acts = Object.values(this.#acts)
    await acts[index < acts.length ? index : Math.floor(this.#random() * acts.length)]?.()
    this.#remember(this.#admin.received)
    this.#admin.forget()
  }

  close(): void {
    this.#event.close()
    this.#admin.socket.disconnect()
  }

  async register(): Promise<void> {
    this.#serial += 1
    const user = userForm(`Person ${this.#serial}`, { newTopic: `Topic ${this.#serial}` })
    // With the cookie, so that the session opens the event with every key.
    const ack = await this.#withNewClient((client) =>
      client.invoke('RegisterUser', { user, key: this.#random() < 0.5 ? this.shareKey : this.adminKey }),
    )
    if (ack.ok) this.people.push({ id: ack.eventUserShareGuid, key: ack.eventUserPrivateGuid })
  }

  readonly #acts: Record<string, () => Promise<unknown>> = {
    register: () => this.register(),
    join: () =>
      this.#withNewClient((client) =>
        client.invoke('JoinEventHub2', {
          urlKey: this.#pick([this.adminKey, this.shareKey, this.#person().key]),
        }),
      ),
    edit: () => {
      const { id, key } = this.#person()
      const topicId = this.#person().id
      const cell = { tableName: 'preferences', userId: id, topicId, value: this.#pick(['Yes', '']) }
      return this.#invoke('SendSharedValue', sharedValue({ personal: key }, cell))
    },
    updatePerson: () => {
      const { id, key } = this.#person()
      return this.#invoke('UpdateUser', { user: { ...userForm(`Person ${id}`), id }, key })
    },
    updateEvent: () =>
      this.#invoke('UpdateEvent', {
        event: eventForm({ description: `Version ${this.#serial}` }),
        adminKey: this.adminKey,
      }),
    export: () => {
      const { id, key } = this.#person()
      return this.#invoke('ExportUser', { key, userId: id })
    },
    archive: () =>
      this.#invoke('ArchiveUser', {
        adminKey: this.adminKey,
        userId: this.#person().id,
        isArchived: this.#random() < 0.5,
      }),
    makeAdmin: () =>
      this.#invoke('SetEventAdmin', {
        adminKey: this.adminKey,
        userId: this.#person().id,
        isEventAdmin: this.#random() < 0.5,
      }),
    rotate: async () => {
      const ack = await this.#invoke('RotateKeys', {
        adminKey: this.adminKey,
        rotateAdminKey: true,
        rotateShareKey: this.#random() < 0.7,
      })
      if (!ack.ok) return
      this.adminKey = ack.eventAdminGuid
      this.shareKey = keyOf(ack.shareLink)
    },
    erase: async () => {
      const person = this.#person()
      const ack = await this.#invoke('RemoveUser', { key: this.adminKey, userId: person.id })
      if (ack.ok) this.people = this.people.filter(({ id }) => id !== person.id)
      if (this.people.length < 2) await this.register()
    },
    plan: async () => {
      const ack = await this.#invoke('PlanEvent', { adminKey: this.adminKey })
      if (ack.ok) await this.#admin.next('ReceivePlan')
    },
    import: () => {
      this.#serial += 1
      const csv = `Name;Imported ${this.#serial}\r\nGuest${this.#serial};Yes\r\n`
      return this.#session.post('/api/Import/Commit', { variant: 'planner', adminKey: this.adminKey, csv })
    },
    listSession: async () => {
      const path = encodeURIComponent(`/planner/admin/?adminInvite=${this.adminKey}`)
      const address = `${this.#url}/api/Auth/InitSession/0?path=${path}`
      const answer = await fetch(address, { headers: { cookie: this.#session.cookie } })
      this.#remember([await answer.json()])
    },
    wrongKey: () =>
      this.#withNewClient((client) =>
        client.invoke('JoinEventHub2', { urlKey: `${this.adminKey.slice(1)}x` }),
      ),
    report: () =>
      this.#session.post('/api/ErrorReport', { command: 'PlanEvent', status: 500, reason: 'internal' }),
    feedback: () => this.#session.post('/api/Feedback', { text: 'Good.', email: '' }),
  }

  async #invoke<N extends InvocationName>(name: N, payload: InvocationInput<N>) {
    const ack = await this.#admin.invoke(name, payload)
    this.#remember([ack])
    return ack
  }

  async #withNewClient<T>(act: (client: TestClient) => Promise<T>): Promise<T> {
    const client = new TestClient(this.#url, this.#event.variant.hubPath, { cookie: this.#session.cookie })
    const answer = await act(await client.connected())
    this.#remember([answer, ...client.received])
    client.socket.disconnect()
    return answer
  }

  #remember(answers: readonly unknown[]): void {
    for (const key of answers.flatMap(keysIn)) this.issued.add(key)
  }

  #person(): { id: string; key: string } {
    return this.#pick(this.people)
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T
  }
}
