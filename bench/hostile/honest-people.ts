import { setTimeout as wait } from 'node:timers/promises'
import { sharedValue } from '../../apps/server/src/testing/test-event.ts'
import { personId, privateKey, topicId, VARIANT } from '../events.ts'
import { LightClient } from '../light-client.ts'

type Edit = { userId: string; topicId: string; value: string; timestamp: number }

/** People of the event `main` who edit their own choices, each from an address of their own. */
export class HonestPeople {
  acknowledged = 0
  refused = 0
  /** The longest wait for an acknowledgement since the last `takeLongest`; ms. */
  #longest = 0
  readonly #last = new Map<string, Edit>()
  readonly #clients: LightClient[]
  readonly #random: () => number
  #isEnding = false

  static async join(url: string, count: number, random: () => number): Promise<HonestPeople> {
    const clients = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        LightClient.joined(url, privateKey(index), { 'x-forwarded-for': `10.0.0.${index}` }),
      ),
    )
    return new HonestPeople(clients, random)
  }

  private constructor(clients: LightClient[], random: () => number) {
    this.#clients = clients
    this.#random = random
  }

  /** Edits until `end` is called. */
  async edit(): Promise<void> {
    await Promise.all(this.#clients.map((client, index) => this.#editAs(client, index)))
  }

  end(): void {
    this.#isEnding = true
  }

  takeLongest(): number {
    const longest = this.#longest
    this.#longest = 0
    return longest
  }

  /** The acknowledged edits that the event does not have on a server. */
  async lost(url: string): Promise<number> {
    const client = await LightClient.open(url, VARIANT.hubPath, { 'x-forwarded-for': '10.0.2.1' })
    const { persons } = await client.data(privateKey(0))
    client.close()
    const preferences = new Map(persons.map((person) => [person.id, person.preferences]))
    return [...this.#last.values()].filter(
      ({ userId, topicId: topic, value }) => (preferences.get(userId)?.[topic]?.value ?? '') !== value,
    ).length
  }

  close(): void {
    for (const client of this.#clients) client.close()
  }

  async #editAs(client: LightClient, index: number): Promise<void> {
    while (!this.#isEnding) {
      await wait(300 + this.#random() * 400)
      const edit: Edit = {
        userId: personId(index),
        topicId: topicId(Math.floor(this.#random() * 60)),
        value: this.#random() < 0.5 ? 'Yes' : '#1 Yes!',
        timestamp: Date.now(),
      }
      // Until it is acknowledged, either value may be the one that is stored.
      this.#last.delete(`${edit.userId} ${edit.topicId}`)
      const started = performance.now()
      const keys = { personal: privateKey(index) }
      const ack = await client.invoke(
        'SendSharedValue',
        sharedValue(keys, { tableName: 'preferences', ...edit }),
      )
      this.#longest = Math.max(this.#longest, performance.now() - started)
      if (!ack.ok) this.refused += 1
      else {
        this.acknowledged += 1
        this.#last.set(`${edit.userId} ${edit.topicId}`, edit)
      }
    }
  }
}
