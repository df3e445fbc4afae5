import type { Chance } from '../chance.ts'
import type { Finding } from '../checker/hub-data.ts'
import type { MeetingBook } from '../checker/meeting-book.ts'
import type { Actor } from './actor.ts'
import type { Company } from './crowd.ts'

/** How many people know each other well; wishes stay mostly among them, so that many are mutual. */
const CIRCLE = 12

/** Asks to meet somebody, or no longer, and writes it into the book of meetings. */
export async function wish(actor: Actor, book: MeetingBook, to: string, isWish = true): Promise<void> {
  await actor.choose(to, isWish ? 'Yes' : '')
  book.asks(actor.id, to, isWish)
}

/**
 * Most people ask to meet some of their circle, some ask for somebody else, some change their mind. A few
 * refuse somebody, perhaps a person who asks for them; half say how much a wish means, also of people whom
 * they do not ask for.
 */
export async function sayWhomToMeet(
  actor: Actor,
  index: number,
  { actors, book }: Company,
  chance: Chance,
  ratings: readonly string[],
): Promise<void> {
  const others = actors.filter(({ id }) => id !== actor.id)
  const circle = others.filter((_, other) => Math.floor(other / CIRCLE) === Math.floor(index / CIRCLE))
  const known = chance.some(circle, index === 0 ? 8 : chance.between(3, 7))
  const wishes = [...new Set([...known, ...chance.some(others, chance.between(0, 2))])]
  for (const { id } of wishes) await wish(actor, book, id)
  const [first] = wishes
  if (first && wishes.length > 4) await wish(actor, book, first.id, false)
  if (chance.isHit(0.17)) await actor.wantsToMeet(chance.oneOf(others).id, 'No')
  if (chance.isHit(0.5))
    for (const { id } of chance.some(others, 12)) await actor.wantsToMeet(id, chance.oneOf(ratings))
}

/** Wishes while a plan is made, for people who have not wished back: no plan may grant them. */
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
