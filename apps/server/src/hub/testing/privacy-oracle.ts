import type { TableName } from '@planner/domain'
import type { HttpRouteName, InvocationName, SignalName } from '@planner/protocol'
import { forbiddenFields } from './privacy-fields.ts'
import { REFUSED, VERDICTS } from './privacy-messages.ts'
import { type Facts, type Judge, READ_OF, type Reader } from './verdict-oracle.ts'

/** The private values of a person. Each is unique in the test, so that payloads can be searched for it. */
export type Secrets = {
  id: string
  name: string
  email: string
  phone: string
  key: string
  isArchived: boolean
  /** Has registered and is not approved yet. */
  isWaiting: boolean
  /** Shows e-mail and phone to those with whom they have agreed to meet (EVENT-17). */
  showsContact: boolean
}

/** A committed or past meeting of two. */
export type SecretMeeting = {
  people: readonly [string, string]
  /** Who of them has agreed to it (MEET-24). */
  agreedBy: ReadonlySet<string>
  /** What they say to each other, each text once in the test (MEET-26). */
  said: readonly { by: string; kind: 'reach' | 'message'; text: string }[]
}

/** The facts that PRIV-1 depends on, tracked by the test itself and never read from the server. */
export type World = {
  people: Map<string, Secrets>
  meetings: readonly SecretMeeting[]
  /** E-mails, phones, keys and ids of erased people. */
  erased: string[]
  /** Current and replaced admin keys. */
  adminKeys: string[]
  isMatrixShown: boolean
  isScheduleShown: boolean
  /** Whether a Yes of others is a secret until a plan grants it (PRIV-9). */
  areWishesHidden: boolean
  /** Whether everybody may read what the plan is worth (REPORT-8). */
  isReportShown: boolean
  /** Whether some plan may have granted meetings. */
  hasPlan: boolean
}

/** The world of an event that was just registered. */
export function newWorld(known: Pick<World, 'adminKeys' | 'areWishesHidden'>): World {
  const shown = { isMatrixShown: true, isScheduleShown: true, isReportShown: false }
  return { ...known, ...shown, people: new Map(), meetings: [], erased: [], hasPlan: false }
}

export type { Reader } from './verdict-oracle.ts'

/** Anything that reached a reader: a signal, the answer to an invocation, or one over HTTP. */
export type Received =
  | { kind: 'signal'; name: SignalName; payload: unknown }
  | { kind: 'ack'; name: InvocationName; payload: unknown }
  | { kind: 'http'; name: HttpRouteName; payload: unknown }

/**
 * The parts of a received message that its reader must not see. Independent of the server's implementation. A
 * message that may have been sent before or after a change is checked against both worlds; only what both
 * forbid is a leak.
 */
export function leaks(reader: Reader, worlds: readonly World[], received: Received): string[] {
  const { kind, name, payload } = received
  if (reader.role === 'admin') return secretTexts(reader, worlds, payload)
  return [...secretTexts(reader, worlds, payload), ...untold(factsOf(reader, worlds), kind, name, payload)]
}

/** Whether a signal reaches admins alone. */
export function isForAdmins(name: SignalName): boolean {
  return VERDICTS.signal[name] === 'admins'
}

function untold(facts: Facts, kind: Received['kind'], name: Received['name'], payload: unknown): string[] {
  const verdict = VERDICTS[kind][name as never] as 'admins' | { fields: object | string; judge?: Judge }
  const isRefused = isRefusal(payload)
  if (verdict === 'admins' && !isRefused) return ['what is for admins only']
  if (verdict === 'admins' || (isRefused && kind !== 'signal'))
    return forbiddenFields(REFUSED[kind], payload, '')
  const { fields, judge = () => [] } = verdict
  const all = kind === 'ack' ? { ok: 'told', ...(fields as object) } : fields
  return [...forbiddenFields(all, payload, facts.reader.personId), ...judge(facts, payload as never)]
}

/** Whether an answer says that nothing was done. */
function isRefusal(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false
  return ('ok' in payload && payload.ok === false) || ('error' in payload && !('startTime' in payload))
}

function factsOf(reader: Reader, worlds: readonly World[]): Facts {
  return {
    reader,
    forbids: forbiddenTables(reader, worlds),
    isWaiting: worlds.every((world) => waits(reader, world)),
    forbidsSums: worlds.every(({ isReportShown, areWishesHidden }) => !isReportShown || areWishesHidden),
    hidesWishesOf: (userId: string | null) =>
      userId !== reader.personId && worlds.every(({ areWishesHidden }) => areWishesHidden),
    hasPlan: worlds.some(({ hasPlan }) => hasPlan),
  }
}

function secretTexts(reader: Reader, worlds: readonly World[], payload: unknown): string[] {
  const text = JSON.stringify(payload) ?? ''
  // What is said in a meeting is new in one of the worlds, so that those before do not know it.
  const said = worlds.flatMap(({ meetings }) => meetings.flatMap((each) => each.said.map((one) => one.text)))
  const forbidden = worlds.map(
    (world) =>
      new Set([
        ...(reader.role === 'admin' ? [] : forbiddenTexts(reader, world)),
        ...said.filter((words) => !mayReadSaid(reader, world, words)),
      ]),
  )
  return [...(forbidden[0] ?? [])].filter(
    (secret) => secret !== '' && text.includes(secret) && forbidden.every((each) => each.has(secret)),
  )
}

function forbiddenTexts(reader: Reader, world: World): string[] {
  const ofOthers = [...world.people.values()]
    .filter(({ id }) => id !== reader.personId)
    .flatMap(({ id, name, email, phone, key, isArchived, isWaiting, showsContact }) => [
      ...(showsContact && haveAgreed(world, reader.personId, id) ? [] : [email, phone]),
      key,
      ...(reader.role === 'visitor' ? [id, name] : isArchived || isWaiting ? [`"${id}"`, `"${name}"`] : []),
      // Who waits rates topics, so gets their ids, those of owners for first topics; but no names.
      ...(waits(reader, world) ? [`"${name}"`, `"ownerId":"${id}`] : []),
    ])
  return [...ofOthers, ...world.erased, ...world.adminKeys, 'adminInvite=']
}

function haveAgreed({ meetings }: World, a: string, b: string): boolean {
  return meetings.some(
    ({ people, agreedBy }) => people.includes(a) && people.includes(b) && agreedBy.size === people.length,
  )
}

/**
 * What is said in meetings is for the two, organisers not excepted, and how to reach somebody for when both
 * have agreed.
 */
function mayReadSaid({ personId }: Reader, { meetings }: World, wanted: string): boolean {
  return meetings.some(({ people, agreedBy, said }) =>
    said.some(
      ({ by, kind, text }) =>
        text === wanted &&
        people.includes(personId) &&
        (by === personId || kind === 'message' || agreedBy.size === people.length),
    ),
  )
}

function waits({ personId }: Reader, { people }: World): boolean {
  return people.get(personId)?.isWaiting === true
}

function forbiddenTables(reader: Reader, worlds: readonly World[]): Facts['forbids'] {
  return (table, userId) => {
    const readOf = READ_OF[table as TableName]
    if (reader.role === 'visitor') return true
    // Who is pinned where is the organisers' business alone, also for whom it is about.
    if (readOf === 'nobody') return true
    if (userId !== null && userId === reader.personId) return false
    if (worlds.every((world) => waits(reader, world))) return true
    if (readOf === 'oneself') return true
    return worlds.every((world) => !(readOf === 'matrix' ? world.isMatrixShown : world.isScheduleShown))
  }
}
