import type { Environment } from '@planner/domain'
import type { SessionResponse } from '@planner/protocol'
import { authorityIn, openByKey } from '../gate/authority.ts'
import type { ServerContext } from '../server-context.ts'

export type SessionRequest = {
  sessionId: string
  antiForgeryToken: string
  /** Path and query of the page that sent the request. */
  path: string
  environment: Environment
  defaultInvite: string
}

const KEY_PARAMETERS = ['personalKey', 'adminInvite', 'participantInvite']

/** The session of a browser (HTTP-2): the events it has opened, and the identity of the key in the page's address. */
export async function describeSession(
  context: Pick<ServerContext, 'rooms' | 'storage' | 'versions'>,
  request: SessionRequest,
): Promise<SessionResponse> {
  const { sessionId, environment } = request
  const opened = await context.storage.openedEvents(sessionId)
  return {
    ...(await identify(context, request.path)),
    allUserEvents: opened.map(({ name, link, role, openedAt }) => ({
      name,
      link,
      role,
      openedOn: new Date(openedAt).toISOString(),
    })),
    plan: '',
    upgradeDate: '',
    isAdmin: false,
    eventLanguageCode: '',
    languageCode: 'en-GB',
    antiForgeryToken: request.antiForgeryToken,
    environment,
    backendVersion: context.versions.backend,
    translationsVersion: context.versions.translations,
    defaultInvite: environment === 'production' ? request.defaultInvite : '',
  }
}

type Identity = Pick<
  SessionResponse,
  | 'isLoggedIn'
  | 'name'
  | 'userId'
  | 'userEmail'
  | 'userCreatedOn'
  | 'eventName'
  | 'eventId'
  | 'eventEmail'
  | 'eventCreatedOn'
>

const ANONYMOUS: Identity = {
  isLoggedIn: false,
  name: '',
  userId: '',
  userEmail: '',
  userCreatedOn: '',
  eventName: '',
  eventId: '',
  eventEmail: '',
  eventCreatedOn: '',
}

async function identify(context: Pick<ServerContext, 'rooms' | 'storage'>, path: string): Promise<Identity> {
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  const key = KEY_PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? ''
  const found = await openByKey(context, key)
  const authority = found && authorityIn(found.room, found.holder)
  if (!authority?.ok) return ANONYMOUS
  const { event, persons } = authority.room.state
  const person = persons.get(authority.viewer.personId ?? '')
  return {
    ...ANONYMOUS,
    isLoggedIn: authority.viewer.role !== 'visitor',
    name: person?.name ?? '',
    userId: person?.id ?? '',
    userEmail: person?.email ?? '',
    eventName: event.name,
    eventId: event.id,
    eventEmail: event.email,
  }
}
