import { can, type VariantDescription } from '@planner/domain'
import type { InvocationInput } from '@planner/protocol'
import {
  HubClient,
  LONG_PLANS,
  type PreparedEvent,
  prepareEvent,
  preparePerson,
  startPlan,
} from '../../event.ts'
import { importTable } from '../../table.ts'
import { type EventKind, HEAD_KINDS, type HeadKind } from '../screen.ts'
import type { Words } from '../words.ts'
import { crowdTable } from './crowd.ts'
import { makeHeadEvent } from './head-events.ts'
import { ORGANISER, PEOPLE } from './people.ts'
import { ARCHIVED, type GalleryPerson, GUEST, type StockedEvent, UNANSWERED } from './stocked-event.ts'
import { giveTimes, giveWishes } from './wishes.ts'

type EventInput = InvocationInput<'RegisterEvent'>['event']

/** Makes the gallery's events, each when the first screen of it is taken. */
export class Stock {
  readonly #url: string
  readonly #words: Words
  readonly #events = new Map<string, Promise<StockedEvent>>()
  readonly #hubs: HubClient[] = []
  #lastRun: Promise<unknown> = Promise.resolve()

  constructor(url: string, words: Words) {
    this.#url = url
    this.#words = words
  }

  event(variant: VariantDescription, kind: EventKind): Promise<StockedEvent> {
    const key = `${variant.id} ${kind}`
    const known = this.#events.get(key) ?? this.#make(variant, kind)
    this.#events.set(key, known)
    return known
  }

  /** Works while no other plan of the gallery is made: a server makes few at a time for one address. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#lastRun
    const own = before.then(work, work)
    this.#lastRun = own.catch(() => {})
    return own
  }

  close(): void {
    for (const hub of this.#hubs) hub.close()
  }

  async #make(variant: VariantDescription, kind: EventKind): Promise<StockedEvent> {
    const hub = new HubClient(this.#url, variant.hubPath)
    this.#hubs.push(hub)
    const name = this.#words.entered(NAMES[kind])
    if (kind === 'none') return stocked(hub, { ...NO_EVENT }, name, [])
    const event = await prepareEvent(hub, this.#eventInput(variant, kind, name))
    const people = isHeadKind(kind)
      ? await makeHeadEvent(kind, {
          hub,
          variant,
          words: this.#words,
          event,
          plan: () => this.alone(() => hub.planned(event)),
        })
      : await this.#people(hub, variant, kind, event)
    return stocked(hub, event, name, people)
  }

  #eventInput(variant: VariantDescription, kind: EventKind, name: string): Partial<EventInput> {
    return {
      name,
      contactName: this.#words.entered(ORGANISER),
      email: 'olga@example.org',
      considerContactPreferences: true,
      ...(can(variant, 'sessionLabels')
        ? {
            numSessions: 4,
            newSessionLabels: this.#labels(['Opening', 'Before lunch', '---', 'After lunch', 'Close']),
          }
        : variant.eventFields.includes('numSessions') && { numSessions: isHeadKind(kind) ? 1 : 2 }),
      ...(kind === 'running' && { settings: LONG_PLANS }),
    }
  }

  #labels(labels: readonly string[]): string {
    return labels.map((label) => (label === '---' ? label : this.#words.entered(label))).join('\n')
  }

  async #people(
    hub: HubClient,
    variant: VariantDescription,
    kind: EventKind,
    event: PreparedEvent,
  ): Promise<GalleryPerson[]> {
    switch (kind) {
      case 'asking':
      case 'planned':
      case 'weekOver':
        return this.#ordinary(hub, variant, kind, event)
      case 'approving':
        return this.#waiting(hub, event)
      case 'failing':
        return this.#register(hub, event, PEOPLE.slice(0, 3))
      case 'closed':
        await hub.setSetting(event, 'parameters|ui|allowRegistration', false)
        return []
      case 'running':
      case 'crowd':
        await importTable(
          this.#url,
          event,
          crowdTable(variant, this.#words, sizeOf(variant, kind)),
          variant.id,
        )
        if (kind === 'crowd') return []
        await this.#giveHours(hub, variant, event)
        return this.#register(hub, event, PEOPLE.slice(0, GUEST + 1))
      default:
        return []
    }
  }

  async #ordinary(
    hub: HubClient,
    variant: VariantDescription,
    kind: EventKind,
    event: PreparedEvent,
  ): Promise<GalleryPerson[]> {
    // Who has not answered keeps a week from being planned.
    const all = kind === 'weekOver' ? PEOPLE.slice(0, UNANSWERED) : PEOPLE
    const people = await this.#register(hub, event, all)
    await giveWishes(hub, variant, event, people)
    const archived = people[ARCHIVED]
    if (archived)
      await hub.call('ArchiveUser', { adminKey: event.adminKey, userId: archived.id, isArchived: true })
    if (kind === 'asking') return people
    await this.alone(() => hub.planned(event))
    if (can(variant, 'pairs')) await this.#meet(hub, event, kind === 'planned')
    return people
  }

  /** A week of meetings that is over, and, where that is wanted, one in which a meeting is confirmed. */
  async #meet(hub: HubClient, event: PreparedEvent, hasNext: boolean): Promise<void> {
    await confirmOne(hub, event)
    const { event: known } = await hub.joined(event.adminKey)
    await hub.call('CloseWeek', { adminKey: event.adminKey, week: known.meetingWeek })
    if (!hasNext) return
    await this.alone(() => hub.planned(event))
    await confirmOne(hub, event)
  }

  async #register(hub: HubClient, event: PreparedEvent, people: typeof PEOPLE): Promise<GalleryPerson[]> {
    const entered = (text: string) => this.#words.entered(text)
    const registered: GalleryPerson[] = []
    for (const [index, { name, topic, profile }] of people.entries())
      registered.push({
        ...(await preparePerson(hub, event, entered(name), topic === '' ? undefined : entered(topic), {
          profile: profile === undefined ? '' : entered(profile),
          email: `person${index + 1}@example.org`,
          numUserSessions: 2,
          timeZone: index % 2 === 0 ? 'Europe/Tallinn' : 'America/New_York',
        })),
        name: entered(name),
      })
    return registered
  }

  /** Gives everybody hours; without them there is no plan to search. */
  async #giveHours(hub: HubClient, variant: VariantDescription, event: PreparedEvent): Promise<void> {
    const { persons } = await hub.joined(event.adminKey)
    for (const [index, { id }] of persons.entries()) await giveTimes(hub, variant, event, id, index)
  }

  /** Twenty people who register at once and wait for approval. */
  async #waiting(hub: HubClient, event: PreparedEvent): Promise<GalleryPerson[]> {
    await hub.setSetting(event, 'parameters|ui|approveNewPeople', true)
    const people: GalleryPerson[] = []
    for (let index = 1; index <= 20; index += 1) {
      const name = this.#words.entered(`Guest ${index}`)
      const user = {
        name,
        email: `guest${index}@example.org`,
        numUserSessions: 2,
        timeZone: 'Europe/Tallinn',
        topics: [{ name: this.#words.entered(`Topic ${index}`) }],
      }
      const ack = await hub.call('RegisterUser', { user, key: event.shareKey })
      people.push({ id: ack.eventUserShareGuid, key: ack.eventUserPrivateGuid, link: ack.personalLink, name })
    }
    return people
  }
}

