import type { z } from 'zod'
import { copiedEvent, duplicateRequest } from './event-copy.ts'
import { eventFileRequest } from './event-file.ts'
import {
  analyticsRequest,
  analyticsResult,
  errorReport,
  errorReportResult,
  eventExport,
  eventRequest,
  feedbackRequest,
  feedbackResult,
  forgetEventRequest,
  forgetEventResult,
  languageResponse,
  retentionResult,
  sessionResponse,
} from './http.ts'
import { importColumns, importPreview, importRequest, importResult } from './import.ts'
import { joinFormResponse } from './join-form.ts'
import {
  bounceResult,
  letterChange,
  letterOverview,
  letterPreview,
  letterPreviewed,
  lettersToSend,
  lostLinkRequest,
  lostLinkResult,
  toldByHand,
} from './letters.ts'
import { outwardAddresses, outwardChange, outwardRequest } from './outward.ts'
import {
  pushKeyRequest,
  pushState,
  pushSubscribeRequest,
  pushTested,
  pushTestRequest,
  pushUnsubscribeRequest,
} from './push.ts'
import { siteOperations, siteSignedIn, siteSignIn } from './site.ts'
import { wallState } from './wall.ts'
import { webhookList, webhookRequest, webhookToAdd } from './webhooks.ts'

export type HttpRoute = {
  what: string
  /** The JSON body. */
  request?: z.ZodType
  /** What the query may say, by its parameters. */
  query?: Readonly<Record<string, string>>
  /** The JSON answer, where it is one. */
  response?: z.ZodType
  /** The media type of another answer. */
  type?: string
}

