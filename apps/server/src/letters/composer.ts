import type { PersonId } from '@planner/domain'
import { isPlanLetter } from '@planner/protocol'
import { CalendarFeeds } from '../outward/calendar/calendar-feeds.ts'
import type { KeptProgrammes } from '../outward/kept-programme.ts'
import { OutwardLinks } from '../outward/outward-links.ts'
import { personalLink } from '../rooms/links.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { Composed } from './deliveries.ts'
import type { LettersOfPerson } from './person-mail.ts'
import { planLetterState } from './plan-letters.ts'
import { planToTell } from './plan-told.ts'
import type { QueuedLetter } from './queued-letter.ts'
import { writeLetter } from './write-letter.ts'

/** Puts letters together: their texts, addresses and calendars; LETTER-2, LETTER-5. */
export class Composer {
  readonly #programmes: KeptProgrammes
  readonly #links: OutwardLinks
  readonly #feeds: CalendarFeeds

  constructor(context: Pick<ServerContext, 'rooms' | 'storage' | 'now'>, programmes: KeptProgrammes) {
    this.#programmes = programmes
    this.#links = new OutwardLinks(context)
    this.#feeds = new CalendarFeeds(context, programmes)
  }

  /** A letter as it is by now; undefined where there is nothing to tell any more. */
  async compose(
    room: Room,
    { kind, personId }: Pick<QueuedLetter, 'kind' | 'personId'>,
    { before, publicUrl }: { before: LettersOfPerson['told']; publicUrl: string },
  ): Promise<Composed | undefined> {
    const programme = this.#programmes.of(room)
    if (isPlanLetter(kind) && planLetterState(room, programme) !== 'ready') return undefined
    const page = personalLink(room.variant, room.privateKeyOf(personId))
    const { person: token } = await this.#links.tokensOfPerson(room, personId)
    const addresses = { page: `${publicUrl}${page}`, calendar: `${publicUrl}/feed/${token}.ics` }
    const written = writeLetter(programme.plan, { kind, personId, before, addresses })
    if (!written) return undefined
    const isOfPlan = isPlanLetter(kind)
    return {
      ...written,
      kind,
      personId,
      page,
      calendar: isOfPlan ? await this.#calendarOf(room, personId) : undefined,
      told: isOfPlan ? planToTell(programme.plan, personId).told : null,
    }
  }

  async #calendarOf(room: Room, personId: PersonId): Promise<Composed['calendar']> {
    const links = await this.#links.ofEvent(room)
    const wish = { language: '', alarmMinutes: 0 }
    const made = await this.#feeds.of({ room, kind: 'person', personId, links }, wish)
    const hasEntries = made.kind === 'calendar' && made.body.includes('BEGIN:VEVENT')
    return hasEntries ? { name: 'plan.ics', body: made.body } : undefined
  }
}