const NO_EVENT: PreparedEvent = { shareLink: '', adminLink: '', adminKey: '', shareKey: '' }

const NAMES: Record<EventKind, string> = {
  none: '',
  empty: 'Open Space',
  asking: 'Neighbourhood Day',
  planned: 'Neighbourhood Day',
  closed: 'Full House',
  approving: 'By Invitation',
  failing: 'Three Friends',
  running: 'Big Day',
  crowd: 'Big Day',
  ready: 'Garden Evening',
  drafted: 'Garden Evening',
  late: 'Garden Evening',
  broken: 'Garden Evening',
  changed: 'Garden Evening',
  byHand: 'Garden Evening',
  good: 'Garden Evening',
  weekOver: 'Neighbourhood Day',
}

const isHeadKind = (kind: EventKind): kind is HeadKind => HEAD_KINDS.some((each) => each === kind)

function stocked(
  hub: HubClient,
  event: PreparedEvent,
  name: string,
  people: readonly GalleryPerson[],
): StockedEvent {
  return {
    ...event,
    name,
    people,
    startRun: () => startPlan(hub, event),
    stopRun: async () => {
      // It may have ended by itself.
      await hub.call('StopPlan', { adminKey: event.adminKey }).catch(() => {})
    },
  }
}

async function confirmOne(hub: HubClient, event: PreparedEvent): Promise<void> {
  const { meetings = [] } = await hub.joined(event.adminKey)
  const reserved = meetings.filter(({ state }) => state === 'reserved').slice(0, 1)
  for (const { personIds } of reserved) await hub.call('ConfirmMeeting', { key: event.adminKey, personIds })
}

function sizeOf(variant: VariantDescription, kind: EventKind): number {
  if (kind === 'crowd') return 500
  // A plan of fewer meetings is made before a picture is taken.
  return can(variant, 'pairs') ? 500 : 120
}
