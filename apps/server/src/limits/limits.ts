import { MAX_AUDIT_ENTRIES } from '@planner/domain'

const KB = 1024
const MB = 1024 * KB

/** Whose limit it is: what shares one allowance. */
export type LimitOf = 'connection' | 'address' | 'session' | 'event' | 'server'

export type Limit = {
  readonly of: LimitOf
  readonly value: number
  readonly unit: 'bytes' | 'tokens' | 'tokens a second' | 'bytes a second' | 'number' | 'seconds'
  /** What is counted, and over which time. */
  readonly what: string
  /** What happens beyond it. */
  readonly beyond: string
}

const REFUSED = 'refused with 429; asking again later helps'
const REGISTRATION = 'refused with 429 and how long to wait; the page tries again by itself'
const DROPPED = 'the oldest are dropped, and their number is told'
const DELIVERY = 'the oldest is not sent'
const ENDED = 'the connection is ended; a page connects again by itself'

/**
 * Every limit of memory, work and rates; docs/limits.md is generated from it. Limits of single fields stand with the fields.
 * An address may be a conference of five hundred people, hence its size.
 */
export const LIMITS = {
  connectionTokens: limit('connection', 3000, 'tokens', 'invocations at once, each at its cost', REFUSED),
  connectionTokensPerSecond: limit(
    'connection',
    300,
    'tokens a second',
    'invocations in the long run',
    REFUSED,
  ),
  addressTokens: limit('address', 40_000, 'tokens', 'invocations of all its connections at once', REFUSED),
  addressTokensPerSecond: limit('address', 4000, 'tokens a second', 'the same in the long run', REFUSED),
  addressTokensPerTurn: limit(
    'address',
    40,
    'tokens',
    'invocations worked off before others have their turn',
    'the rest waits for the next turn, in order',
  ),
  addressUnfinished: limit(
    'address',
    100,
    'number',
    'invocations that are being worked on or stored',
    'the rest waits, in order',
  ),
  refusals: limit('connection', 1000, 'number', 'refusals for asking too much, beyond ten a second', ENDED),
  refusalsPerSecond: limit(
    'connection',
    10,
    'number',
    'such refusals a second that are forgotten again',
    ENDED,
  ),
  payloadBytes: limit(
    'connection',
    256 * KB,
    'bytes',
    'one message to the server; a person with ten topics and long descriptions is about 100 KB',
    ENDED,
  ),
  receivedBytes: limit('connection', 4 * MB, 'bytes', 'messages to the server at once', ENDED),
  receivedBytesPerSecond: limit(
    'connection',
    128 * KB,
    'bytes a second',
    'messages to the server in the long run',
    ENDED,
  ),
  addressReceivedBytes: limit('address', 64 * MB, 'bytes', 'messages of all its connections at once', ENDED),
  addressReceivedBytesPerSecond: limit(
    'address',
    4 * MB,
    'bytes a second',
    'the same in the long run',
    ENDED,
  ),
  unreadBytes: limit(
    'connection',
    8 * MB,
    'bytes',
    'what waits to be read, beside the largest packet',
    ENDED,
  ),
  unreadData: limit('connection', 1, 'number', 'joins whose data is not read yet', REFUSED),
  addressUnreadBytesForJoins: limit(
    'address',
    64 * MB,
    'bytes',
    'what its connections have not read yet, for one more to join',
    REFUSED,
  ),
  addressUnreadBytes: limit(
    'address',
    128 * MB,
    'bytes',
    'what its connections have not read yet',
    'those with most to read are ended',
  ),
  serverUnreadBytes: limit(
    'server',
    256 * MB,
    'bytes',
    'what all connections have not read yet',
    'those with most to read are ended',
  ),
  eventBytes: limit(
    'event',
    80 * MB,
    'bytes',
    'an estimate of its memory: 400 bytes a cell, the texts of people and topics; some 200,000 choices',
    'what is new is refused; changing and removing go on',
  ),
  addedBytes: limit(
    'address',
    160 * MB,
    'bytes',
    'what it lets events grow by, by the same estimate, at once and in an hour in the long run',
    'what is new is refused with 429; changing and removing go on',
  ),
  addressRoomBytes: limit(
    'address',
    256 * MB,
    'bytes',
    'events that its connections have joined, by the same estimate, for one more to join another',
    REFUSED,
  ),
  idleRoomBytes: limit(
    'server',
    64 * MB,
    'bytes',
    'events in memory that nobody has open; they stay for a minute',
    'those used longest ago leave memory at once',
  ),
  connections: limit(
    'address',
    3000,
    'number',
    'connections to the live hub (`CONNECTIONS_PER_ADDRESS`)',
    'refused with 403; the page tries again by itself',
  ),
  connectTokens: limit('address', 5, 'tokens', 'cost of opening a connection', 'as above'),
  polls: limit('address', 60_000, 'number', 'requests of long polling at once', REFUSED),
  pollsPerSecond: limit(
    'address',
    6000,
    'number',
    'requests of long polling a second in the long run',
    REFUSED,
  ),
  requestsPerMinute: limit(
    'address',
    30_000,
    'number',
    'all other HTTP requests in a minute (`REQUESTS_PER_MINUTE`)',
    `${REFUSED}; Retry-After says when`,
  ),
  requestBytes: limit(
    'connection',
    MB,
    'bytes',
    'the body of a request, but of an import',
    'refused with 413',
  ),
  requestSeconds: limit(
    'connection',
    120,
    'seconds',
    'how long a request may take to arrive',
    'the connection is ended',
  ),
  importBytes: limit('connection', 32 * MB, 'bytes', 'the body of an import', 'refused with 413'),
  importsReceived: limit('address', 8, 'number', 'imports whose bodies are arriving', REFUSED),
  importsAtOnce: limit(
    'address',
    2,
    'number',
    'imports whose bodies are there, to be read or stored',
    REFUSED,
  ),
  importsOfEvent: limit('event', 4, 'number', 'the same', REFUSED),
  importBytesOfAddress: limit(
    'address',
    64 * MB,
    'bytes',
    'bodies of imports, as far as they have arrived',
    REFUSED,
  ),
  importBytesOfAll: limit(
    'server',
    128 * MB,
    'bytes',
    'the same',
    'the largest of the address that has most is refused with 429',
  ),
  smallImport: limit(
    'server',
    MB,
    'bytes',
    'the body of an import that does not wait for larger ones: it is read on a thread of its own',
    'waits for larger ones as well',
  ),
  importsPerMinute: limit('address', 30, 'number', 'imports and previews in a minute', REFUSED),
  importMemory: limit(
    'server',
    256 * MB,
    'bytes',
    'the thread that reads large tables, one after the other',
    'refused with 422',
  ),
  smallImportMemory: limit(
    'server',
    96 * MB,
    'bytes',
    'the thread that reads small ones',
    'refused with 422',
  ),
  importSeconds: limit('server', 20, 'seconds', 'reading one table', 'refused with 422'),
  plansOfAddress: limit('address', 2, 'number', 'planner runs that wait or go on', REFUSED),
  plansAtOnce: limit(
    'server',
    3,
    'number',
    'planner runs that go on; one more than an address may have',
    'the next ones wait, by turns',
  ),
  leastTurn: limit(
    'server',
    4,
    'seconds',
    'how long a run or scenario goes on at least before it makes room for somebody who has none',
    'it is set aside, and goes on later from its best plan',
  ),
  scenariosAtOnce: limit(
    'server',
    1,
    'number',
    'scenarios that are being planned, as some of the runs that go on',
    'the next ones wait, by turns',
  ),
  readySearch: limit(
    'event',
    120,
    'seconds',
    'a background search for one state of the event, for a new plan and for a re-plan each',
    'what is found by then is where a run begins',
  ),
  readyQuiet: limit(
    'event',
    5,
    'seconds',
    'how long nothing has changed before a background search begins, one at a time on the server',
    'a change ends the search',
  ),
  readyOfEventPerHour: limit(
    'event',
    600,
    'seconds',
    'background searches in an hour',
    'none until the next',
  ),
  readyOfAllPerHour: limit(
    'server',
    1800,
    'seconds',
    'the same; of an address a third of what others have left of it',
    'none until the next',
  ),
  readyCharacters: limit(
    'server',
    20_000_000,
    'number',
    'characters of plans that are kept ready, in memory alone',
    'those found longest ago are dropped',
  ),
  registrationsAtOnce: limit(
    'connection',
    20,
    'number',
    'people who register by the share link at once',
    REGISTRATION,
  ),
  registrationsPerMinute: limit(
    'connection',
    20,
    'number',
    'the same in a minute in the long run',
    REGISTRATION,
  ),
  addressRegistrationsPerMinute: limit(
    'address',
    200,
    'number',
    'people who register by share links in a minute in the long run (`REGISTRATIONS_PER_MINUTE`); half as many more at once',
    REGISTRATION,
  ),
  eventRegistrationsPerMinute: limit(
    'event',
    300,
    'number',
    'people who register by its share link in a minute in the long run, half as many again as for an address; 500 at once',
    REGISTRATION,
  ),
  previewBytes: limit(
    'server',
    16 * MB,
    'bytes',
    'pictures of share links that are kept in memory',
    'those asked for longest ago are drawn anew',
  ),
  previewsWaiting: limit(
    'server',
    30,
    'number',
    'pictures of share links that wait to be drawn, one at a time',
    'the picture of the product is shown',
  ),
  people: limit('event', 1000, 'number', 'people, topics without an author not counted', 'refused with 422'),
  topics: limit('event', 1000, 'number', 'topics', 'refused with 422'),
  auditOfAdmins: limit(
    'event',
    MAX_AUDIT_ENTRIES.byAdmins,
    'number',
    'entries of its history of what admins and the server did',
    DROPPED,
  ),
  auditOfParticipants: limit(
    'event',
    MAX_AUDIT_ENTRIES.byParticipants,
    'number',
    'entries of what participants did',
    DROPPED,
  ),
  eventsPerHour: limit('address', 200, 'number', 'new events in an hour (`EVENTS_PER_HOUR`)', REFUSED),
  siteSignInsOfAddress: limit(
    'address',
    20,
    'number',
    'wrong keys of the site administrator in an hour, to sign in or as a bearer; the right one is refused then as well',
    REFUSED,
  ),
  feedbackOfSession: limit('session', 10, 'number', 'feedback in an hour', REFUSED),
  feedbackOfAddress: limit('address', 20, 'number', 'feedback in an hour', REFUSED),
  feedbackOfAll: limit('server', 1000, 'number', 'feedback in an hour', REFUSED),
  reportsOfSession: limit('session', 30, 'number', 'error reports of pages in an hour', 'dropped'),
  reportsOfAddress: limit('address', 100, 'number', 'error reports of pages in an hour', 'dropped'),
  reportsOfAll: limit('server', 5000, 'number', 'error reports of pages in an hour', 'dropped'),
  viewsOfSession: limit('session', 600, 'number', 'page views that are counted in an hour', 'not counted'),
  viewsOfAddress: limit('address', 20_000, 'number', 'page views that are counted in an hour', 'not counted'),
  viewsOfAll: limit('server', 100_000, 'number', 'page views that are counted in an hour', 'not counted'),
  mailsPerHour: limit(
    'server',
    60,
    'number',
    'feedback sent by mail in an hour',
    'kept in feedback.jsonl alone',
  ),
  waitingViews: limit('server', 1000, 'number', 'page views that wait to be sent', DELIVERY),
  waitingReports: limit('server', 500, 'number', 'error reports that wait to be sent', DELIVERY),
  waitingFeedback: limit(
    'server',
    200,
    'number',
    'feedback that waits for the webhook, and for the mail server',
    DELIVERY,
  ),
  deliveryPause: limit(
    'server',
    60,
    'seconds',
    'the longest pause between two attempts to send',
    'tried again',
  ),
  deliveryAge: limit('server', 86_400, 'seconds', 'how long something waits to be sent', 'not sent any more'),
} as const satisfies Record<string, Limit>

function limit(of: LimitOf, value: number, unit: Limit['unit'], what: string, beyond: string): Limit {
  return { of, value, unit, what, beyond }
}
