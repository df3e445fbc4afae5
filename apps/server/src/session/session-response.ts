import { type Environment, type EventRecord, PERMISSIONS, type PersonRecord } from '@planner/domain'
import { DEFAULT_LANGUAGE } from '@planner/i18n'
import type { SessionAnalytics, SessionResponse, SiteContacts } from '@planner/protocol'
import { authorityByNow, keyOfPath, openByKey } from '../gate/authority.ts'
import type { ServerContext } from '../server-context.ts'
import type { CreatedTimes, Storage } from '../storage/storage.ts'

type SessionRequest = {
  /** The events that the session has opened. */
  opened: Awaited<ReturnType<Storage['openedEvents']>>
  antiForgeryToken: string
  /** Path and query of the page that sent the request. */
  path: string
  /** The language that the page is shown in. */
  languageCode: string
  /** Whether the session has signed in as the site administrator; OPS-11. */
  isSiteAdmin: boolean
  environment: Environment
  defaultInvite: string
  site: SiteContacts
  /** Whether a lost link can be asked for; LETTER-10. */
  sendsMail: boolean
  /** How visits are counted, those of a person where the path has a personal key; PRIV-8. */
  analyticsOf: (person: { eventId: string; personId: string } | undefined) => SessionAnalytics
}

/** What everybody has: nothing costs anything (HTTP-16). */
const PLAN = 'free'

/** The session of a browser (HTTP-2): the events it has opened, and who the page's key belongs to. */
export async function describeSession(
  context: Pick<ServerContext, 'rooms' | 'storage' | 'versions' | 'formHosts'>,
  request: SessionRequest,
): Promise<SessionResponse> {
  const { opened, environment, isSiteAdmin } = request
  const identity = await identify(context, request.path)
  const { eventId, userId } = identity
  return {
    ...identity,
    allUserEvents: opened.map(({ eventId: id, name, link, role, openedAt }) => ({
      eventId: id,
      name,
      link,
      role,
      openedOn: dateText(openedAt),
    })),
    isAdmin: identity.isAdmin || isSiteAdmin,
    permissions: [...identity.permissions, ...(isSiteAdmin ? PERMISSIONS.siteAdmin : [])],
    languageCode: request.languageCode,
    antiForgeryToken: request.antiForgeryToken,
    environment,
    backendVersion: context.versions.backend,
    translationsVersion: context.versions.translations,
    defaultInvite: environment === 'production' ? request.defaultInvite : '',
    formHosts: [...context.formHosts],
    site: request.site,
    sendsMail: request.sendsMail,
    analytics: request.analyticsOf(userId === '' ? undefined : { eventId, personId: userId }),
  }
}

const ANONYMOUS = {
  isLoggedIn: false,
  name: '',
  userId: '',
  userEmail: '',
  userCreatedOn: '',
  eventName: '',
  eventId: '',
  eventEmail: '',
  eventCreatedOn: '',
  plan: '',
  upgradeDate: '',
  isAdmin: false,
  permissions: [],
  eventLanguageCode: '',
} satisfies Partial<SessionResponse>

type Identity = Pick<SessionResponse, keyof typeof ANONYMOUS>

async function identify(context: Pick<ServerContext, 'rooms' | 'storage'>, path: string): Promise<Identity> {
  const key = keyOfPath(path)
  const found = await openByKey(context, key)
  const authority = found && authorityByNow(found.room, key)
  if (!authority?.ok) return ANONYMOUS
  const { room, viewer } = authority
  const { event, persons } = room.state
  const person = persons.get(viewer.personId ?? '')
  const created = await createdTimes(context, event, person)
  const eventCreatedOn = dateText(created.event)
  const isAdmin = viewer.role === 'admin'
  return {
    isLoggedIn: viewer.role !== 'visitor',
    name: person?.name ?? '',
    userId: person?.id ?? '',
    userEmail: person?.email ?? '',
    userCreatedOn: dateText(created.person),
    eventName: event.name,
    eventId: event.id,
    eventEmail: event.email,
    eventCreatedOn,
    plan: PLAN,
    upgradeDate: eventCreatedOn,
    isAdmin,
    permissions: isAdmin ? [...PERMISSIONS.eventAdmin] : [],
    eventLanguageCode: event.languageCode ?? DEFAULT_LANGUAGE,
  }
}

/** Creation times as stored, or from the audit for what earlier versions have stored. */
async function createdTimes(
  { storage }: Pick<ServerContext, 'storage'>,
  event: Readonly<EventRecord>,
  person: Readonly<PersonRecord> | undefined,
): Promise<CreatedTimes> {
  const stored = { event: event.createdAt, person: person ? (person.createdAt ?? person.registeredAt) : null }
  if (stored.event !== undefined && (person === undefined || stored.person !== null))
    return { event: stored.event, person: stored.person }
  const told = await storage.created(event.id, person?.id ?? '')
  return { event: stored.event ?? told.event, person: stored.person ?? told.person }
}

/** A time in ms since the epoch; '' where nobody knows it any more. */
function dateText(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString()
}
