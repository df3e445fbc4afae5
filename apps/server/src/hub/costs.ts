import type { InvocationName } from '@planner/protocol'

export type Cost = {
  /** Taken from the allowances of connection and address before anything is done. */
  readonly tokens: number
  /** Its answer is the full data of the event: one at a time, with `dataTokens` in addition. */
  readonly sendsData?: true
  /** Whoever has its answer made, which is then there for all, pays `dataTokens` in addition. */
  readonly madeOnce?: true
}

/** What every invocation costs; an edit costs one. A missing entry does not compile. */
export const COSTS: { readonly [N in InvocationName]: Cost } = {
  JoinEventHub2: { tokens: 20, sendsData: true },
  RegisterEvent: { tokens: 30 },
  UpdateEvent: { tokens: 5 },
  RotateKeys: { tokens: 5 },
  RemoveEvent: { tokens: 5 },
  PlanEvent: { tokens: 50 },
  StopPlan: { tokens: 1 },
  SendSharedValue: { tokens: 1 },
  SendSharedRangeValue: { tokens: 4 },
  SendSettingValue: { tokens: 1 },
  RegisterUser: { tokens: 2 },
  UpdateUser: { tokens: 2 },
  SetEventAdmin: { tokens: 5 },
  ArchiveUser: { tokens: 5 },
  RemoveUser: { tokens: 5 },
  ReplacePersonalLink: { tokens: 5 },
  ApproveUsers: { tokens: 20 },
  ArchiveUsers: { tokens: 20 },
  RemoveUsers: { tokens: 50 },
  AddTopics: { tokens: 50 },
  ConfirmMeeting: { tokens: 1 },
  WithdrawMeeting: { tokens: 1 },
  CancelMeeting: { tokens: 1 },
  SayInMeeting: { tokens: 2 },
  CloseWeek: { tokens: 20 },
  ReadPlanReport: { tokens: 20 },
  CheckPlan: { tokens: 10 },
  ReadPlanDrift: { tokens: 10 },
  ExplainPlace: { tokens: 10 },
  PriceMoves: { tokens: 5 },
  ReadReport: { tokens: 20, madeOnce: true },
  ListReadyPlans: { tokens: 10 },
  ListPlans: { tokens: 10 },
  ReadPlan: { tokens: 10 },
  RestorePlan: { tokens: 50 },
  PublishPlan: { tokens: 50 },
  DiscardPlan: { tokens: 5 },
  PlaceLatePeople: { tokens: 50 },
  PlanScenarios: { tokens: 100 },
  StopScenarios: { tokens: 1 },
  ReadScenarios: { tokens: 10 },
  ReadScenario: { tokens: 10 },
  AdoptScenario: { tokens: 50 },
  ListSessions: { tokens: 5 },
  EndSession: { tokens: 5 },
  ReadAudit: { tokens: 1 },
  ExportUser: { tokens: 20, sendsData: true },
  SendMessage: { tokens: 1 },
  SyncTimestamp: { tokens: 1 },
}

/** Looking up a key that the connection has not joined with; given back when it is one. Throttles guessing. */
export const WRONG_KEY_TOKENS = 50

/** Memory of an event whose full data costs one token. */
export const BYTES_PER_DATA_TOKEN = 64 * 1024

/** What it costs in addition to go through an event or to send it, by its size in memory. */
export function dataTokens(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_DATA_TOKEN)
}
