import { KB, type Limit, limit, MB, REFUSED } from './limit.ts'

const ENDED = 'the connection is ended'
const LONGEST = 'those that were read from longest ago are ended'

const WAITING = 'requests that wait for their answer or whose answer is read, those of the hub aside'

/** Every unfinished request has a request, an answer and a place in queues, however few its bytes are. */
export const LEAST_BYTES = 16 * KB

/** Limits of requests over HTTP and of their answers, those of imports and of the hub not among them. */
export const HTTP_LIMITS = {
  requestsPerMinute: limit(
    'address',
    30_000,
    'number',
    'all HTTP requests but those of the hub in a minute (`REQUESTS_PER_MINUTE`)',
    `${REFUSED}; Retry-After says when`,
  ),
  requestBytes: limit(
    'connection',
    MB,
    'bytes',
    'the body of a request, but of an import',
    'refused with 413',
  ),
  addressBodyBytes: limit(
    'address',
    16 * MB,
    'bytes',
    'bodies of requests that arrive or are worked on, but of imports, by what they say they are: 16 KB or more, 1 MB or less',
    `${REFUSED}; Retry-After says when`,
  ),
  serverBodyBytes: limit(
    'server',
    64 * MB,
    'bytes',
    'the same',
    'the first one of the address with the most is ended, or the one that asks is refused',
  ),
  idleConnections: limit(
    'server',
    8000,
    'number',
    'connections without a request, those of the hub aside',
    'the one that is idle for longest is closed',
  ),
  requestsOfAddress: limit('address', 3000, 'number', WAITING, 'those begun last are ended'),
  requestsOfAll: limit(
    'server',
    5000,
    'number',
    WAITING,
    'those begun last of the address with the most are ended',
  ),
  requestSeconds: limit('connection', 120, 'seconds', 'how long a request may take to arrive', ENDED),
  requestsWaiting: limit(
    'connection',
    8,
    'number',
    'requests behind the one that is being answered; one is answered at a time',
    ENDED,
  ),
  answerPiece: limit(
    'connection',
    64 * KB,
    'bytes',
    'an answer over HTTP that is handed over at a time',
    'the rest follows as it is read',
  ),
  unreadAnswerBytes: limit('connection', MB, 'bytes', 'what it has not read of an answer over HTTP', ENDED),
  addressUnreadAnswerBytes: limit(
    'address',
    16 * MB,
    'bytes',
    'what its connections have not read of answers over HTTP, each at 16 KB or more',
    LONGEST,
  ),
  serverUnreadAnswerBytes: limit(
    'server',
    48 * MB,
    'bytes',
    'what all connections have not read of answers over HTTP, each at 16 KB or more',
    `${LONGEST}, of the address with the most`,
  ),
  unreadAnswerSeconds: limit(
    'connection',
    30,
    'seconds',
    'how long an answer over HTTP waits to be read on',
    ENDED,
  ),
  answerSeconds: limit('connection', 300, 'seconds', 'how long reading an answer over HTTP may take', ENDED),
  exportsOfAddress: limit('address', 3, 'number', 'exports that are made or being read', REFUSED),
  exportsOfAll: limit(
    'server',
    60,
    'number',
    'the same',
    'the oldest one of the address with the most is ended',
  ),
  exportBytes: limit(
    'server',
    64 * MB,
    'bytes',
    'exports in memory, compressed; one for all who ask at the same state of the event',
    'the one that nobody reads is dropped, then the one that was made longest ago, whoever reads it',
  ),
  exportSeconds: limit(
    'server',
    10,
    'seconds',
    'how long an export stays in memory that nobody reads',
    'it is made anew',
  ),
  previewBytes: limit(
    'server',
    16 * MB,
    'bytes',
    'pictures of share links that are kept in memory',
    'those asked for longest ago are drawn anew',
  ),
  previewsOfAddress: limit(
    'address',
    4,
    'number',
    'pictures of share links that wait to be drawn, one at a time',
    'the picture of the product is shown',
  ),
  previewsWaiting: limit('server', 30, 'number', 'the same', 'the picture of the product is shown'),
} as const satisfies Record<string, Limit>
