import type { Environment } from '@planner/domain'
import type { SessionResponse } from '@planner/protocol'
import { authorityIn, openByKey } from '../gate/authority.ts'
import type { ServerContext } from '../server-context.ts'

export type SessionQuestion = {
  sessionId: string
  antiForgeryToken: string
  /** Path and query of the page that asks. */
  path: string
  environment: Environment
  defaultInvite: string
}

const KEY_PARAMETERS = ['personalKey', 'adminInvite', 'participantInvite']

/**
 * What the server knows of a browser and of the page it shows (HTTP-2): the events it has opened, and who
 * the key in the page's address makes it.
 */
export async function sessionAnswer(
  context: Pick<ServerContext, 'rooms' | 'storage' | 'versions'>,
  question: SessionQuestion,
): Promise<SessionResponse> {
  const { sessionId, environment } = question
  const opened = await context.storage.openedEvents(sessionId)
  return {
    ...(await whoIs(context, question.path)),
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
    antiForgeryToken: question.antiForgeryToken,
    environment,
    backendVersion: context.versions.backend,
    translationsVersion: context.versions.translations,
    defaultInvite: environment === 'production' ? question.defaultInvite : '',
  }
}

type Who = Pick<
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

const NOBODY: Who = {
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

async function whoIs(context: Pick<ServerContext, 'rooms' | 'storage'>, path: string): Promise<Who> {
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  const key = KEY_PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? ''
  const found = await openByKey(context, key)
  const authority = found && authorityIn(found.room, found.holder)
  if (!authority?.ok) return NOBODY
  const { event, persons } = authority.room.state
  const person = persons.get(authority.viewer.personId ?? '')
  return {
    ...NOBODY,
    isLoggedIn: authority.viewer.role !== 'visitor',
    name: person?.name ?? '',
    userId: person?.id ?? '',
    userEmail: person?.email ?? '',
    eventName: event.name,
    eventId: event.id,
    eventEmail: event.email,
  }
}
