import { setTimeout as sleep } from 'node:timers/promises'
import { type CellValue, cellKey } from '@planner/domain'
import { eventStateFromWire } from '@planner/protocol'
import { TestClient } from '../../../testing/test-client.ts'
import { registerTestEvent, type TestEvent } from '../../../testing/test-event.ts'
import { type Anomaly, anomaliesOf } from '../check-history.ts'
import { History, type Replica, type Version } from '../history.ts'
import { Screen } from './screen.ts'

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve']
const VALUES: readonly CellValue[] = ['Yes', 'Host', '']
/** Two pages of each person, on whichever nodes. */
const PAGES = 2

type Person = { id: string; key: string; email: string; isAllowed: boolean }

/** An event that people and organisers use on several nodes at once, while whatever may happen to those. */
export class LivedEvent {
  readonly history = new History()
  readonly #urls: () => readonly string[]
  readonly #random: () => number
  readonly #event: TestEvent
  readonly #people: Person[]
  readonly #pages: { screen: Screen; person: Person }[] = []
  readonly #organisers: Screen[] = []

  private constructor(
    event: TestEvent,
    people: Person[],
    urls: () => readonly string[],
    random: () => number,
  ) {
    this.#event = event
    this.#people = people
    this.#urls = urls
    this.#random = random
    for (const person of people)
      for (let page = 0; page < PAGES; page++) this.#pages.push({ screen: this.#open(person, page), person })
    for (let each = 0; each < 2; each++) this.#organisers.push(this.#organiser(each))
  }

  /** `urls` are the nodes that can be called at the moment, all of them at first. */
  static async open(urls: () => readonly string[], random: () => number): Promise<LivedEvent> {
    const [first] = urls()
    if (first === undefined) throw new Error('No node is there.')
    const event = await registerTestEvent(first, 'planner')
    const people: Person[] = []
    for (const name of NAMES) {
      const email = `secret-of-${name.toLowerCase()}@example.org`
      const { id, key, client } = await event.register(name, { newTopic: `${name}’s topic`, email })
      client.close()
      people.push({ id, key, email, isAllowed: true })
    }
    return new LivedEvent(event, people, urls, random)
  }

  /** Everybody edits, for so long; `perSecond` is how many edits one page makes. */
  async live(seconds: number, perSecond: number): Promise<void> {
    const until = Date.now() + seconds * 1000
    const pause = 1000 / perSecond
    const loop = async (act: () => Promise<void>, factor: number) => {
      while (Date.now() < until) {
        await act()
        await sleep(this.#random() * 2 * pause * factor)
      }
    }
    await Promise.all([
      ...this.#pages.map(({ screen, person }) => loop(() => this.#act(screen, person), 1)),
      ...this.#organisers.map((screen) => loop(() => this.#organise(screen), 3)),
    ])
  }

  /** What there is to complain of, once all is quiet and every node is there again: for so long that is waited for. */
  async anomalies({ seconds = 60 } = {}): Promise<Anomaly[]> {
    return anomaliesOf(this.history.entries, await this.#quietReplicas(seconds))
  }

  close(): void {
    for (const { screen } of this.#pages) screen.close()
    for (const screen of this.#organisers) screen.close()
    this.#event.close()
  }

  #open({ key, email }: Person, page: number): Screen {
    return new Screen({
      ...this.#common(key),
      name: `${email} ${page}`,
      isAdmin: false,
      secrets: () => this.#people.map((person) => person.email).filter((each) => each !== email),
    })
  }

  #organiser(number: number): Screen {
    const key = this.#event.adminKey
    return new Screen({ ...this.#common(key), name: `organiser ${number}`, isAdmin: true, secrets: () => [] })
  }

  #common(key: string) {
    const { variant } = this.#event
    return { key, variant, urls: this.#urls, random: this.#random, history: this.history }
  }

  async #act(screen: Screen, person: Person): Promise<void> {
    if (this.#random() < 0.03) return screen.moveOn()
    // A page that is shut out cannot join; it comes back with the right.
    if (!person.isAllowed && this.#random() < 0.8) return
    const topic = this.#pick(this.#people)
    await screen.edit(person.id, topic.id, this.#pick(VALUES))
  }

  async #organise(screen: Screen): Promise<void> {
    const person = this.#pick(this.#people)
    if (this.#random() < 0.5) return screen.rename(person.id, `N${this.history.tick()}`, person.email)
    person.isAllowed = !person.isAllowed
    await screen.allow(person.id, person.isAllowed)
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T
  }

  async #quietReplicas(seconds: number): Promise<Replica[]> {
    let last: Replica[] = []
    // Until nodes that were away have caught up; whatever differs then differs for good.
    for (const until = Date.now() + seconds * 1000; Date.now() < until; ) {
      await sleep(250)
      const now = await Promise.all(this.#urls().map((url) => this.#replica(url)))
      const replicas = now.filter((each) => each !== undefined)
      if (replicas.length === now.length && replicas.length > 0) {
        last = replicas
        if (anomaliesOf([], replicas).length === 0) break
      }
    }
    return last
  }

  async #replica(node: string): Promise<Replica | undefined> {
    const client = new TestClient(node, this.#event.variant.hubPath)
    try {
      await client.connected()
      const joined = await client.invoke('JoinEventHub2', { urlKey: this.#event.adminKey })
      if (!joined.ok) return undefined
      const state = eventStateFromWire(client.last('JoinEventHub'))
      const cells = new Map<string, Version>()
      for (const { address, value, timestamp } of state.cells.values())
        cells.set(cellKey(address), { value, timestamp })
      const names = new Map([...state.persons.values()].map(({ id, name }) => [id, name]))
      return { node, cells, people: [...state.persons.keys()], names }
    } catch {
      return undefined
    } finally {
      client.close()
    }
  }
}
