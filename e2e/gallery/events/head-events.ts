import { can, PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import { type HubClient, type PreparedEvent, preparePerson } from '../../event.ts'
import type { HeadKind } from '../screen.ts'
import type { Words } from '../words.ts'
import type { GalleryPerson } from './stocked-event.ts'

/** Two hosts, and people who chose both topics; one session has a place for everybody. */
const PEOPLE = ['Mari Mets', 'Ann Aas', 'Tomás Arriaga', 'Õie Kütt', 'Mei-Ling Zhou', 'Kwame Asante']
const TOPICS = ['Gardens on roofs', 'Repair cafés']
const LATE = ['Nils Lepik', 'Priya Raman']
const NUM_HOSTS = TOPICS.length

type Making = {
  hub: HubClient
  variant: VariantDescription
  words: Words
  event: PreparedEvent
  /** Waits for a plan of the event. */
  plan: () => Promise<void>
}

/** Brings a small event into the state of the head that its name says; SCHED-57 to SCHED-60. */
export async function makeHeadEvent(kind: HeadKind, making: Making): Promise<GalleryPerson[]> {
  const { hub, event, plan } = making
  const people = await register(making, PEOPLE, TOPICS)
  for (const [index, person] of people.entries()) await choose(making, people, person, index)
  if (kind === 'ready') return people
  if (kind === 'byHand') {
    await placeByHand(making, people)
    return people
  }
  await plan()
  if (kind === 'late')
    for (const [index, person] of (await register(making, LATE, [])).entries()) {
      people.push(person)
      await choose(making, people, person, NUM_HOSTS + index)
    }
  if (kind === 'changed' || kind === 'drafted') await changeChoice(making, people)
  if (kind === 'drafted') {
    await hub.setSetting(event, 'parameters|ui|reviewPlansBeforeShowing', true)
    await plan()
  }
  // Both groups are larger.
  if (kind === 'broken') await hub.setSetting(event, 'parameters|groups|maxGroupSize', 2)
  return people
}

async function register({ hub, event, words }: Making, names: readonly string[], topics: readonly string[]) {
  const people: GalleryPerson[] = []
  for (const [index, each] of names.entries()) {
    const [name, topic] = [words.entered(each), topics[index]]
    const own = topic === undefined ? undefined : words.entered(topic)
    people.push({ ...(await preparePerson(hub, event, name, own)), name })
  }
  return people
}

/** Guests would go to either host, half of them rather to the first. */
async function choose(
  { hub, event, variant }: Making,
  people: readonly GalleryPerson[],
  { id: userId }: GalleryPerson,
  index: number,
): Promise<void> {
  if (index < NUM_HOSTS || can(variant, 'pairs')) return
  const liked = PREFERENCE_SCALES[variant.preferenceScale].choices.filter((choice) => choice !== 'Host')
  for (const [about, { id: topicId }] of people.slice(0, NUM_HOSTS).entries()) {
    const value = about === index % NUM_HOSTS ? liked.at(-1) : liked[1]
    if (value) await hub.setCell(event, { tableName: 'preferences', userId, topicId, value })
  }
}

/** A guest has no first choice any more, and fits where they are. */
async function changeChoice({ hub, event, variant }: Making, people: readonly GalleryPerson[]) {
  const [host, , guest] = people
  const [, value] = PREFERENCE_SCALES[variant.preferenceScale].choices
  if (host && guest && value)
    await hub.setCell(event, { tableName: 'preferences', userId: guest.id, topicId: host.id, value })
}

async function placeByHand({ hub, event }: Making, people: readonly GalleryPerson[]): Promise<void> {
  for (const [group, { id: topicId }] of people.slice(0, NUM_HOSTS).entries()) {
    const members = people.filter((_, index) => index % NUM_HOSTS === group)
    await hub.setGroup(event, { topicId, userIds: members.map(({ id }) => id) })
  }
}
