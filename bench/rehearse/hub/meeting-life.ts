import type { Chance } from '../chance.ts'
import type { Finding } from '../checker/hub-data.ts'
import type { MeetingBook } from '../checker/meeting-book.ts'
import type { Actor } from './actor.ts'
import type { Organiser } from './organiser.ts'
import { mustBeRefused } from './wishes.ts'

type Pair = readonly [string, string]

/** What people do with their meetings in a week, at the hub; the book keeps what must follow. */
export class MeetingLife {
  readonly #organiser: Organiser
  readonly #actors: Map<string, Actor>
  readonly #chance: Chance
  readonly #book: MeetingBook
  readonly done = { confirmed: 0, withdrawn: 0, cancelled: 0, released: 0 }

  constructor(organiser: Organiser, actors: readonly Actor[], chance: Chance, book: MeetingBook) {
    this.#organiser = organiser
    this.#actors = new Map(actors.map((actor) => [actor.id, actor]))
    this.#chance = chance
    this.#book = book
  }

  /** Confirms half of what is reserved, withdraws some, and cancels some of what is confirmed. */
  async pass(spared: string): Promise<Finding[]> {
    const findings: Finding[] = []
    for (const pair of this.#book.inState('reserved').filter((each) => !each.includes(spared))) {
      const draw = this.#chance.next()
      if (draw < 0.55) await this.#confirm(pair)
      else if (draw < 0.7) await this.#takeBack('WithdrawMeeting', pair)
    }
    for (const pair of this.#book.inState('committed').filter((each) => !each.includes(spared)))
      if (this.#chance.isHit(0.15)) await this.#takeBack('CancelMeeting', pair)
    const [confirmed] = this.#book.inState('committed')
    if (confirmed) findings.push(...(await this.#againAndByOthers(confirmed)))
    return findings
  }

  async #confirm(pair: Pair): Promise<void> {
    const by = this.#chance.isHit(0.15) ? 'organiser' : this.#chance.oneOf(pair)
    await this.#act('ConfirmMeeting', pair, by)
    this.#book.confirmed(...pair, by)
    this.done.confirmed += 1
  }

  async #takeBack(name: 'WithdrawMeeting' | 'CancelMeeting', pair: Pair): Promise<void> {
    const by = this.#chance.isHit(0.2) ? 'organiser' : this.#chance.oneOf(pair)
    await this.#act(name, pair, by)
    this.#book.takenBack(...pair, by)
    if (name === 'WithdrawMeeting') this.done.withdrawn += 1
    else this.done.cancelled += 1
  }

  async #act(name: string, personIds: Pair, by: string): Promise<void> {
    const payload = { personIds, timestamp: Date.now() }
    if (by === 'organiser')
      await this.#organiser.hub.call(name, { ...payload, key: this.#organiser.doors.adminKey })
    else {
      const { hub, key, name: own } = this.#actor(by)
      const reach = name === 'ConfirmMeeting' ? { reach: `Ask for ${own}` } : {}
      await hub.call(name, { ...payload, ...reach, key })
    }
  }

  /** Confirming again only notes that the person has agreed; nobody else may cancel a meeting. */
  async #againAndByOthers(pair: Pair): Promise<Finding[]> {
    const [a] = pair
    await this.#act('ConfirmMeeting', pair, a)
    this.#book.confirmed(...pair, a)
    const other = [...this.#actors.values()].find(({ id }) => !pair.includes(id))
    if (!other) return []
    const asOther = { personIds: pair, key: other.key, timestamp: Date.now() }
    return [
      ...(await mustBeRefused('Cancelling a meeting of others', other.hub.ask('CancelMeeting', asOther))),
      ...(await mustBeRefused(
        'Closing the week as a participant',
        other.hub.ask('CloseWeek', { adminKey: other.key, week: this.#book.week }),
      )),
    ]
  }

  #actor(id: string): Actor {
    const actor = this.#actors.get(id)
    if (!actor) throw new Error(`${id} has not registered here.`)
    return actor
  }
}
