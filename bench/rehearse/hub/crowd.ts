import type { Chance } from '../chance.ts'
import type { HubTopic } from '../checker/hub-data.ts'
import type { MeetingBook } from '../checker/meeting-book.ts'
import { Actor, type Form } from './actor.ts'
import type { Organiser } from './organiser.ts'

/** Whom somebody who comes finds there. */
export type Company = { actors: readonly Actor[]; topics: readonly HubTopic[]; book: MeetingBook }

/** Who comes to a rehearsal, by number, and what they say of themselves, of topics and of each other. */
export type Crowd = {
  form: (index: number) => Form
  say: (actor: Actor, index: number, company: Company, own: Chance) => Promise<void>
  /** Names of people who must not go. */
  stay?: readonly string[]
}

type Door = {
  organiser: Organiser
  crowd: Crowd
  chance: Chance
  book: MeetingBook
  /** Who is there already, in the order of their numbers. */
  actors: Actor[]
}

/** Lets the next people of a crowd in, ten at a time. Once all are in, each says what they want. */
export async function welcome(
  { organiser, crowd, chance, book, actors }: Door,
  { from, count }: { from: number; count: number },
): Promise<Actor[]> {
  const forms = Array.from({ length: count }, (_, index) => crowd.form(from + index))
  const newcomers: Actor[] = []
  for (let next = 0; next < forms.length; next += 10) {
    const some = forms.slice(next, next + 10)
    newcomers.push(...(await Promise.all(some.map((form) => Actor.register(organiser.doors, form)))))
  }
  actors.push(...newcomers)
  const { topics } = await organiser.data()
  // Whoever is quicker changes nothing of what the others say.
  const saying = newcomers.map((actor, index) => ({ actor, index: from + index, own: chance.fork() }))
  await Promise.all(
    saying.map(({ actor, index, own }) => crowd.say(actor, index, { actors, topics, book }, own)),
  )
  return newcomers
}
