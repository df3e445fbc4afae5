import { type CellEditors, type CellReaders, TABLES, VARIANTS } from '@planner/domain'
import { CATALOGUES } from '@planner/i18n'
import {
  type Description,
  INVOCATIONS,
  type JsonSchema,
  REFUSAL_REASONS,
  type Right,
  SIGNALS,
  wireSchemas,
} from '@planner/protocol'
import { COMPACT_GUIDE } from '../lib/compact-guide.ts'
import { code, markdownTable } from '../lib/markdown-table.ts'
import { fieldTable, shapeKey, typeText } from '../lib/schema-table.ts'

const { invocations, acks, signals, shapes } = wireSchemas()
/** Names of shapes with a chapter of their own, by schema. */
const named = new Map(Object.entries(shapes).map(([name, schema]) => [shapeKey(schema), name]))

/** Generates docs/protocol.md, the live protocol, from its schemas. */
export default function protocol(): string {
  return `${[...introduction(), ...messages(), ...shapeChapters(), ...refusals()].join('\n\n')}\n`
}

function introduction(): string[] {
  return [
    '# The live protocol',
    'Generated from the schemas in `packages/protocol` by `npm run docs`. [examples/client.ts](examples/client.ts) is a whole client on a page; a test runs it.',
    PARTS,
    '## Connecting',
    'A hub is a [Socket.IO](https://socket.io) namespace, one a variant, on the address of the page. Websocket first, long polling where that does not work. An **invocation** is an event with one object and an acknowledgement: `{ok: true, …}` or a [refusal](#refusal), which the signal `ReceiveException` repeats. A **signal** is an event with one object from the server. Signals of one connection keep their order, and those that an invocation causes on its own connection come before its acknowledgement, but for batches of shared values.',
    markdownTable(
      ['variant', 'hub path'],
      VARIANTS.map(({ id, hubPath }) => [code(id), code(hubPath)]),
    ),
    '## Keys',
    'An event has an **admin key** and a **share key**, each person a **private key**; they are what stands behind `=` in the links. A key is the only right there is: every invocation carries the key it acts by, whatever the connection has joined with. `urlKey`, `key` and `adminKey` say which kinds they take. An event admin’s private key counts as an admin key. Keys that are not held are empty texts.',
    markdownTable(
      ['key', 'role', 'link'],
      [
        ['admin key', 'admin: reads and edits everything', '`<base>/admin/?adminInvite=`'],
        ['private key', 'participant, or admin: edits one row', '`<base>/participant/?personalKey=`'],
        ['share key', 'visitor: reads topic names, may register', '`<base>/share/?participantInvite=`'],
      ],
    ),
    'A key is a text of letters, digits, `-` and `_`; those of today have 24 characters with 144 random bits; expect up to 64. An id is made of the same characters and never empty; ids are public and no right. The ids of events and people have 12 characters today; a topic’s is [made from its owner’s](protocol/forms.md#topics), and may be used again when the topic is gone.',
    'What a connection gets is cut to what its role may read, in data and in signals: e-mail, phone and links of others are empty for all but admins; contact preferences reach their author and admins; the choices and the schedule of others only while the event’s settings show them.',
    '## Joining',
    [
      '1. Connect, then `JoinEventHub2` with a key. The signal `JoinEventHub` brings the [full data](#eventdata), then the acknowledgement comes.',
      '2. From then on signals bring every change. Those that come before the data must be kept and applied after it.',
      '3. While a run is on, `PlannerRunning` follows the data.',
      '4. After a lost connection, do the same again: the data is the new state, with one’s own unacknowledged edits laid over it where they are newer, and those edits are sent again with the time they were made.',
    ].join('\n'),
    'Nothing is repeated to a connection that was away: the data of the join is the whole state. A plan that came meanwhile is in it, and `ReceivePlan` does not come again; whether one came is told by `lastPlannerEndTime`. The same holds for every other signal.',
    '## What is absent, unknown or cannot be read',
    [
      '- An absent field of `UpdateUser`, `UpdateEvent` and of a topic within stays as it is; elsewhere it has the default of the table. A field that a schema does not know is ignored.',
      '- A payload that does not fit its schema is refused with `unreadable` (400); the refusal names the fields.',
      '- An event that is no invocation is refused with `unknownInvocation` (400), in its acknowledgement and as `ReceiveException`. Clients ignore signals and fields they do not know: a newer server may send more.',
      '- An invocation without an acknowledgement callback is carried out; a refusal comes as `ReceiveException`. Further arguments after the first are ignored.',
      '- A packet that cannot be read (no JSON, no name, binary without its frame) ends the connection after a `ReceiveException` with `unreadable`.',
      '- A namespace that is no hub is refused by Socket.IO (`connect_error`, “Invalid namespace”).',
    ].join('\n'),
    '## Limits and costs',
    'Every invocation costs a token, some cost more; what is beyond the allowance of a connection or an address is refused with `tooMany` (429) and can be sent again later. [limits.md](limits.md) lists all limits with their figures, and what happens beyond them.',
    '## The clock',
    'Every timestamp is in milliseconds of the server’s time. Measure the difference with `SyncTimestamp`: five exchanges `server − (sent + received) / 2`, those above the median plus one standard deviation left out, the mean of the rest; again every minute. A timestamp more than 5 s ahead of the server is refused (`clockAhead`).',
    '## Last write wins',
    'A cell or setting is replaced only by a newer timestamp; at equal timestamps by the greater of the texts `type:value` (as in `string:Yes`), compared by UTF-16 code units. So all copies agree in any order of delivery, and sending twice is the same as once. An edit that loses is acknowledged with `applied: false`, and its sender gets the winning value as a signal. An edit that is older than the last start or end of a planner run is refused (`beforePlan`), and so is every edit while one is on (`plannerRunning`). An acknowledged edit is on the disk.',
    '## Shared cells',
    'A cell is named by its table and the parts that the table uses; others are null. What the values are, by variant, is in [cells and their values](protocol/cells.md). Sessions are numbered from 1, topic groups from 0, hours of the week from 0 (Monday 00:00) to 167. In `contactPreferences` the topicId is the other person’s id. Where a group’s time has no session, sessionId is null.',
    markdownTable(
      ['table', 'parts', 'value', 'edited by', 'others’ read by'],
      Object.entries(TABLES).map(([table, definition]) => [
        code(table),
        Object.keys(definition.parts).join(', '),
        definition.value,
        EDITORS[definition.editors],
        READERS[definition.readers],
      ]),
    ),
  ]
}

