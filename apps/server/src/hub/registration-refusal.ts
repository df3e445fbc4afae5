import { settingValue } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { refuse } from '../gate/refusal.ts'
import type { Room } from '../rooms/room.ts'
import type { Connection } from './connections/connection.ts'
import type { HubContext } from './context.ts'

/**
 * Why nobody can register by the share link now, or undefined, and then the registration is counted: closed by the organiser
 * (REG-3), or too many at once (REG-1).
 */
export function registrationRefusal(
  { registrations }: HubContext,
  { id, address }: Connection,
  { variant, state, eventId }: Room,
): Refusal | undefined {
  if (!settingValue(variant, state.settings, 'parameters|ui|allowRegistration'))
    return refuse(
      409,
      'registrationClosed',
      'Registration is closed. Please ask the organisers of the event.',
    )
  const waitMs = registrations.take({ connection: id, address, event: eventId })
  if (waitMs === 0) return undefined
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  const message = `Many people are registering at the moment. Please try again in ${retryAfterSeconds} s.`
  return { ...refuse(429, 'tooManyRegistrations', message), retryAfterSeconds }
}
