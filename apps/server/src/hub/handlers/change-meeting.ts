import { refuse } from '../../gate/refusal.ts'
import type { Handler } from './handler.ts'

const noMeeting = () => refuse(409, 'noMeeting', 'This meeting has changed meanwhile.')

export const confirmMeeting: Handler<'ConfirmMeeting'> = noMeeting
export const withdrawMeeting: Handler<'WithdrawMeeting'> = noMeeting
export const cancelMeeting: Handler<'CancelMeeting'> = noMeeting
export const closeWeek: Handler<'CloseWeek'> = noMeeting
