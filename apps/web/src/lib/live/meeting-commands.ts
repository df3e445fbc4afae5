import { type MeetingFact, type MeetingFactState, type MeetingKey, pairKey } from '@planner/domain'
import type { CommandResult, HubConnection } from './hub-connection.ts'
import type { HeldKeys } from './keys.ts'

type Dependencies = {
  hub: () => Pick<HubConnection, 'invoke'>
  keys: () => HeldKeys
  /** The person this page acts as. */
  personId: () => string | null
}

type Command = 'ConfirmMeeting' | 'WithdrawMeeting' | 'CancelMeeting'
type Pair = Pick<MeetingFact, 'people'>

/** Commands on meetings of two; MEET-11. The resulting changes arrive as signals. */
export class MeetingCommands {
  readonly #deps: Dependencies
  readonly #asked = new Map<MeetingKey, MeetingFactState>()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  confirm(meeting: Pair) {
    return this.#change('ConfirmMeeting', meeting, 'committed')
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
    { people }: Pair,
    wanted: MeetingFactState,
  ): Promise<CommandResult<N>> {
    const [a, b] = people
    const key = pairKey(a, b)
    this.#asked.set(key, wanted)
    const ack = await this.#deps
      .hub()
      .invoke(command, { key: this.#keyFor(people), personIds: [a, b] } as never)
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
