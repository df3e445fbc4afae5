import type { Chance } from '../chance.ts'
import type { Finding } from '../checker/hub-data.ts'
import type { MeetingBook } from '../checker/meeting-book.ts'
import type { Actor } from './actor.ts'

/** How many people know each other well; wishes stay mostly among them, so that many are mutual. */
const CIRCLE = 12

/** Asks to meet somebody, or no longer, and writes it into the book of meetings. */
export async function wish(actor: Actor, book: MeetingBook, to: string, isWish = true): Promise<void> {
  await actor.choose(to, isWish ? 'Yes' : '')
  book.asks(actor.id, to, isWish)
}

/** What the people of an event wish: most know a circle, some wish for somebody else, some change their mind. */
export async function wishAll(actors: readonly Actor[], chance: Chance, book: MeetingBook): Promise<void> {
  const plans = actors.map((actor, index) => ({ actor, wishes: wishesOf(actors, chance, index) }))
  await Promise.all(
    plans.map(async ({ actor, wishes }) => {
      for (const { id } of wishes) await wish(actor, book, id)
      const [first] = wishes
      if (first && wishes.length > 4) await wish(actor, book, first.id, false)
    }),
  )
}

function wishesOf(actors: readonly Actor[], chance: Chance, index: number): Actor[] {
  const others = actors.filter((_, other) => other !== index)
  const circle = others.filter((_, other) => Math.floor(other / CIRCLE) === Math.floor(index / CIRCLE))
  const known = chance.some(circle, index === 0 ? 8 : chance.between(3, 7))
  const strangers = chance.some(others, chance.between(0, 2))
  return [...new Set([...known, ...strangers])]
}

/** A few would rather not meet somebody, some of them somebody they are wished by. */
export async function refuseSome(actors: readonly Actor[], chance: Chance): Promise<void> {
  for (const actor of chance.some(actors, Math.ceil(actors.length / 6)))
    await actor.wantsToMeet(chance.oneOf(actors.filter(({ id }) => id !== actor.id)).id, 'No')
}

/** Some say how much a wish means to them, and some rate somebody whom they do not wish to meet. */
export async function rateSome(
  actors: readonly Actor[],
  chance: Chance,
  ratings: readonly string[],
): Promise<void> {
  for (const actor of chance.some(actors, Math.ceil(actors.length / 2)))
    for (const { id } of chance.some(actors, 12))
      if (id !== actor.id) await actor.wantsToMeet(id, chance.oneOf(ratings))
}

/** People who edit while a plan is made wish for somebody who has not wished for them: no plan can grant that meanwhile. */
export function wishesDuringRun(
  actors: readonly Actor[],
  chance: Chance,
  book: MeetingBook,
  busy: ReadonlySet<string>,
) {
  return chance.some(actors, 2).flatMap((actor) => {
    const strangers = actors.filter(
      ({ id }) =>
        id !== actor.id &&
        !book.hasAsked(actor.id, id) &&
        !book.hasAsked(id, actor.id) &&
        !busy.has(`${actor.id} ${id}`),
    )
    if (strangers.length === 0) return []
    return [{ actor, topicId: chance.oneOf(strangers).id, value: 'Yes' }]
  })
}

/** What a refusal must be, where something is tried that nobody may. */
export async function mustBeRefused(
  what: string,
  answer: Promise<{ ok: boolean; reason?: string }>,
): Promise<Finding[]> {
  const { ok } = await answer
  return ok ? [{ rule: 'rights', text: `${what} was allowed` }] : []
}
