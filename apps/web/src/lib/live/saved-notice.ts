import { can, type VariantDescription, type Viewer } from '@planner/domain'
import type { InvocationName } from '@planner/protocol'

/** Whether an invocation changes data of the event, so that "Saved" applies. */
const SAVES: Readonly<Record<InvocationName, boolean>> = {
  JoinEventHub2: false,
  RegisterEvent: true,
  UpdateEvent: true,
  RegisterUser: true,
  UpdateUser: true,
  PlanEvent: true,
  StopPlan: true,
  SendSharedValue: true,
  SendSharedRangeValue: true,
  SendSettingValue: true,
  SendMessage: false,
  SyncTimestamp: false,
  RotateKeys: true,
  ReplacePersonalLink: true,
  SetEventAdmin: true,
  ArchiveUser: true,
  RemoveUser: true,
  ExportUser: false,
  RemoveEvent: true,
  ReadAudit: false,
  ApproveUsers: true,
  ArchiveUsers: true,
  RemoveUsers: true,
  AddTopics: true,
  ConfirmMeeting: true,
  WithdrawMeeting: true,
  CancelMeeting: true,
  CloseWeek: true,
  ListSessions: false,
  EndSession: false,
  ReadPlanReport: false,
  CheckPlan: false,
  ReadPlanDrift: false,
  ExplainPlace: false,
  PriceMoves: false,
  ReadReport: false,
  ListReadyPlans: false,
  ListPlans: false,
  ReadPlan: false,
  RestorePlan: true,
  PublishPlan: true,
  DiscardPlan: true,
  PlaceLatePeople: true,
  PlanScenarios: false,
  StopScenarios: false,
  ReadScenarios: false,
  ReadScenario: false,
  AdoptScenario: true,
}

/** LIVE-10: whether "Saved" is shown after this invocation too, and not only after shared values. */
export function isSavedNoticeDue(variant: VariantDescription, viewer: Viewer, sent: InvocationName): boolean {
  return SAVES[sent] && viewer.personId !== null && can(variant, 'toastAfterEverySend')
}