/** Every HTTP call besides pages and their files; a test compares them with the server's. */
export const HTTP_ROUTES = {
  'GET /api/Auth/InitSession/:flag': {
    query: { path: 'Path and query of the page.' },
    what: 'Begins a session, or goes on with the one of the cookie, and says who is there. `path` in the query is path and query of the page: the key in it says which event and person are meant.',
    response: sessionResponse,
  },
  'GET /api/Auth/UserIsActive/:flag': {
    query: { path: 'Path and query of the page.' },
    what: 'The same answer, for a session that goes on.',
    response: sessionResponse,
  },
  'GET /api/Auth/LogOut': {
    what: 'With the anti-forgery header: ends the session, begins a new one, and answers with `antiForgeryToken` alone. Without it a browser is sent to the page that asks first, anything else gets 403.',
  },
  'POST /api/Auth/LogOut': { what: 'The same, as a request that changes something should be made.' },
  'POST /api/Session/ForgetEvent': {
    what: 'Takes an event out of `allUserEvents` of this session. Whoever has a link to it can open it again.',
    request: forgetEventRequest,
    response: forgetEventResult,
  },
  'GET /api/Translations/GetLanguage/': {
    query: {
      lang: 'The language wanted.',
      v: 'The version of the translations.',
      part: 'first: the messages that a guest reads first.',
    },
    what: 'The messages of the language nearest to `lang` in the query, such as `et`, or, where there is none, to those of the Accept-Language header. `v` is the version of the translations. With `part=first`, the messages alone that a guest reads first.',
    response: languageResponse,
  },
  'POST /api/Import/Columns': {
    what: 'Proposes what each column of a table is, by its name and its cells, for the mapping of the following two calls. The key belongs into the header `X-Event-Key` as well, or to the first 4096 bytes of the body: a table is received of those alone who may import.',
    request: importRequest,
    response: importColumns,
  },
  'POST /api/Import/Preview': {
    what: 'Says what the import of a table would change, and what is wrong with it. Without a mapping the first column names people and the others are topics; with one the answer has `rows`.',
    request: importRequest,
    response: importPreview,
  },
  'POST /api/Import/Commit': {
    what: 'Imports a table. A table with problems, or with words whose meaning nobody has said, changes nothing.',
    request: importRequest,
    response: importResult,
  },
  'GET /api/Event/Join/': {
    query: { path: 'Path and query of the page with the share key.', lang: 'The language wanted.' },
    what: 'What the form of a share link shows before the page has loaded the rest: `path` in the query is path and query of the page with the share key, `lang` the language wanted, if any.',
    response: joinFormResponse,
  },
  'POST /api/Event/Export': {
    what: 'Everything of an event but its keys, as [export.md](../export.md) describes it.',
    request: eventRequest,
    response: eventExport,
  },
  'POST /api/Event/File': {
    type: 'application/octet-stream',
    what: 'A file of the event for its organisers: a table as CSV, everything as an XLSX workbook, or the groups of a session as breakout rooms. The header `X-Without-Email` counts the people whom a tool for breakout rooms cannot place.',
    request: eventFileRequest,
  },
  'POST /api/Event/Duplicate': {
    what: 'Makes an event like this one: its form and settings, and, if wanted, everybody who takes part with their topics, under new links.',
    request: duplicateRequest,
    response: copiedEvent,
  },
  'POST /api/Import/Event': {
    what: 'Makes an event of a file that `POST /api/Event/Export` of this or another installation has made; the body is that file. It keeps its ids, the times of its edits and its versions, and gets new links; its own id too, unless there is an event of that id.',
    response: copiedEvent,
  },
  'POST /api/Event/Retention': {
    what: 'When the event will be deleted because nobody uses it: `deletesAt` in ms since the epoch, null while that is not announced.',
    request: eventRequest,
    response: retentionResult,
  },
  'POST /api/Event/Keep': {
    what: 'Counts as a use of the event, so that it is not deleted.',
    request: eventRequest,
    response: retentionResult,
  },
  'POST /api/Outward/Addresses': {
    what: 'The addresses under which parts of an event are read without its keys: for a person the calendars, for organisers the programme and the wall.',
    request: outwardRequest,
    response: outwardAddresses,
  },
  'POST /api/Outward/Change': {
    what: 'Switches such addresses on or off, or replaces them: a replaced address opens nothing any more.',
    request: outwardChange,
    response: outwardAddresses,
  },
  'POST /api/Webhooks/List': {
    what: 'The addresses that are told what happens in the event, how they do, and their last deliveries, for organisers ([webhooks.md](../webhooks.md)).',
    request: eventRequest,
    response: webhookList,
  },
  'POST /api/Webhooks/Add': {
    what: 'Adds such an address. `made` has the secret that its messages are signed with, which no other call tells again.',
    request: webhookToAdd,
    response: webhookList,
  },
  'POST /api/Webhooks/Remove': {
    what: 'Takes it out, with what waits for it.',
    request: webhookRequest,
    response: webhookList,
  },
  'POST /api/Webhooks/Test': {
    what: 'Sends it a message of the type `test`, once and at once; the log of the answer tells how that went.',
    request: webhookRequest,
    response: webhookList,
  },
  'POST /api/Webhooks/Replace': {
    what: 'Makes it a new secret, in `made`; from now on messages are signed with that alone. It is switched on.',
    request: webhookRequest,
    response: webhookList,
  },
  'POST /api/Webhooks/SwitchOn': {
    what: 'Switches it on again; it is told of what happens from then on.',
    request: webhookRequest,
    response: webhookList,
  },
  'POST /api/Letters/Overview': {
    what: 'What people can be told by mail or push, whom it concerns, whom nothing reaches, and what was sent, for organisers ([letters.md](../letters.md)).',
    request: eventRequest,
    response: letterOverview,
  },
  'POST /api/Letters/Preview': {
    what: 'A letter word for word as it would be sent to one person, and everybody whom such a letter concerns. Nothing is sent.',
    request: letterPreview,
    response: letterPreviewed,
  },
  'POST /api/Letters/Send': {
    what: 'Queues a letter of its own for each person concerned, or for those of them who are named. Nobody gets the same twice: whom it concerns no longer when it is their turn is left out.',
    request: lettersToSend,
    response: letterOverview,
  },
  'POST /api/Letters/Told': {
    what: 'Notes that organisers have given letters to people themselves: they count as told.',
    request: toldByHand,
    response: letterOverview,
  },
  'POST /api/Letters/Stop': {
    what: 'Takes back all letters that still wait.',
    request: eventRequest,
    response: letterOverview,
  },
  'POST /api/Letters/Change': {
    what: 'Whether people are told by themselves when their plan has changed and stayed so for two minutes.',
    request: letterChange,
    response: letterOverview,
  },
  'POST /api/Letters/LostLink': {
    what: 'Sends the personal link to whoever asks for it, if a person of the event has that e-mail address. The answer is the same whether somebody has it or not.',
    request: lostLinkRequest,
    response: lostLinkResult,
  },
  'POST /api/Letters/Bounced': {
    what: 'For mail servers, with the key of the site administrator as a bearer: a report (RFC 3464) on a letter that did not arrive, as `message/rfc822`. Its address is then not written to, and its organisers read it.',
    response: bounceResult,
  },
  'POST /api/Push/Key': {
    what: 'The key with which a browser subscribes to push messages, and whether this device is told, for whoever has a personal key.',
    request: pushKeyRequest,
    response: pushState,
  },
  'POST /api/Push/Subscribe': {
    what: 'Has the person told on this device, too. Of more than five devices the one added first is told no more.',
    request: pushSubscribeRequest,
    response: pushState,
  },
  'POST /api/Push/Unsubscribe': {
    what: 'Has the person told on this device no more.',
    request: pushUnsubscribeRequest,
    response: pushState,
  },
  'POST /api/Push/Test': {
    what: 'Sends a message to the devices of the person that says how they will be told.',
    request: pushTestRequest,
    response: pushTested,
  },
  'GET /feed/:name': {
    type: 'text/calendar',
    query: {
      lang: 'The language, such as et.',
      alarm: '5, 10, 15 or 30: minutes before each entry.',
      download: 'Asks for a file.',
    },
    what: 'The calendar of a person or host, as text/calendar: `name` is a token with `.ics` after it. In the query `lang` is the language, `alarm` an alarm of 5, 10, 15 or 30 minutes, `download` asks for a file. Answers 304 to the ETag of an unchanged one, 429 with Retry-After when asked for more than 60 times in an hour, and 503 while the plan is hidden.',
  },
  'GET /programme/:token/calendar.ics': {
    type: 'text/calendar',
    what: 'The calendar of the whole event, likewise, while its programme is public.',
  },
  'GET /wall/:token/state': {
    query: { lang: 'The language, such as et.' },
    what: 'What a screen on a wall shows at /wall/<token>/: the public programme without names, the share link, and how many have answered. `lang` in the query is its language. Answers 304 to the ETag of what is unchanged.',
    response: wallState,
  },
  'GET /programme/:token': {
    type: 'text/html',
    query: { lang: 'The language, such as et.' },
    what: 'The public programme as a page that runs nothing; `lang` in the query is its language.',
  },
  'GET /embed/:token': {
    type: 'text/html',
    query: { lang: 'The language, such as et.', theme: 'light or dark' },
    what: 'The same to be shown in a frame of another site, with `theme` (light or dark) in the query. It tells that site its height by a message `{type: "programme-height", height}` in CSS pixels.',
  },
  'GET /programme/:token/schedule.json': {
    what: 'The public programme as apps of events read it: the format of https://c3voc.de/wiki/schedule.',
  },
  'GET /programme/:token/schedule.xml': { type: 'application/xml', what: 'The same as XML.' },
  'POST /api/Feedback': {
    what: 'Leaves a text for the makers.',
    request: feedbackRequest,
    response: feedbackResult,
  },
  'POST /api/ErrorReport': {
    what: 'Tells that a command failed.',
    request: errorReport,
    response: errorReportResult,
  },
  'POST /api/Analytics': {
    what: 'Tells which pages were opened, where the server counts that (`analytics` of the session says so).',
    request: analyticsRequest,
    response: analyticsResult,
  },
  'POST /api/Site/SignIn': {
    what: 'Signs the session in as the site administrator, with `SITE_ADMIN_KEY`, for twelve hours.',
    request: siteSignIn,
    response: siteSignedIn,
  },
  'POST /api/Site/SignOut': { what: 'Takes that back; so does logging out. Answers with no permissions.' },
  'GET /api/Site/Operations': {
    what: 'What those who run the site see. For a session that is signed in, with its anti-forgery header, or with `Authorization: Bearer` and the key.',
    response: siteOperations,
  },
  'GET /api/openapi.json': { what: 'This description of all calls, as OpenAPI 3.1.' },
  'GET /healthz': { what: 'Whether the server can work: 200, or 503 when it cannot.' },
  'GET /metrics': { type: 'text/plain', what: 'Figures for Prometheus, as text.' },
} as const satisfies Record<string, HttpRoute>

export type HttpRouteName = keyof typeof HTTP_ROUTES
