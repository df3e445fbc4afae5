import { type Finding, type HubData, type HubMeeting, pairKey, valueIn } from './hub-data.ts'
import { reserved } from './pair-rules.ts'
import { factsOf } from './variant-facts.ts'

type Entry = Pick<HubMeeting, 'week' | 'sessionId' | 'state' | 'cancelledBy'> & {
  people: readonly [string, string]
  /** Who has agreed to it since it is committed; MEET-24. */
  agreed: Set<string>
}

const SHOWN = {
  either: { reserved: 'Yes reserved', committed: 'Yes committed', past: 'Yes past' },
  both: { reserved: 'Yes auto reserved', committed: 'Yes auto committed', past: 'Yes past' },
} as const

/**
 * What the meetings of an event must be, by the answers that people got: who asked whom, what was reserved,
 * confirmed, taken back, and who has met whom.
 */
export class MeetingBook {
  week = 1
  readonly #asked = new Set<string>()
  readonly #entries = new Map<string, Entry>()

  asks(from: string, to: string, isWish: boolean): void {
    if (isWish) this.#asked.add(`${from} ${to}`)
    else this.#asked.delete(`${from} ${to}`)
  }

  hasAsked(from: string, to: string): boolean {
    return this.#asked.has(`${from} ${to}`)
  }

  /** Takes over what a plan has reserved; `judgePairs` checks the plan's rules. */
  planned(data: HubData): void {
    for (const [key, { state }] of this.#entries) if (state === 'reserved') this.#entries.delete(key)
    for (const { personIds, sessionId } of reserved(data))
      this.#entries.set(pairKey(...personIds), {
        people: personIds,
        week: this.week,
        sessionId,
        state: 'reserved',
        cancelledBy: null,
        agreed: new Set(),
      })
  }

  inState(state: Entry['state']): (readonly [string, string])[] {
    return [...this.#entries.values()].filter((entry) => entry.state === state).map(({ people }) => people)
  }

  /** By one of the two, who then agrees, or by `organiser`. A person who wishes it has agreed too. */
  confirmed(a: string, b: string, by: string): void {
    const entry = this.#entry(a, b)
    if (entry.state === 'reserved') {
      if (this.hasAsked(a, b)) entry.agreed.add(a)
      if (this.hasAsked(b, a)) entry.agreed.add(b)
    }
    if (by !== 'organiser') entry.agreed.add(by)
    entry.state = 'committed'
  }

  /** A person has confirmed one of their reserved meetings, whichever. */
  confirmedOne(id: string, { meetings = [] }: HubData): void {
    const now = meetings.find(
      ({ personIds: [a, b], state }) =>
        state === 'committed' && [a, b].includes(id) && this.#entry(a, b).state === 'reserved',
    )
    if (now) this.confirmed(...now.personIds, id)
  }

  /** Reserved or committed, taken back by one of the two, or by `organiser`. */
  takenBack(a: string, b: string, by: string): void {
    const entry = this.#entry(a, b)
    entry.state = 'cancelled'
    entry.cancelledBy = by
    if (by !== 'organiser') this.#asked.delete(`${by} ${by === a ? b : a}`)
  }

  weekClosed(): void {
    for (const [key, entry] of this.#entries)
      if (entry.state === 'committed') entry.state = 'past'
      else if (entry.state !== 'past') this.#entries.delete(key)
    this.week += 1
  }

  archived(id: string): void {
    for (const [key, entry] of this.#entries) {
      if (!entry.people.includes(id)) continue
      if (entry.state === 'reserved') this.#entries.delete(key)
      if (entry.state !== 'committed') continue
      entry.state = 'cancelled'
      entry.cancelledBy = 'organiser'
    }
  }

  erased(id: string): void {
    for (const [key, { people }] of this.#entries) if (people.includes(id)) this.#entries.delete(key)
    for (const wish of this.#asked) if (wish.split(' ').includes(id)) this.#asked.delete(wish)
  }

  /** What the hub says otherwise: of a meeting, of its two cells, or of the week. */
  differences(data: HubData): Finding[] {
    const findings: Finding[] = []
    if (data.event.meetingWeek !== this.week)
      findings.push({ rule: 'week', text: `The hub is in week ${data.event.meetingWeek}, not ${this.week}` })
    const told = new Map((data.meetings ?? []).map((meeting) => [pairKey(...meeting.personIds), meeting]))
    for (const key of new Set([...told.keys(), ...this.#entries.keys()])) {
      const [said, own] = [told.get(key), this.#entries.get(key)]
      const text = ({ state, week, sessionId, cancelledBy }: HubMeeting | Entry, agreed: Iterable<string>) =>
        `${state} in week ${week}, session ${sessionId}, taken back by ${cancelledBy}, agreed by ${[...agreed].sort()}`
      const isSettled = own?.state === 'committed' || own?.state === 'past'
      const must = own ? text(own, isSettled ? own.agreed : []) : 'nothing'
      const is = said ? text(said, isSettled ? (said.agreedBy ?? []) : []) : 'nothing'
      if (is !== must) findings.push({ rule: 'meeting', text: `${key}: ${is}; it must be ${must}` })
    }
    return [...findings, ...this.#wrongCells(data)]
  }

  #wrongCells(data: HubData): Finding[] {
    const shown = SHOWN[factsOf(data.event.variant).mutualOnly ? 'both' : 'either']
    const ids = data.persons.map(({ id }) => id)
    return data.persons.flatMap((person) =>
      ids.flatMap((to) => {
        if (to === person.id) return []
        const entry = this.#entries.get(pairKey(person.id, to))
        const value = String(valueIn(person.preferences, to))
        const expected =
          entry && entry.state !== 'cancelled'
            ? [shown[entry.state]]
            : this.hasAsked(person.id, to)
              ? ['Yes', 'Yes pending']
              : ['']
        return expected.some((each) => each === value)
          ? []
          : [{ rule: 'cell', text: `${person.name} about ${to}: “${value}”, not “${expected[0]}”` }]
      }),
    )
  }

  #entry(a: string, b: string): Entry {
    const entry = this.#entries.get(pairKey(a, b))
    if (!entry) throw new Error(`${a} and ${b} have no meeting.`)
    return entry
  }
}
