import type {
  Ack,
  HTTP_ROUTES,
  HttpError,
  HttpRouteName,
  InvocationName,
  SignalName,
  SignalPayload,
} from '@planner/protocol'
import type { Health } from '../../http/health.ts'
import {
  CARD,
  CHANGED_PERSON,
  DATA,
  EVENT,
  each,
  type Fields,
  MEETING,
  PERSON,
  PERSON_ROW,
  REFUSAL,
  REPORT,
  SUMS,
  TOPIC,
  TOPIC_ROW,
} from './privacy-fields.ts'
import {
  changedMeetings,
  eventFields,
  type Judge,
  joinData,
  notForVisitors,
  ownCard,
  ownDataOnly,
  ownExport,
  ownReport,
  personSignal,
  planData,
  settingOfAll,
  someCells,
  sumsOfMany,
  wholeData,
} from './verdict-oracle.ts'

/** A message for admins alone tells others nothing, or that they are refused. */
type Verdict<F> = 'admins' | { fields: F; judge?: Judge }

type Payload<R> = R extends { response: { _output: infer T } } ? T : never
/** Answers that are no JSON by a schema. */
type OtherAnswers = {
  'GET /api/Auth/LogOut': { antiForgeryToken: string }
  'POST /api/Auth/LogOut': { antiForgeryToken: string }
  'POST /api/Site/SignOut': { permissions: string[] }
  'GET /api/openapi.json': string
  'GET /healthz': Health & { version: string }
  'GET /metrics': string
  'POST /api/Event/File': string
}
/** Texts for whoever has their address. */
type OutwardTexts = Extract<HttpRouteName, `GET /${'feed' | 'programme' | 'embed'}/${string}`>

type HttpAnswer<N extends HttpRouteName> = N extends keyof OtherAnswers
  ? OtherAnswers[N]
  : N extends OutwardTexts
    ? string
    : Payload<(typeof HTTP_ROUTES)[N]>

type Verdicts = {
  signal: { [N in SignalName]: Verdict<Fields<SignalPayload<N>>> }
  ack: { [N in InvocationName]: Verdict<Omit<Exclude<Fields<Extract<Ack<N>, { ok: true }>>, string>, 'ok'>> }
  http: { [N in HttpRouteName]: Verdict<Fields<HttpAnswer<N>>> }
}

const NOTHING = { fields: {} } as const
const APPLIED = { fields: { applied: 'told' } } as const
/** Besides secret texts, which are looked for in every payload. */
const VALUE = {
  ...each('told', 'sessionId topicId topicGroupIndex timestamp'),
  ...each('judged', 'tableName userId value'),
} as const
const OWN_KEYS = { eventUserPrivateGuid: 'told', personalLink: 'told', eventUserShareGuid: 'judged' } as const
/** Of the session of who asks. */
const SESSION = {
  fields: {
    ...each('told', 'isLoggedIn name userId userEmail userCreatedOn eventName eventId eventEmail'),
    ...each('told', 'eventCreatedOn'),
    allUserEvents: { eventId: 'told', name: 'told', link: 'told', role: 'told', openedOn: 'told' },
    ...each('told', 'plan upgradeDate eventLanguageCode languageCode antiForgeryToken environment'),
    ...each('told', 'backendVersion translationsVersion defaultInvite formHosts'),
    ...each('admins', 'isAdmin permissions'),
    site: { supportEmail: 'told', websiteUrl: 'told', newsletterEmail: 'told', footerText: 'told' },
    sendsMail: 'told',
    analytics: { state: 'told', person: 'told' },
  },
} as const

const HTTP_ERROR = {
  ...each('told', 'error reason'),
  preview: 'admins',
} as const satisfies Fields<HttpError>

/**
 * What each kind of message may tell, field by field. One without a verdict, or with a field without one,
 * does not compile.
 */
/** A person's calendars are their own: the address opens them. */
const ADDRESSES = {
  fields: {
    person: { calendar: 'told', hostCalendar: 'told' },
    event: 'admins',
  },
} as const

const WALL_ENTRY = { id: 'told', title: 'told', place: 'told', sessions: 'told', numPeople: 'told' } as const

