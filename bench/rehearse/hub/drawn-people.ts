import type { Chance } from '../chance.ts'
import type { RehearsedVariant } from '../variants.ts'
import type { Actor, Form } from './actor.ts'
import type { Crowd } from './crowd.ts'
import { sayWhomToMeet } from './wishes.ts'

const FIRST =
  'Ada Bela Chen Dora Emre Femi Gita Hugo Iris Jaan Kaia Liis Mari Nils Olga Pavel Quin Rosa Siim Tiiu Uku Vera Wim Xenia Yara Zoe'.split(
    ' ',
  )
const LAST = 'Aas Berg Cruz Diaz Eller Fox Gross Hahn Ito Järv Kask Lepik Mägi'.split(' ')
const ABOUT = 'Growing Repairing Writing Singing Baking Funding Teaching Mapping Sailing Sharing'.split(' ')
const WHAT =
  'vegetables in the city,old radios,short letters,in a choir,rye bread,small groups,chess to children,the neighbourhood,at night,tools'.split(
    ',',
  )
const LANGUAGES = [[], [], [], [], ['en'], ['en', 'de'], ['et', 'en'], ['et']]

/** As many people as are wanted, drawn by chance. */
export function drawnPeople(variant: RehearsedVariant, chance: Chance): Crowd {
  return {
    form: (index) => personForm(variant, chance, index),
    async say(actor, index, company, own) {
      if (variant.kind === 'pairs') return sayWhomToMeet(actor, index, company, own, variant.contactRatings)
      await giveTimes(actor, variant, own)
      await rateTopics(actor, variant, own, company.topics)
      await rateContacts(actor, variant, own, company.actors)
    },
  }
}

/** The form of a synthetic person. Names are distinct; about a third bring a topic or two. */
export function personForm(variant: RehearsedVariant, chance: Chance, index: number): Form {
  const name = `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length) % LAST.length]} ${index + 1}`
  const isPairs = variant.kind === 'pairs'
  const zone = variant.zones[index % variant.zones.length] ?? ''
  return {
    name,
    profile: chance.isHit(0.3)
      ? `I have been ${chance.oneOf(ABOUT).toLowerCase()} ${chance.oneOf(WHAT)} for years.`
      : '',
    ...(variant.asksForEmail ? { email: `person.${index + 1}@example.org` } : {}),
    languages: isPairs ? [] : chance.oneOf(LANGUAGES),
    ...(zone === '' ? {} : { timeZone: zone }),
    ...(isPairs
      ? { newNumMeetingRequests: index === 0 ? 4 : chance.oneOf([1, 2, 3, 3, 4, 5]) }
      : { numUserSessions: chance.oneOf(variant.numUserSessions), topics: topicsOf(variant, chance, index) }),
  }
}

function topicsOf(variant: RehearsedVariant, chance: Chance, index: number): object[] {
  if (!chance.isHit(0.35)) return []
  return Array.from({ length: chance.isHit(0.15) ? 2 : 1 }, (_, number) => ({
    name: `${chance.oneOf(ABOUT)} ${chance.oneOf(WHAT)} (${index + 1}${number === 0 ? '' : 'b'})`,
    numberOfGroups: chance.oneOf([1, 1, 2]),
    topicGroupOnEveryWeek: !chance.isHit(0.2),
    sessionDurationInHours: chance.isHit(0.3) ? 1 : null,
    maxNumberOfParticipants: chance.isHit(0.3) ? 4 : null,
    ...(variant.zones.length > 1 && chance.isHit(0.2) ? { topicGroupTimeRange: BY_DAY } : {}),
  }))
}

/** When the group of a topic may meet, the same on all days. */
export function everyDay(...times: [startTime: string, endTime: string][]): object[] {
  const day = times.map(([startTime, endTime]) => ({ startTime, endTime, scaleColor: '#B7E1CD' }))
  return Array.from({ length: 7 }, () => day)
}

/** Evenings and mornings are allowed, nights are not. */
const BY_DAY = everyDay(['06:00', '12:00'], ['15:00', '00:00'], ['00:00', '06:00'])

/** Most sessions; or some evenings, often a weekend day and sometimes a lunch break, on their own clock. */
export async function giveTimes(actor: Actor, variant: RehearsedVariant, chance: Chance): Promise<void> {
  if (variant.times === 'sessions') {
    const sessions = Number(variant.eventFields.numSessions)
    for (let session = 1; session <= sessions; session += 1)
      if (chance.isHit(0.2)) await actor.missesSession(session)
    return
  }
  for (let evening = chance.between(2, 4); evening > 0; evening -= 1) {
    const day = chance.between(1, 7)
    const start = chance.between(16, 19)
    await actor.comes(
      [day, day],
      [start, Math.min(24, start + chance.between(2, 5))],
      chance.oneOf(variant.hourValues),
    )
  }
  if (chance.isHit(0.7))
    await actor.comes([6, 7], [10, chance.between(13, 18)], chance.oneOf(variant.hourValues))
  if (chance.isHit(0.4)) await actor.comes([2, 4], [11, 14], chance.oneOf(variant.hourValues))
}

/** A person rates some topics, popular ones more often, and changes their mind about one. */
export async function rateTopics(
  actor: Actor,
  variant: RehearsedVariant,
  chance: Chance,
  topics: readonly { id: string; ownerId: string; name: string }[],
): Promise<void> {
  // By name: ids are drawn by the server.
  const others = topics
    .filter(({ ownerId }) => ownerId !== actor.id)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const [index, { id }] of others.entries())
    if (chance.isHit(Math.max(0.12, 0.6 - index / 30))) await actor.choose(id, chance.oneOf(variant.choices))
  const changed = chance.oneOf(others)
  await actor.choose(changed.id, chance.isHit(0.5) ? '' : chance.oneOf(variant.choices))
}

/** Whom a person would like to meet, and whom they would not. */
async function rateContacts(
  actor: Actor,
  variant: RehearsedVariant,
  chance: Chance,
  people: readonly { id: string }[],
): Promise<void> {
  const others = people.filter(({ id }) => id !== actor.id)
  if (chance.isHit(0.25)) await actor.wantsToMeet(chance.oneOf(others).id, 'No')
  for (const { id } of chance.some(others, chance.between(0, 5)))
    await actor.wantsToMeet(id, chance.oneOf(variant.contactRatings))
}
