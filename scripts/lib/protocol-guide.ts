import type { InvocationName, RefusalReason, SignalName } from '@planner/protocol'

type Guide = { what: string; refusals: readonly RefusalReason[] }

const ofKey = ['unknownKey', 'archived', 'disabled'] as const
const ofAdmin = [...ofKey, 'adminOnly'] as const
const ofMeetings = [
  ...ofKey,
  ...(['keyMissing', 'notYourMeeting', 'clockAhead', 'plannerRunning', 'noMeeting', 'notStored'] as const),
]
const ofEdits = ['clockAhead', 'plannerRunning', 'beforePlan'] as const

/** What the schemas cannot express: the purpose of each invocation and its specific refusals. */
export const INVOCATION_GUIDE: Record<InvocationName, Guide> = {
  JoinEventHub2: {
    what: 'Opens what a key opens, in the role that the key gives. Before the acknowledgement the signal `JoinEventHub` brings the data, plain or [compact](#compact-data). An empty `urlKey` leaves the event.',
    refusals: ofKey,
  },
  RegisterEvent: {
    what: 'Makes an event in this hub’s variant. The connection goes on as its admin. `adminKey` stays empty.',
    refusals: ['invalid', 'alreadyRegistered', 'tooManyEvents', 'notStored'],
  },
  UpdateEvent: {
    what: 'Changes the event’s fields and settings that it names; absent ones stay as they are.',
    refusals: [...ofAdmin, 'plannerRunning', 'invalid', 'notStored'],
  },
  RegisterUser: {
    what: 'Makes a person. With the share key it is oneself; with the admin key somebody else, or oneself as event admin with `isEventAdmin`. Where the event asks for approval, a person who has come by the share link waits (`isWaiting`): they read what a visitor does and their own row. `tooManyRegistrations` says in `retryAfterSeconds` when to try again.',
    refusals: [
      ...ofKey,
      'keyMissing',
      'alreadyRegistered',
      'registrationClosed',
      'tooManyRegistrations',
      'topicsNotAllowed',
      'invalid',
      'notStored',
    ],
  },
  UpdateUser: {
    what: 'Changes what it names of a person’s data and topics: one’s own with the private key, anybody’s (`user.id`) with the admin key. Absent fields stay as they are. `topics` alone is the whole list: topics left out of it are removed. With `removedTopics`, even an empty list, `topics` holds only those that change (by `id`, and of each only the fields that change) and new ones (without `id`).',
    refusals: [
      ...ofKey,
      'keyMissing',
      'notRegistered',
      'notYourRow',
      'unknownPerson',
      'topicsNotAllowed',
      'invalid',
      'notStored',
    ],
  },
  PlanEvent: {
    what: 'Starts a planner run. `PlannerRunning` and, at the end, `ReceivePlan` go to admins and participants, `PlanProgress` in between to admins alone.',
    refusals: [...ofAdmin, 'eventNotRegistered', 'tooFewPeople', 'plannerRunning'],
  },
  SendSharedValue: {
    what: 'Sets one cell. Of the keys the strongest that is given counts.',
    refusals: [
      ...ofKey,
      ...ofEdits,
      'unknownTable',
      'unknownAddress',
      'notRegistered',
      'notYourRow',
      'adminOnly',
      'scheduleNotOpen',
      'readOnlyState',
      'contactsNotConsidered',
      'notApproved',
      'selfContact',
      'invalid',
      'notStored',
    ],
  },
  SendSharedRangeValue: {
    what: 'Sets a rectangle of a person’s week, corners in any order. Hours that hold something newer keep it.',
    refusals: [...ofKey, ...ofEdits, 'unknownAddress', 'notRegistered', 'notYourRow', 'invalid', 'notStored'],
  },
  SendSettingValue: {
    what: 'Sets one setting; the newest wins, as with cells.',
    refusals: [...ofAdmin, ...ofEdits, 'unknownSetting', 'invalid', 'notStored'],
  },
  CheckPlan: {
    what: 'What stands in the way of a plan of the event as it is: pins that contradict each other, topics that cannot run, too few seats or rooms, people who cannot get what they want; each with the smallest changes that help. At most 50 of a kind are listed, all are counted.',
    refusals: [...ofAdmin, 'internal'],
  },
  ReadPlanDrift: {
    what: 'What has changed of what the planner reads since the plan in force was made: people, choices, topics, meetings and settings.',
    refusals: [...ofAdmin, 'internal'],
  },
  ListReadyPlans: {
    what: 'What the plans that are kept ready in the background would give, a new one and a re-plan: what people would get on average, and how many would be somewhere else than now.',
    refusals: [...ofAdmin],
  },
  ReadPlanReport: {
    what: 'What the last plan of the open week made of the wishes to meet: why each that is not granted is not, and what became of the meetings reserved before. An admin reads all of it, a participant what concerns their own wishes and meetings.',
    refusals: [...ofKey, 'keyMissing', 'notYourRow'],
  },
  ExplainPlace: {
    what: 'Why a person is where they are, in a session or in the whole plan: what they have chosen above it, what stood in the way of each, and for an admin what moving them there would cost. A participant asks of themselves alone, and is told what follows from their own input and the plan as it is shown to them.',
    refusals: [...ofKey, 'keyMissing', 'notYourRow', 'unknownPerson'],
  },
  PriceMoves: {
    what: 'What each move of a person would do to the plan in force: to the person, to others’ company and to the plan. Nothing is changed.',
    refusals: ofAdmin,
  },
  ListPlans: {
    what: 'The versions of the plan, the newest first: which is in force, whether it was changed by hand since, and which one undoes it.',
    refusals: ofAdmin,
  },
  ReadPlan: {
    what: 'A version of the plan as it would be in force now, without the people and topics that are gone.',
    refusals: [...ofAdmin, 'planUnknown'],
  },
  RestorePlan: {
    what: 'Puts a version into force again. What was in force is kept as a version of its own, so that it can be undone. Undoing a scenario puts its settings back, too.',
    refusals: [...ofAdmin, 'plannerRunning', 'planUnknown', 'notStored'],
  },
  PublishPlan: {
    what: 'Puts a draft, which only admins see, into force.',
    refusals: [...ofAdmin, 'plannerRunning', 'planUnknown', 'notStored'],
  },
  PlanScenarios: {
    what: 'Plans up to four scenarios on the data of now, one after the other: the event with other settings or fields, or without a person, a room or a session. Neither the plan in force nor anything else of the event is changed, and nobody has to wait. They replace the scenarios before.',
    refusals: [...ofAdmin, 'plannerRunning', 'eventNotRegistered', 'tooFewPeople', 'invalid', 'tooManyPlans'],
  },
  StopScenarios: {
    what: 'Ends the planning of scenarios. The one that is being planned keeps its best plan so far, those after it get none.',
    refusals: [...ofAdmin, 'plannerNotRunning'],
  },
  ReadScenarios: {
    what: 'The scenarios that were planned last, with what their plans and the plan in force are worth. Those that the end of a server interrupted say so.',
    refusals: ofAdmin,
  },
  ReadScenario: {
    what: 'The plan of a scenario as it would be in force now, and the settings that go with it.',
    refusals: [...ofAdmin, 'scenarioUnknown'],
  },
  AdoptScenario: {
    what: 'Puts the plan of a scenario into force as a version, with its settings, in one transaction. Refused where the plan or the settings would not be those that were read.',
    refusals: [...ofAdmin, 'plannerRunning', 'scenarioUnknown', 'scenarioChanged', 'notStored'],
  },
  DiscardPlan: {
    what: 'Leaves a draft aside; it stays among the versions.',
    refusals: [...ofAdmin, 'plannerRunning', 'planUnknown', 'notStored'],
  },
  PlaceLatePeople: {
    what: 'Gives people who have fewer places than they want places in the plan in force that break no rule and do not make it worse. Nobody else moves; the others hear of it as of edits by hand. Where people meet in pairs it adds meetings, or takes those of `takeOut` out again as far as they are still reserved.',
    refusals: [...ofAdmin, 'plannerRunning', 'tooMany', 'eventFull', 'tooMuchAdded', 'notStored'],
  },
  ReadReport: {
    what: 'What the plan in force is worth by today’s choices: an admin reads everything, a participant sums that name nobody, where the event shows them. Both are null without a plan.',
    refusals: [...ofKey, 'keyMissing', 'notYourRow'],
  },
  SendMessage: { what: 'A ping: the message comes back as `ReceiveMessage`.', refusals: [] },
  SyncTimestamp: { what: 'One exchange of clocks, see above.', refusals: [] },
  StopPlan: {
    what: 'Ends the run; its best plan so far goes into force.',
    refusals: [...ofAdmin, 'plannerNotRunning'],
  },
  RotateKeys: {
    what: 'Replaces the admin key, the share key or both. Whoever has joined with an old one is told `ReceiveException` 404 and put out of the event; admins get `JoinEventHub` with the new keys.',
    refusals: [...ofAdmin, 'plannerRunning', 'notStored'],
  },
  ReplacePersonalLink: {
    what: 'Gives a person a new private key: one’s own with the private key, anybody’s with the admin key. Other connections that have joined with the old one are told `ReceiveException` 404 and put out of the event; who acts for the person gets `JoinEventHub`, other admins `UpdateUser`.',
    refusals: [...ofKey, 'keyMissing', 'notYourRow', 'unknownPerson', 'notStored'],
  },
  SetEventAdmin: {
    what: 'Lets a person’s private key open the event as its admin, or no longer. Their open connections get `JoinEventHub` in the new role. Whoever is unmade may still know the admin key.',
    refusals: [...ofAdmin, 'unknownPerson', 'topicOnly', 'notApproved', 'lastAdmin', 'notStored'],
  },
  ArchiveUser: {
    what: 'Hides a person and their topics from everybody but admins, and lets their key open nothing; or brings them back.',
    refusals: [...ofAdmin, 'unknownPerson', 'lastAdmin', 'notStored'],
  },
  RemoveUser: {
    what: 'Erases a person, their topics, every cell that names either, and their key. Who is archived may do it too.',
    refusals: ['unknownKey', 'keyMissing', 'notYourRow', 'unknownPerson', 'lastAdmin', 'notStored'],
  },
  ExportUser: {
    what: 'Everything the event holds about a person, without what others have said about them. Who is archived may have it too.',
    refusals: ['unknownKey', 'keyMissing', 'notYourRow', 'unknownPerson', 'notStored'],
  },
  RemoveEvent: {
    what: 'Deletes the event with all its data, once `eventName` is its name. Everybody gets `EventRemoved`.',
    refusals: [...ofAdmin, 'plannerRunning', 'invalid', 'notStored'],
  },
  ReadAudit: {
    what: 'Who changed what, newest first: a page of it, and with `next` as `before` the page after it. Names are those of the full data; ids that are not in it are of people who were erased.',
    refusals: ofAdmin,
  },
  ApproveUsers: {
    what: 'Approves people who wait, all by one write. Their connections get `JoinEventHub` with what participants read, the others `AddUser` or `ReloadData`. Ids of people who are gone or do not wait are passed over.',
    refusals: [...ofAdmin, 'notStored'],
  },
  ArchiveUsers: {
    what: 'As `ArchiveUser`, for several people by one write. Ids of people who are gone are passed over.',
    refusals: [...ofAdmin, 'lastAdmin', 'notStored'],
  },
  RemoveUsers: {
    what: 'As `RemoveUser`, for several people by one write. Ids of people who are gone are passed over.',
    refusals: [...ofAdmin, 'lastAdmin', 'notStored'],
  },
  AddTopics: {
    what: 'Adds topics without an author, all by one write, each with a host where `hostId` names a person and the variant has the choice Host. Everybody gets `ReloadData`. Names that the event has already are passed over.',
    refusals: [...ofAdmin, 'eventFull', 'invalid', 'notStored', 'tooMuchAdded'],
  },
  ConfirmMeeting: {
    what: 'Commits a reserved meeting of two, for either of them or an admin; each of the two who has not agreed to a committed one agrees to it. `reach` says how the other one can reach whoever confirms, who must be one of the two. Where there is nothing to confirm, `applied` is false.',
    refusals: [...ofMeetings, 'notOfTheTwo', 'eventFull', 'tooMuchAdded'],
  },
  WithdrawMeeting: {
    what: 'Takes a reserved meeting back. Whoever does so loses their own wish, the other’s comes back; the pair is not matched again in this week unless the one who took it back wishes it anew.',
    refusals: ofMeetings,
  },
  CancelMeeting: {
    what: 'As `WithdrawMeeting`, for a meeting that is committed.',
    refusals: ofMeetings,
  },
  SayInMeeting: {
    what: 'Says something to the other one of a committed meeting to which one has agreed: how to reach oneself (read once both have agreed), a message, times to meet (ms since the epoch). Fields that are absent stay as they are, an empty one is taken back. Nobody but the two reads it, organisers neither; the history does not tell of it.',
    refusals: [
      ...ofMeetings.filter((reason) => reason !== 'notYourMeeting'),
      'notOfTheTwo',
      'eventFull',
      'tooMuchAdded',
    ],
  },
  CloseWeek: {
    what: 'Ends a week of meetings: committed ones become past, reserved ones are released, cancelled ones forgotten. `week` is the event’s `meetingWeek`; for a week that is closed already the answer is the same and nothing changes.',
    refusals: [...ofAdmin, 'plannerRunning', 'invalid', 'notStored'],
  },
  ListSessions: {
    what: 'The browser sessions that have the event open: kind of browser, role of the link, last use.',
    refusals: ofAdmin,
  },
  EndSession: {
    what: 'Ends a session of that list for this event: its browser forgets the event, its connections are told `ReceiveException` 404 and put out.',
    refusals: [...ofAdmin, 'sessionUnknown', 'notStored'],
  },
}

