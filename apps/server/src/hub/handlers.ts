import type { InvocationName } from '@planner/protocol'
import type { Handler } from './handlers/handler.ts'
import { joinEvent } from './handlers/join-event.ts'
import { planEvent } from './handlers/plan-event.ts'
import { registerEvent } from './handlers/register-event.ts'
import { registerUser } from './handlers/register-user.ts'
import { sendMessage } from './handlers/send-message.ts'
import { sendSettingValue } from './handlers/send-setting-value.ts'
import { sendSharedRangeValue } from './handlers/send-shared-range-value.ts'
import { sendSharedValue } from './handlers/send-shared-value.ts'
import { stopPlan } from './handlers/stop-plan.ts'
import { syncTimestamp } from './handlers/sync-timestamp.ts'
import { updateEvent } from './handlers/update-event.ts'
import { updateUser } from './handlers/update-user.ts'

/** One handler for each invocation of the contract; a missing one does not compile. */
export const HANDLERS: { [N in InvocationName]: Handler<N> } = {
  JoinEventHub2: joinEvent,
  RegisterEvent: registerEvent,
  UpdateEvent: updateEvent,
  RegisterUser: registerUser,
  UpdateUser: updateUser,
  PlanEvent: planEvent,
  SendSharedValue: sendSharedValue,
  SendSharedRangeValue: sendSharedRangeValue,
  SendSettingValue: sendSettingValue,
  SendMessage: sendMessage,
  SyncTimestamp: syncTimestamp,
  StopPlan: stopPlan,
}
