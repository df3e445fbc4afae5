import type { Meeting } from '@planner/solver'

/**
 * Gives each meeting a session 0..sessions-1 so that nobody has two at once (MEET-8); undefined for one that
 * fits nowhere (three people who all meet each other need three sessions). `given` are sessions that stay.
 */
export function spreadMeetings(
  meetings: readonly Meeting[],
  sessions: number,
  given: (meeting: Meeting, index: number) => number | undefined,
): (number | undefined)[] {
  const spread = new Spread(meetings, sessions)
  meetings.forEach((meeting, index) => {
    const session = given(meeting, index)
    if (session !== undefined && spread.isFree(index, session)) spread.place(index, session, true)
  })
  // Those with the busiest people first: they have the fewest sessions to choose from.
  const busy = new Map<string, number>()
  for (const pair of meetings) for (const person of pair) busy.set(person, (busy.get(person) ?? 0) + 1)
  const load = ([a, b]: Meeting) => (busy.get(a) ?? 0) + (busy.get(b) ?? 0)
  const order = meetings
    .map((meeting, index) => ({ index, load: load(meeting) }))
    .sort((a, b) => b.load - a.load || a.index - b.index)
  for (const { index } of order) if (spread.sessionOf[index] === undefined) spread.fit(index)
  return spread.sessionOf
}

/** A partial spread: edge colouring by free sessions, else by swapping two sessions along a chain of meetings. */
class Spread {
  readonly sessionOf: (number | undefined)[]
  readonly #meetings: readonly Meeting[]
  readonly #sessions: number
  readonly #stays = new Set<number>()
  /** Person to session to the meeting they have then. */
  readonly #calendar = new Map<string, Map<number, number>>()

  constructor(meetings: readonly Meeting[], sessions: number) {
    this.#meetings = meetings
    this.#sessions = sessions
    this.sessionOf = meetings.map(() => undefined)
  }

  isFree(index: number, session: number): boolean {
    return this.#people(index).every((person) => this.#meetingOf(person, session) === undefined)
  }

  place(index: number, session: number, stays = false): void {
    this.sessionOf[index] = session
    if (stays) this.#stays.add(index)
    for (const person of this.#people(index)) {
      const calendar = this.#calendar.get(person) ?? new Map<number, number>()
      calendar.set(session, index)
      this.#calendar.set(person, calendar)
    }
  }

  fit(index: number): void {
    const [a, b] = this.#people(index)
    const [freeOfA, freeOfB] = [this.#freeSessions(a), this.#freeSessions(b)]
    const common = freeOfA.find((session) => freeOfB.includes(session))
    if (common !== undefined) {
      this.place(index, common)
      return
    }
    for (const mine of freeOfA)
      for (const theirs of freeOfB) {
        const chain = this.#chain(b, mine, theirs)
        if (chain.touches.has(a) || chain.meetings.some((one) => this.#stays.has(one))) continue
        this.#swap(chain.meetings, mine, theirs)
        this.place(index, mine)
        return
      }
  }

  #people(index: number): Meeting {
    const meeting = this.#meetings[index]
    if (!meeting)
      throw new Error(`No meeting ${index} among ${this.#meetings.length}. Maybe the list changed?`)
    return meeting
  }

  #meetingOf(person: string, session: number): number | undefined {
    return this.#calendar.get(person)?.get(session)
  }

  #freeSessions(person: string): number[] {
    return Array.from({ length: this.#sessions }, (_, session) => session).filter(
      (session) => this.#meetingOf(person, session) === undefined,
    )
  }

  /** The meetings reached from a person by going on with the one in `first`, then the one in `second`, and so on. */
  #chain(start: string, first: number, second: number): { meetings: number[]; touches: Set<string> } {
    const meetings: number[] = []
    const touches = new Set([start])
    let [person, session] = [start, first]
    for (;;) {
      const index = this.#meetingOf(person, session)
      if (index === undefined) return { meetings, touches }
      meetings.push(index)
      const [a, b] = this.#people(index)
      person = person === a ? b : a
      session = session === first ? second : first
      touches.add(person)
    }
  }

  #swap(meetings: readonly number[], one: number, other: number): void {
    const moved = meetings.map((index) => ({ index, session: this.sessionOf[index] === one ? other : one }))
    for (const { index } of moved)
      for (const person of this.#people(index))
        for (const session of [one, other])
          if (this.#meetingOf(person, session) === index) this.#calendar.get(person)?.delete(session)
    for (const { index, session } of moved) this.place(index, session)
  }
}