const PARTS = [
  'Its parts have pages of their own:',
  '',
  '- [cells and their values](protocol/cells.md): what each table holds by variant, scales, slots, hours',
  '- [settings](protocol/settings.md): types, ranges, defaults',
  '- [fields of the data model](protocol/fields.md): where each field of events, settings, people, topics, cells and sessions is, or why it is not sent',
  '- [forms](protocol/forms.md): fields of events, people and topics, required ones by variant, limits',
  '- [HTTP calls](protocol/http.md): routes, session, anti-forgery header',
].join('\n')

const EDITORS = {
  owner: 'the person, admins',
  ownerWhenScheduleIsOpen: 'the person while the schedule is open, admins',
  ownerWhenContactsConsidered: 'the person while they are asked whom they want to meet, admins',
  adminOnly: 'admins',
} as const satisfies Record<CellEditors, string>

const READERS = {
  author: 'admins',
  matrixReaders: 'participants while the matrix is shown',
  admins: 'nobody; nor by the person',
  scheduleReaders: 'participants while the schedule is shown',
} as const satisfies Record<CellReaders, string>

function messages(): string[] {
  return [
    '## Invocations',
    'Any of them may be refused with `unreadable` (400), `tooMany` (429) or `internal` (500).',
    ...Object.entries<Description>(INVOCATIONS).flatMap(([name, description]) => [
      `### ${name}`,
      description.sentence,
      gateText(description),
      fieldTable(invocations[name] ?? {}, named),
      `Acknowledged with ${acknowledged(acks[name] ?? {})}. Refused with ${description.refusals.map(code).join(', ') || 'nothing else'}.`,
    ]),
    '### refusal',
    fieldTable(acks.refusal ?? {}, named),
    '## Signals',
    ...Object.entries(SIGNALS).flatMap(([name, { sentence }]) => [
      `### Signal ${name}`,
      sentence,
      payload(signals[name] ?? {}),
    ]),
  ]
}

const RIGHTS = {
  admin: 'Needs a key of an admin.',
  adminOrSelf: 'Needs a key of an admin, or the person’s own.',
  adminOrOneOf: 'Needs a key of an admin, or of one of the two.',
  oneOf: 'Needs the key of one of the two.',
  keyHolder: 'Needs a key of the event.',
  editor: 'Needs the right to [each cell](#shared-cells).',
} as const satisfies Record<Right, string>

function gateText(description: Description): string {
  if (description.right === 'none') return 'Needs no right.'
  return `${RIGHTS[description.right]}${description.whilePlanning === 'refused' ? ' Refused while a run is on.' : ''}`
}

function acknowledged(ack: JsonSchema): string {
  const fields = Object.entries(ack.properties ?? {}) as [string, JsonSchema][]
  if (fields.length === 0) return '`ok: true` alone'
  return fields.map(([name, field]) => `\`${name}\`: ${typeText(field, named)}`).join(', ')
}

/** A payload that contains all fields of a shape is described as that shape plus the additional fields. */
function payload(schema: JsonSchema): string {
  const text = typeText(schema, named)
  if (text.startsWith('[')) return `A ${text}.`
  if (schema.anyOf) return `Either ${text}.`
  const whole = Object.entries(shapes).find(([name]) => name === 'eventData')?.[1]
  const common = Object.keys(whole?.properties ?? {})
  const all = Object.keys(schema.properties ?? {})
  if (!common.every((field) => all.includes(field))) return fieldTable(schema, named)
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([field]) => !common.includes(field)),
  )
  return `All of [eventData](#eventdata), and:\n\n${fieldTable({ ...schema, properties }, named)}`
}

function shapeChapters(): string[] {
  return [
    ...COMPACT_GUIDE,
    '## Shapes',
    'The keys of cell maps: topic id, person id, session, hour of the week; in `assignments` `session|topic|group`, in `pins` `topic|group`, in `topicGroupTime` and `isFixed` `group|session`, in `topicGroupRoom` and `isRoomFixed` the group.',
    ...Object.entries(shapes).flatMap(([name, schema]) => [
      `### ${name}`,
      fieldTable(schema, withoutItself(name)),
    ]),
  ]
}

function withoutItself(name: string): ReadonlyMap<string, string> {
  return new Map([...named].filter(([, each]) => each !== name))
}

function refusals(): string[] {
  return [
    '## Reasons of refusals',
    'Statuses: 400 cannot be read, 403 no right, 404 the key opens nothing (any more), 409 overtaken by something else, 422 not allowed values (`fields` says which), 429 too much at once, 500 not stored or failed.',
    markdownTable(
      ['reason', 'in words'],
      REFUSAL_REASONS.map((reason) => [code(reason), CATALOGUES['en-GB'][`refusal.${reason}`]]),
    ),
  ]
}
