import type { AuditAction } from '@planner/domain'
import type { InvocationName } from '@planner/protocol'

type Decision = readonly AuditAction[] | { notAudited: string }

/**
 * What each invocation tells the audit when an admin acts for somebody else, or why it tells nothing (AUDIT-2). A new
 * invocation does not compile without the decision, and a test makes each of them.
 */
export const AUDITED_INVOCATIONS = {
  JoinEventHub2: { notAudited: 'it changes nothing' },
  SendMessage: { notAudited: 'it changes nothing' },
  SyncTimestamp: { notAudited: 'it changes nothing' },
  ReadAudit: { notAudited: 'it changes nothing' },
  ReadPlanReport: { notAudited: 'it changes nothing' },
  CheckPlan: { notAudited: 'it changes nothing' },
  ReadPlanDrift: { notAudited: 'it changes nothing' },
  ExplainPlace: { notAudited: 'it changes nothing' },
  PriceMoves: { notAudited: 'it changes nothing' },
  ReadReport: { notAudited: 'it changes nothing' },
  ListReadyPlans: { notAudited: 'it changes nothing' },
  ListPlans: { notAudited: 'it changes nothing' },
  ReadPlan: { notAudited: 'it changes nothing' },
  ListSessions: { notAudited: 'it changes nothing' },
  PlanScenarios: { notAudited: 'it changes nothing' },
  StopScenarios: { notAudited: 'it changes nothing' },
  ReadScenarios: { notAudited: 'it changes nothing' },
  ReadScenario: { notAudited: 'it changes nothing' },
  RemoveEvent: { notAudited: 'the audit is erased with the event' },
  RegisterEvent: ['eventRegistered'],
  UpdateEvent: ['eventChanged', 'settingChanged'],
  RotateKeys: ['keysReplaced'],
  PlanEvent: ['planStarted'],
  StopPlan: ['planStopped'],
  RestorePlan: ['planRestored', 'settingChanged', 'eventChanged'],
  PublishPlan: ['planPublished'],
  DiscardPlan: ['planDiscarded'],
  PlaceLatePeople: ['latePlaced', 'lateTakenOut'],
  AdoptScenario: ['scenarioAdopted', 'settingChanged', 'eventChanged'],
  SendSharedValue: ['choicesChanged', 'scheduleChanged'],
  SendSharedRangeValue: ['choicesChanged'],
  SendSettingValue: ['settingChanged'],
  RegisterUser: ['personRegistered'],
  UpdateUser: ['personChanged'],
  SetEventAdmin: ['adminGranted', 'adminRevoked'],
  ArchiveUser: ['personArchived', 'personRestored'],
  RemoveUser: ['personErased'],
  ApproveUsers: ['personApproved'],
  ArchiveUsers: ['personArchived', 'personRestored'],
  RemoveUsers: ['personErased'],
  AddTopics: ['imported'],
  ConfirmMeeting: ['meetingConfirmed'],
  WithdrawMeeting: ['meetingWithdrawn'],
  CancelMeeting: ['meetingCancelled'],
  CloseWeek: ['weekClosed'],
  ExportUser: ['exported'],
  EndSession: ['sessionEnded'],
  ReplacePersonalLink: ['personalLinkReplaced'],
} as const satisfies Record<InvocationName, Decision>
