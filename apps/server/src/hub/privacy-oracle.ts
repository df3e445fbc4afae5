import type {
  EventData,
  HttpRouteName,
  InvocationName,
  PlaceCard,
  PlanReport,
  SharedReport,
  SharedValue,
  SignalName,
  SignalPayload,
} from '@planner/protocol'

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
}

/** The facts that PRIV-1 depends on, tracked by the test itself and never read from the server. */
export type World = {
  people: Map<string, Secrets>
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

export type Reader = { role: 'visitor' | 'participant' | 'admin'; personId: string }

/** Anything that reached a reader: a signal, the answer to an invocation, or one over HTTP. */
export type Received =
  | { kind: 'signal'; name: SignalName; payload: unknown }
  | { kind: 'ack'; name: InvocationName; payload: unknown }
  | { kind: 'http'; name: HttpRouteName; payload: unknown }

type Facts = {
  reader: Reader
  /** Whether sums of a plan must not reach a participant in any of the worlds. */
  forbidsSums: boolean
  /** Whether scores of plans must not reach a participant in any of the worlds. */
  forbidsScores: boolean
  /** Whether the reader waits for approval in all of the worlds. */
  isWaiting: boolean
  /** Whether wishes of a person must not reach the reader in any of the worlds. */
  hidesWishesOf: (userId: string | null) => boolean
  /** Whether there is a plan in one of the worlds, so that a meeting may have been released. */
  hasPlan: boolean
  /** Whether cells of a person's row, null for a topic's, must not reach the reader in any of the worlds. */
  forbids: (table: string, userId: string | null) => boolean
}
/** Names what must not have reached a reader who is no admin. Texts that are secret are looked for in every payload anyway. */
type Verdict = (facts: Facts, payload: never) => string[]

/** What a plan and two people make of a wish. */
const isMeeting = (value: unknown) => /^Yes (auto )?(reserved|committed)$|^Yes past$/.test(String(value))

const ADMIN_SETTINGS = /^parameters\|(preferenceWeights|softRules|options|rules)\|/
const SCHEDULE_TABLES = [
  'weekDayHourAssignments',
  'fixedTopics',
  'topicGroupRooms',
  'fixedRooms',
  'assignments',
]
const MATRIX_TABLES = ['preferences', 'availabilities', 'weekDayHourAvailabilities']

/**
 * The parts of a received message that its reader must not see. Independent of the server's implementation. A message
 * that may have been sent before or after a change is checked against both worlds; only what both forbid is a leak.
 */
export function leaks(reader: Reader, worlds: readonly World[], received: Received): string[] {
  if (reader.role === 'admin') return []
  const verdict: Verdict = VERDICTS[received.kind][received.name as never]
  const facts = {
    reader,
    forbids: forbiddenTables(reader, worlds),
    isWaiting: worlds.every((world) => waits(reader, world)),
    forbidsSums: worlds.every(({ isReportShown }) => !isReportShown),
    forbidsScores: worlds.every(
      ({ isMatrixShown, isScheduleShown, areWishesHidden }) =>
        !isMatrixShown || !isScheduleShown || areWishesHidden,
    ),
    hidesWishesOf: (userId: string | null) =>
      userId !== reader.personId && worlds.every(({ areWishesHidden }) => areWishesHidden),
    hasPlan: worlds.some(({ hasPlan }) => hasPlan),
  }
  return [...secretTexts(reader, worlds, received.payload), ...verdict(facts, received.payload as never)]
}

const nothingPrivate: Verdict = () => []
const adminsOnly: Verdict = () => ['what is for admins only']
/** Tells of people, saves or planner runs by arriving at all. */
const notForVisitors: Verdict = ({ reader }) =>
  reader.role === 'visitor' ? ['what is not for visitors'] : []
const personSignal: Verdict = (
  { reader, isWaiting },
  { person, userId }: { person?: { id: string }; userId?: string },
) =>
  reader.role === 'visitor' || (isWaiting && (person?.id ?? userId) !== reader.personId)
    ? ['somebody else']
    : []
const scores: Verdict = ({ reader, forbidsScores }, progress: SignalPayload<'PlanProgress'>) => [
  ...(reader.role === 'visitor' || forbidsScores ? ['scores of a plan'] : []),
  ...(Object.hasOwn(progress, 'preview') ? ['places of a plan that is not in force'] : []),
]
const ownDataOnly: Verdict = ({ reader }, { eventUserShareGuid }: { eventUserShareGuid: string }) =>
  eventUserShareGuid === reader.personId ? [] : ['the keys of somebody else']
const someCells: Verdict = ({ forbids, hidesWishesOf, hasPlan }, values: SharedValue | SharedValue[]) => [
  ...[values]
    .flat()
    .filter(({ tableName, userId }) => forbids(tableName, userId))
    .map(({ tableName, userId }) => `${tableName} of ${userId}`),
  // A blank follows a meeting; without one it tells that somebody has thought twice.
  ...[values]
    .flat()
    .filter(({ tableName, userId }) => tableName === 'preferences' && hidesWishesOf(userId))
    .filter(({ value }) => !isMeeting(value) && !(value === '' && hasPlan))
    .map(({ userId, value }) => `wish ${value} of ${userId}`),
]
const someMeetings: Verdict = (facts, { meetings }: Pick<EventData, 'meetings'>) =>
  meetings
    .filter((meeting) => !mayHave(facts, meeting))
    .map(({ personIds, state }) => `${state} meeting of ${personIds}`)
/** That a pair has none any more tells that it had one. */
const changedMeetings: Verdict = (facts, { meetings, removed }: SignalPayload<'ReceiveMeetings'>) => [
  ...someMeetings(facts, { meetings } as never),
  ...removed
    .filter((personIds) => !mayHave(facts, { personIds, state: 'past', wishedBy: [] }))
    .map((personIds) => `former meeting of ${personIds}`),
]
const settingOfAll: Verdict = (_facts, { path }: { path: string }) =>
  ADMIN_SETTINGS.test(path) ? [`setting ${path}`] : []
const wholeData: Verdict = (facts, data: Partial<EventData> & { error?: string }) => {
  if (data.error !== undefined) return Object.keys(data).includes('persons') ? ['data beside an error'] : []
  return Array.isArray(data.persons) ? dataParts(facts, data as EventData) : ['data of an unknown shape']
}
const planData: Verdict = (facts, data: EventData | object) =>
  facts.reader.role === 'visitor' ? ['a plan'] : wholeData(facts, data as never)
const refusedAlways: Verdict = (_facts, { ok }: { ok: boolean }) => (ok ? ['a right of admins'] : [])
const ownExport: Verdict = (
  facts,
  { export: data }: { export?: { person: EventData['persons'][number] } },
) => (data === undefined || data.person.id === facts.reader.personId ? [] : [`export of ${data.person.id}`])
/** A reason that names what is another's makes their wish, their refusal or their calendar known. */
const OWN_REASONS = ['calledOff', 'ownRefusal', 'ownCapacity', 'notPossible', 'open']
const ownReport: Verdict = ({ reader, isWaiting }, { report }: { report?: PlanReport | null }) =>
  report == null
    ? []
    : [
        ...(reader.role === 'visitor' || isWaiting ? ['what a plan has made'] : []),
        ...(report.quality === null ? [] : ['scores of a plan']),
        ...report.reasons
          .filter(({ from, reason }) => from !== reader.personId || !OWN_REASONS.includes(reason))
          .map(({ from, to, reason }) => `${reason} of ${from} for ${to}`),
        ...report.changes
          .filter(({ personIds }) => !personIds.includes(reader.personId))
          .map(({ personIds, change }) => `${change} meeting of ${personIds}`),
      ]
/** What follows from one's own input and the plan as it is shown; the groups of others are told where the schedule is shown alone. */
const OWN_PLACE = ['away', 'hosts', 'enough', 'notPossible']
const OWN_PLACE_SHOWN = ['notRunning', 'otherTime', 'busy', 'ownRefusal', 'full', ...OWN_PLACE]
const ownCard: Verdict = ({ reader, isWaiting, forbids }, { card }: { card?: PlaceCard | null }) => {
  if (card == null) return []
  const found = [
    ...(reader.role === 'visitor' || isWaiting ? ['what a plan has made'] : []),
    ...(card.userId === reader.personId ? [] : [`the card of ${card.userId}`]),
  ]
  if (card.kind === 'meetings') {
    const told = card.reasons.filter(
      ({ from, reason }) => from !== reader.personId || !OWN_REASONS.includes(reason),
    )
    return [...found, ...told.map(({ from, to, reason }) => `${reason} of ${from} for ${to}`)]
  }
  const isHidden = forbids('assignments', null)
  const reasons = isHidden ? OWN_PLACE : OWN_PLACE_SHOWN
  return [
    ...found,
    ...(isHidden && card.isOfRunning ? ['how many groups run'] : []),
    ...card.better.flatMap(({ topicId, index, reason, cost }) => [
      ...(cost === null ? [] : [`the price of ${topicId}`]),
      ...(reasons.includes(reason) ? [] : [`${reason} of ${topicId}`]),
      ...(isHidden && index !== null ? [`the group of ${topicId}`] : []),
    ]),
  ]
}
/** Sums of at least five people, in numbers so round that they tell nothing of one. */
const sumsOfMany: Verdict = (
  { reader, isWaiting, forbidsSums },
  { report, shared }: { report?: object | null; shared?: SharedReport | null },
) => [
  ...(report == null ? [] : ['what a plan gives to each person']),
  ...(shared == null
    ? []
    : [
        ...(reader.role === 'visitor' || isWaiting || forbidsSums ? ['sums of a plan'] : []),
        ...shared.bands
          .filter(({ people }) => people < 5 || people % 5 !== 0)
          .map(({ people }) => `a sum of ${people} people`),
        ...(shared.people < 5 && (shared.bands.length > 0 || shared.satisfactionPercent !== null)
          ? ['sums of too few people']
          : []),
        ...((shared.satisfactionPercent ?? 0) % 10 === 0 ? [] : ['a mean that is not round']),
        ...Object.keys(shared)
          .filter((key) => !SUMS.includes(key))
          .map((key) => `${key} of a plan`),
      ]),
]
const SUMS = ['kind', 'people', 'satisfactionPercent', 'bands', 'areSomeLacking']
const refusedToOthers: Verdict = (_facts, answer: object) => ('error' in answer ? [] : ['a right of admins'])

/** What each kind of message may tell. One without a verdict does not compile. */
const VERDICTS: {
  signal: Record<SignalName, Verdict>
  ack: Record<InvocationName, Verdict>
  http: Record<HttpRouteName, Verdict>
} = {
  signal: {
    ReloadPage: nothingPrivate,
    ReceiveMessage: nothingPrivate,
    ReceiveException: nothingPrivate,
    SyncTimestamp: nothingPrivate,
    JoinEventHub: wholeData,
    RegisterEvent: adminsOnly,
    RegisterUser: ownDataOnly,
    ReceiveSharedValue: someCells,
    ReceiveSharedRangeValue: someCells,
    ReceiveSettingValue: settingOfAll,
    ReceiveMeetings: changedMeetings,
    AddUser: personSignal,
    UpdateUser: personSignal,
    RemoveUser: personSignal,
    UpdateEvent: notForVisitors,
    EventRemoved: nothingPrivate,
    ReloadData: wholeData,
    PlannerRunning: notForVisitors,
    PlanProgress: scores,
    AuditChanged: adminsOnly,
    ScenariosChanged: adminsOnly,
    ReceivePlan: planData,
  },
  ack: {
    JoinEventHub2: (_facts, { role }: { role?: string }) => (role === 'admin' ? ['the role of admins'] : []),
    RegisterEvent: nothingPrivate,
    UpdateEvent: refusedAlways,
    RegisterUser: nothingPrivate,
    UpdateUser: nothingPrivate,
    PlanEvent: refusedAlways,
    SendSharedValue: nothingPrivate,
    SendSharedRangeValue: nothingPrivate,
    SendSettingValue: refusedAlways,
    SendMessage: nothingPrivate,
    SyncTimestamp: nothingPrivate,
    StopPlan: refusedAlways,
    RotateKeys: refusedAlways,
    SetEventAdmin: refusedAlways,
    ArchiveUser: refusedAlways,
    RemoveUser: nothingPrivate,
    ExportUser: ownExport,
    RemoveEvent: refusedAlways,
    ReplacePersonalLink: nothingPrivate,
    ReadAudit: refusedAlways,
    ListSessions: refusedAlways,
    EndSession: refusedAlways,
    ApproveUsers: refusedAlways,
    ArchiveUsers: refusedAlways,
    RemoveUsers: refusedAlways,
    AddTopics: refusedAlways,
    ConfirmMeeting: nothingPrivate,
    WithdrawMeeting: nothingPrivate,
    CancelMeeting: nothingPrivate,
    CloseWeek: refusedAlways,
    ReadPlanReport: ownReport,
    CheckPlan: refusedAlways,
    ReadPlanDrift: refusedAlways,
    ExplainPlace: ownCard,
    PriceMoves: refusedAlways,
    ReadReport: sumsOfMany,
    ListReadyPlans: refusedAlways,
    ListPlans: refusedAlways,
    ReadPlan: refusedAlways,
    RestorePlan: refusedAlways,
    PublishPlan: refusedAlways,
    DiscardPlan: refusedAlways,
    PlaceLatePeople: refusedAlways,
    PlanScenarios: refusedAlways,
    StopScenarios: refusedAlways,
    ReadScenarios: refusedAlways,
    ReadScenario: refusedAlways,
    AdoptScenario: refusedAlways,
  },
  http: {
    'GET /api/Auth/InitSession/:flag': nothingPrivate,
    'GET /api/Auth/UserIsActive/:flag': nothingPrivate,
    'GET /api/Auth/LogOut': nothingPrivate,
    'POST /api/Auth/LogOut': nothingPrivate,
    'GET /api/Event/Join/': nothingPrivate,
    'POST /api/Session/ForgetEvent': nothingPrivate,
    'POST /api/Event/Export': refusedToOthers,
    'POST /api/Event/Retention': refusedToOthers,
    'POST /api/Event/Keep': refusedToOthers,
    'GET /api/Translations/GetLanguage/': nothingPrivate,
    'POST /api/Import/Columns': refusedToOthers,
    'POST /api/Import/Preview': refusedToOthers,
    'POST /api/Import/Commit': refusedToOthers,
    'POST /api/Feedback': nothingPrivate,
    'POST /api/ErrorReport': nothingPrivate,
    'POST /api/Analytics': nothingPrivate,
    'POST /api/Site/SignIn': refusedToOthers,
    'POST /api/Site/SignOut': nothingPrivate,
    'GET /api/Site/Operations': refusedToOthers,
    'GET /healthz': nothingPrivate,
    'GET /metrics': nothingPrivate,
  },
}

function secretTexts(reader: Reader, worlds: readonly World[], payload: unknown): string[] {
  const text = JSON.stringify(payload) ?? ''
  const forbidden = worlds.map((world) => new Set(forbiddenTexts(reader, world)))
  return [...(forbidden[0] ?? [])].filter(
    (secret) => secret !== '' && text.includes(secret) && forbidden.every((each) => each.has(secret)),
  )
}

function forbiddenTexts(reader: Reader, world: World): string[] {
  const ofOthers = [...world.people.values()]
    .filter(({ id }) => id !== reader.personId)
    .flatMap(({ id, name, email, phone, key, isArchived, isWaiting }) => [
      ...[email, phone, key],
      ...(reader.role === 'visitor' ? [id, name] : isArchived || isWaiting ? [`"${id}"`, `"${name}"`] : []),
      // Who waits rates topics, so gets their ids, which for first topics are those of their owners; but no names.
      ...(waits(reader, world) ? [`"${name}"`, `"ownerId":"${id}`] : []),
    ])
  return [...ofOthers, ...world.erased, ...world.adminKeys, 'adminInvite=']
}

function waits({ personId }: Reader, { people }: World): boolean {
  return people.get(personId)?.isWaiting === true
}

function forbiddenTables(reader: Reader, worlds: readonly World[]): Facts['forbids'] {
  return (table, userId) => {
    if (reader.role === 'visitor') return true
    // Who is pinned where is the organisers' business alone, also for whom it is about.
    if (table === 'pins') return true
    if (userId !== null && userId === reader.personId) return false
    if (worlds.every((world) => waits(reader, world))) return true
    if (table === 'contactPreferences') return true
    if (MATRIX_TABLES.includes(table)) return worlds.every(({ isMatrixShown }) => !isMatrixShown)
    return SCHEDULE_TABLES.includes(table) && worlds.every(({ isScheduleShown }) => !isScheduleShown)
  }
}

function mayHave(
  { reader, forbids }: Facts,
  meeting: Pick<EventData['meetings'][number], 'personIds' | 'state' | 'wishedBy'>,
): boolean {
  if (reader.role === 'visitor' || meeting.wishedBy.some((id) => id !== reader.personId)) return false
  if (meeting.personIds.includes(reader.personId)) return true
  const isShown = !forbids('preferences', null) && !forbids('assignments', null)
  return isShown && meeting.state !== 'cancelled'
}

function dataParts(facts: Facts, data: EventData): string[] {
  const { reader, forbids, hidesWishesOf } = facts
  const { persons, topics, settings } = data
  const found: string[] = someMeetings(facts, data as never)
  if (reader.role === 'visitor' && persons.length > 0) found.push('people')
  for (const person of persons) {
    if (person.id !== reader.personId && person.registeredAt !== null) found.push(`time of ${person.id}`)
    if (hidesWishesOf(person.id) && Object.values(person.preferences).some(({ value }) => !isMeeting(value)))
      found.push(`wishes of ${person.id}`)
    for (const table of [...MATRIX_TABLES, 'assignments', 'contactPreferences', 'pins'] as const) {
      const cells = person[table as 'preferences']
      if (Object.keys(cells).length > 0 && forbids(table, person.id)) found.push(`${table} of ${person.id}`)
    }
  }
  for (const { id, topicGroupTime, isFixed, topicGroupRoom, isRoomFixed } of topics) {
    if (Object.keys(topicGroupTime).length > 0 && forbids('weekDayHourAssignments', null))
      found.push(`times of ${id}`)
    if (Object.keys(isFixed).length > 0 && forbids('fixedTopics', null)) found.push(`pins of ${id}`)
    const rooms = Object.keys({ ...topicGroupRoom, ...isRoomFixed })
    if (rooms.length > 0 && forbids('topicGroupRooms', null)) found.push(`rooms of ${id}`)
  }
  for (const path of Object.keys(settings)) if (ADMIN_SETTINGS.test(path)) found.push(`setting ${path}`)
  return found
}
