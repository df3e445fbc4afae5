import { type MeetingFact, type MeetingFactState, type MeetingKey, pairKey } from '@planner/domain'
import type { Invoke, Rest } from './invoke.ts'

/** The state that each of these asks for. */
const WANTED = {
  ConfirmMeeting: 'committed',
  WithdrawMeeting: 'cancelled',
  CancelMeeting: 'cancelled',
} as const satisfies Record<string, MeetingFactState>

type Command = keyof typeof WANTED
type Pair = Pick<MeetingFact, 'people' | 'state'>

/** Changes meetings and remembers what this page has asked for, which is no news to its user; MEET-11. */
export class MeetingCommands {
  readonly #invoke: Invoke
  readonly #asked = new Map<MeetingKey, MeetingFactState>()

  constructor(invoke: Invoke) {
    this.#invoke = invoke
  }

  /** `reach`: how the other one can reach this page's user, for the user's own meeting only; MEET-25. */
  async change(
    command: Command,
    { people: [a, b], state }: Pair,
    { reach }: Pick<Rest<'ConfirmMeeting'>, 'reach'> = {},
  ) {
    const key = pairKey(a, b)
    const wanted = WANTED[command]
    // Who agrees to a committed meeting changes no state, so that there is no news to be silent about.
    if (state !== wanted) this.#asked.set(key, wanted)
    const ack = await this.#invoke(command, { personIds: [a, b], ...(reach === undefined ? {} : { reach }) })
    if (!ack.ok) this.#asked.delete(key)
    return ack
  }

  /** Whether this page has asked for the meeting's state, which is no news to its user. True once. */
  takeAsked(key: MeetingKey, state: MeetingFactState): boolean {
    return this.#asked.get(key) === state && this.#asked.delete(key)
  }
}
