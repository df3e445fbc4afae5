import { hash, randomBytes } from 'node:crypto'
import type { PersonId } from '@planner/domain'
import { z } from 'zod'
import type { StorageBesideRooms } from '../storage/storage.ts'
import type { Write } from '../storage/write.ts'
import { planTold } from './plan-told.ts'

/** What is kept of a person's letters beside the letters themselves; it is erased with the person. */
const lettersOfPerson = z.object({
  /** Ends the address under which they take mail back; random, so that it outlives changes of keys. */
  stopToken: z.string(),
  /** The plan that they were told last; null where they were told none. */
  told: planTold.nullable(),
  /** Of the address that the mail server refused; '' for none. */
  refusedHash: z.string(),
})
export type LettersOfPerson = z.output<typeof lettersOfPerson>

const lettersOfEvent = z.object({ tellsChanges: z.boolean() })

type Storage = Pick<StorageBesideRooms, 'published' | 'publishedOf' | 'write'>

export function newLettersOfPerson(): LettersOfPerson {
  return { stopToken: randomBytes(18).toString('base64url'), told: null, refusedHash: '' }
}

/** What is kept of letters in an event: of the event itself and of its people. */
export async function keptOfEvent(
  storage: Storage,
  eventId: string,
): Promise<{ tellsChanges: boolean; people: Map<PersonId, LettersOfPerson> }> {
  const rows = await storage.publishedOf(eventId, 'letters')
  const own = rows.find(({ subject }) => subject === '')
  return {
    tellsChanges: tellsChangesIn(own?.data),
    people: new Map(
      rows.flatMap(({ subject, data }) =>
        subject === '' ? [] : [[subject, lettersOfPerson.parse(JSON.parse(data))]],
      ),
    ),
  }
}

export async function tellsChangesOf(storage: Storage, eventId: string): Promise<boolean> {
  return tellsChangesIn(await storage.published({ eventId, name: 'letters', subject: '' }))
}

function tellsChangesIn(data: string | undefined): boolean {
  return data !== undefined && lettersOfEvent.parse(JSON.parse(data)).tellsChanges
}

export async function keptOfPerson(
  storage: Storage,
  eventId: string,
  personId: PersonId,
): Promise<LettersOfPerson | undefined> {
  const data = await storage.published({ eventId, name: 'letters', subject: personId })
  return data === undefined ? undefined : lettersOfPerson.parse(JSON.parse(data))
}

type PutPublished = Extract<Write, { kind: 'putPublished' }>

export function putOfPerson(eventId: string, personId: PersonId, kept: LettersOfPerson): PutPublished {
  const row = { eventId, name: 'letters', subject: personId } as const
  return { kind: 'putPublished', row, data: JSON.stringify(kept) }
}

export function putOfEvent(eventId: string, kept: z.output<typeof lettersOfEvent>): PutPublished {
  const row = { eventId, name: 'letters', subject: '' } as const
  return { kind: 'putPublished', row, data: JSON.stringify(kept) }
}

/** Stands for an e-mail address among those that want no mail, which outlives the person in the event. */
export function addressHash(email: string): string {
  return hash('sha256', `mail ${email.trim().toLowerCase()}`, 'base64url')
}
