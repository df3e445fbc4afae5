import {
  type MeetingFact,
  type MeetingFactState,
  type MeetingKey,
  type NewWords,
  pairKey,
} from '@planner/domain'
import type { CommandResult, HubConnection } from './hub-connection.ts'
import type { HeldKeys } from './keys.ts'

type Dependencies = {
  hub: () => Pick<HubConnection, 'invoke'>
  keys: () => HeldKeys
  /** The person this page acts as. */
  personId: () => string | null
}

type Command = 'ConfirmMeeting' | 'WithdrawMeeting' | 'CancelMeeting'
type Pair = Pick<MeetingFact, 'people' | 'state'>

/** Commands on meetings of two; MEET-11. The resulting changes arrive as signals. */
export class MeetingCommands {
  readonly #deps: Dependencies
  readonly #asked = new Map<MeetingKey, MeetingFactState>()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** `reach` says how the other one can reach this page's user, for whose own meeting alone it is given; MEET-25. */
  confirm(meeting: Pair, reach?: string) {
    return this.#change('ConfirmMeeting', meeting, 'committed', reach === undefined ? {} : { reach })
  }

  /** Says something to the other one of an own meeting; MEET-25. What is left out stays as it is. */
  say({ people: [a, b] }: Pick<Pair, 'people'>, words: NewWords): Promise<CommandResult<'SayInMeeting'>> {
    const { adminKey, privateKey } = this.#deps.keys()
    const { times, ...texts } = words
    const more = { ...texts, ...(times && { times: [...times] }) }
    return this.#deps
      .hub()
      .invoke('SayInMeeting', { key: privateKey || adminKey, personIds: [a, b], ...more })
  }

  /** Takes back a meeting that is only reserved. */
  withdraw(meeting: Pair) {
    return this.#change('WithdrawMeeting', meeting, 'cancelled')
  }

  /** Takes back a meeting that is committed. */
  cancel(meeting: Pair) {
    return this.#change('CancelMeeting', meeting, 'cancelled')
  }

  closeWeek(week: number): Promise<CommandResult<'CloseWeek'>> {
    return this.#deps.hub().invoke('CloseWeek', { adminKey: this.#deps.keys().adminKey, week })
  }

  /** Reads what the last plan made of the wishes that this page's user may read of; MEET-19. */
  readReport(): Promise<CommandResult<'ReadPlanReport'>> {
    const { adminKey, privateKey } = this.#deps.keys()
    return this.#deps.hub().invoke('ReadPlanReport', { key: adminKey || privateKey })
  }

  /** Whether this page has asked for the state that a meeting now has: that is no news to its user. Says so once. */
  takeAsked(key: MeetingKey, state: MeetingFactState): boolean {
    return this.#asked.get(key) === state && this.#asked.delete(key)
  }

  async #change<N extends Command>(
    command: N,
    { people, state }: Pair,
    wanted: MeetingFactState,
    more: object = {},
  ): Promise<CommandResult<N>> {
    const [a, b] = people
    const key = pairKey(a, b)
    // Who agrees to a committed meeting changes no state, so that there is no news to be silent about.
    if (state !== wanted) this.#asked.set(key, wanted)
    const ack = await this.#deps
      .hub()
      .invoke(command, { key: this.#keyFor(people), personIds: [a, b], ...more } as never)
    if (!ack.ok) this.#asked.delete(key)
    return ack
  }

  /** The own key for an own meeting, so that the other person is told who it was. */
  #keyFor(people: MeetingFact['people']): string {
    const { adminKey, privateKey } = this.#deps.keys()
    const personId = this.#deps.personId()
    const isOwn = personId !== null && people.includes(personId)
    return (isOwn && privateKey) || adminKey || privateKey
  }
}