export const SIGNAL_GUIDE: Record<SignalName, string> = {
  ReloadPage: 'The page is of another build than the server: load it anew.',
  ReceiveMessage: 'The answer to `SendMessage`.',
  ReceiveException:
    'An invocation of this connection was refused, or its key no longer opens the event. Status 404: there is nothing to show any more.',
  SyncTimestamp: 'The server’s half of a clock exchange.',
  JoinEventHub: 'The full data after joining, and again whenever what the key opens has changed.',
  RegisterEvent: 'The full data of the event that this connection has made.',
  RegisterUser: 'The keys of the person that this connection has become.',
  ReceiveSharedValue: 'Cells that somebody has set, one or a list; always a list where the variant says so.',
  ReceiveSharedRangeValue: 'A rectangle of somebody’s week.',
  ReceiveSettingValue: 'A setting that an admin has changed.',
  ReceiveMeetings:
    'Meetings of two that have changed, pairs that have none any more, and the week that is open. Their cells come as `ReceiveSharedValue`.',
  AddUser: 'A new person with all their topics.',
  UpdateUser: 'A changed person with all their topics; topics no longer listed are gone with their cells.',
  RemoveUser: 'A person is gone, with their topics and every cell that names either.',
  UpdateEvent: 'The event’s fields, links and sessions.',
  EventRemoved: 'The event was deleted; nothing follows.',
  ReloadData:
    'All data anew: after an import, or when this reader may see more or less than before. For visitors the one signal of a change.',
  PlannerRunning: 'A run has started; edits are refused until it ends.',
  PlanWaiting:
    'For admins, every few seconds while a run waits because of others: in how many seconds it begins or goes on at the latest; 0 once it does.',
  PlanProgress: 'For admins: the best plan of the run so far. Others hear only that a run starts and ends.',
  ScenariosChanged: 'For admins: `ReadScenarios` answers something else now.',
  AuditChanged: 'For admins: there is something new for `ReadAudit`.',
  ReceivePlan:
    'A run has ended: the full data with the plan in it, or, for admins, why there is none. Others always get the full data, whatever came of it.',
}