export const VERDICTS: Verdicts = {
  signal: {
    ReloadPage: NOTHING,
    ReceiveMessage: { fields: { message: 'told' } },
    ReceiveException: { fields: { status: 'told', message: 'told', reason: 'told' } },
    SyncTimestamp: {
      fields: { myReceiveAndSendTimestamp: 'told', yourSendTimestamp: 'told', needResponse: 'told' },
    },
    JoinEventHub: {
      fields: {
        ...DATA,
        ...each('told', 'backendVersion frontendVersion translationsVersion role eventUserPrivateGuid'),
        ...each('told', 'personalLink'),
        ...each('admins', 'userPassword isAdminView eventAdminGuid'),
        ...each('judged', 'eventUserShareGuid lastPlannerStartTime lastPlannerEndTime'),
      },
      judge: joinData,
    },
    RegisterEvent: 'admins',
    RegisterUser: { fields: OWN_KEYS, judge: ownDataOnly },
    ReceiveSharedValue: { fields: VALUE, judge: someCells },
    ReceiveSharedRangeValue: {
      fields: {
        ...each('told', 'timestamp rangeStartD1 rangeStartD2 rangeEndD1 rangeEndD2'),
        ...each('judged', 'tableName userId value'),
      },
      judge: someCells,
    },
    ReceiveSettingValue: {
      fields: { path: 'judged', value: 'told', timestamp: 'told' },
      judge: settingOfAll,
    },
    ReceiveMeetings: {
      fields: { meetings: MEETING, removed: 'judged', meetingWeek: 'told' },
      judge: changedMeetings,
    },
    AddUser: { fields: { person: PERSON, topics: TOPIC }, judge: personSignal },
    UpdateUser: { fields: { person: CHANGED_PERSON, topics: TOPIC }, judge: personSignal },
    RemoveUser: { fields: { userId: 'judged' }, judge: personSignal },
    UpdateEvent: {
      fields: { event: EVENT },
      judge: (facts, payload) => [...notForVisitors(facts, payload), ...eventFields(facts, payload)],
    },
    EventRemoved: NOTHING,
    ReloadData: { fields: DATA, judge: wholeData },
    PlannerRunning: { fields: { startTime: 'told' }, judge: notForVisitors },
    ...each('admins', 'PlanWaiting PlanProgress AuditChanged ScenariosChanged'),
    ReceivePlan: {
      fields: { ...DATA, error: 'admins', obstacles: 'admins', startTime: 'told', endTime: 'told' },
      judge: planData,
    },
  },
  ack: {
    JoinEventHub2: {
      fields: { role: 'judged' },
      judge: (_facts, { role }: { role?: string }) => (role === 'admin' ? ['the role of admins'] : []),
    },
    RegisterEvent: { fields: { eventAdminGuid: 'told', adminLink: 'told', shareLink: 'told' } },
    UpdateEvent: 'admins',
    RegisterUser: { fields: { ...OWN_KEYS, eventUserShareGuid: 'told' } },
    UpdateUser: NOTHING,
    PlanEvent: 'admins',
    SendSharedValue: APPLIED,
    SendSharedRangeValue: APPLIED,
    EditCells: APPLIED,
    SendSettingValue: 'admins',
    SendMessage: NOTHING,
    SyncTimestamp: { fields: { myReceiveAndSendTimestamp: 'told', yourSendTimestamp: 'told' } },
    ...each('admins', 'StopPlan RotateKeys SetEventAdmin ArchiveUser'),
    RemoveUser: NOTHING,
    ExportUser: {
      fields: {
        export: {
          event: { id: 'told', name: 'told', variant: 'told' },
          person: PERSON_ROW,
          topics: TOPIC_ROW,
          meetings: MEETING,
          timestamp: 'told',
        },
      },
      judge: ownExport,
    },
    RemoveEvent: 'admins',
    ReplacePersonalLink: { fields: { eventUserPrivateGuid: 'told', personalLink: 'told' } },
    ...each('admins', 'ReadAudit ListSessions EndSession ApproveUsers ArchiveUsers RemoveUsers AddTopics'),
    ConfirmMeeting: APPLIED,
    WithdrawMeeting: APPLIED,
    CancelMeeting: APPLIED,
    SayInMeeting: APPLIED,
    CloseWeek: 'admins',
    ReadPlanReport: { fields: { report: REPORT }, judge: ownReport },
    CheckPlan: 'admins',
    ReadPlanDrift: 'admins',
    ExplainPlace: { fields: { card: CARD }, judge: ownCard },
    PriceMoves: 'admins',
    ReadReport: { fields: { report: 'admins', shared: SUMS, isLate: 'told' }, judge: sumsOfMany },
    ...each('admins', 'ListReadyPlans ListPlans ReadPlan RestorePlan PublishPlan DiscardPlan'),
    ...each('admins', 'PlaceLatePeople PlanScenarios StopScenarios ReadScenarios ReadScenario'),
    ...each('admins', 'AdoptScenario'),
  },
  http: {
    'GET /api/Auth/InitSession/:flag': SESSION,
    'GET /api/Auth/UserIsActive/:flag': SESSION,
    'GET /api/Auth/LogOut': { fields: { antiForgeryToken: 'told' } },
    'POST /api/Auth/LogOut': { fields: { antiForgeryToken: 'told' } },
    'GET /api/Event/Join/': {
      fields: {
        form: {
          ...each('told', 'eventId isWhole title description seen'),
          fields: { field: 'told', label: 'told', help: 'told', isRequired: 'told', value: 'told' },
        },
        languageCode: 'told',
        texts: { product: 'told', register: 'told', joining: 'told', required: 'told' },
      },
    },
    'POST /api/Session/ForgetEvent': { fields: { isForgotten: 'told' } },
    'POST /api/Event/Export': 'admins',
    'POST /api/Event/File': 'admins',
    'POST /api/Event/Duplicate': 'admins',
    // To whoever has the file, of an event of their own.
    'POST /api/Import/Event': {
      fields: { name: 'told', adminLink: 'told', shareLink: 'told', numPeople: 'told' },
    },
    'POST /api/Event/Retention': 'admins',
    'POST /api/Event/Keep': 'admins',
    'GET /api/Translations/GetLanguage/': {
      fields: { keys: 'told', languageNames: 'told', countryNames: 'told' },
    },
    'POST /api/Import/Columns': 'admins',
    'POST /api/Import/Preview': 'admins',
    'POST /api/Import/Commit': 'admins',
    'POST /api/Outward/Addresses': ADDRESSES,
    'POST /api/Outward/Change': ADDRESSES,
    'POST /api/Webhooks/List': 'admins',
    'POST /api/Webhooks/Add': 'admins',
    'POST /api/Webhooks/Remove': 'admins',
    'POST /api/Webhooks/Test': 'admins',
    'POST /api/Webhooks/Replace': 'admins',
    'POST /api/Webhooks/SwitchOn': 'admins',
    'POST /api/Letters/Overview': 'admins',
    'POST /api/Letters/Preview': 'admins',
    'POST /api/Letters/Send': 'admins',
    'POST /api/Letters/Told': 'admins',
    'POST /api/Letters/Stop': 'admins',
    'POST /api/Letters/Change': 'admins',
    // Of the installation, for its operator.
    'POST /api/Letters/Bounced': { fields: { isKnown: 'told' } },
    'POST /api/Letters/LostLink': { fields: { isTaken: 'told' } },
    'POST /api/Push/Key': { fields: { publicKey: 'told', isOn: 'told' } },
    'POST /api/Push/Subscribe': { fields: { publicKey: 'told', isOn: 'told' } },
    'POST /api/Push/Unsubscribe': { fields: { publicKey: 'told', isOn: 'told' } },
    'POST /api/Push/Test': { fields: { isSent: 'told' } },
    // Texts for whoever has their address; tests of their own say what is in them.
    'GET /feed/:name': { fields: 'told' },
    'GET /programme/:token': { fields: 'told' },
    'GET /programme/:token/calendar.ics': { fields: 'told' },
    'GET /programme/:token/schedule.json': { fields: 'told' },
    'GET /programme/:token/schedule.xml': { fields: 'told' },
    'GET /embed/:token': { fields: 'told' },
    'GET /wall/:token/state': {
      fields: {
        name: 'told',
        timeZone: 'told',
        join: 'told',
        numPeople: 'told',
        numAnswered: 'told',
        days: { date: 'told', entries: { ...WALL_ENTRY, start: 'told', end: 'told' } },
        undated: WALL_ENTRY,
      },
    },
    'POST /api/Feedback': { fields: { received: 'told' } },
    'POST /api/ErrorReport': { fields: { isKept: 'told' } },
    'POST /api/Analytics': { fields: { counted: 'told' } },
    'POST /api/Site/SignIn': 'admins',
    'POST /api/Site/SignOut': { fields: { permissions: 'admins' } },
    'GET /api/Site/Operations': 'admins',
    'GET /api/openapi.json': { fields: 'told' },
    'GET /healthz': { fields: { status: 'told', reason: 'told', version: 'told' } },
    // To the machine itself and whoever has the key of the site.
    'GET /metrics': { fields: 'told' },
  },
}

/** The fields of an answer to somebody who is refused. */
export const REFUSED = { signal: {}, ack: REFUSAL, http: HTTP_ERROR } as const
