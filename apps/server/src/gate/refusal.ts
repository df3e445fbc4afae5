import type { FieldError } from '@planner/domain'
import type { Refusal, RefusalReason } from '@planner/protocol'

/** Statuses of refused invocations (ERROR-7), and two of refused requests. */
type RefusalStatus = 400 | 403 | 404 | 409 | 422 | 429 | 500 | 503 | 401 | 413

/** The reply to a refused invocation. Clients translate `reason`; `message` is the English fallback. */
export function refuse(status: RefusalStatus, reason: RefusalReason, message: string): Refusal {
  return { ok: false, status, reason, message }
}

/** A refusal that lists the invalid fields of a form. */
export function refuseFields(fields: readonly FieldError[]): Refusal {
  return {
    ok: false,
    status: 422,
    reason: 'invalid',
    message: fields.map(describe).join(' '),
    fields: [...fields],
  }
}

export const couldNotStore = (): Refusal =>
  refuse(500, 'notStored', 'The change could not be stored. Nothing was changed; please try again.')

export function isNotStored(ack: { ok: boolean; reason?: unknown }): boolean {
  return !ack.ok && ack.reason === couldNotStore().reason
}

/** The database of several nodes is not there at the moment; SCALE-8. Pages keep what was entered, and send it again. */
export const storageAway = (): Refusal =>
  refuse(500, 'storageAway', 'The database cannot be reached at the moment. Please try again in a moment.')

export const tooMany = (): Refusal =>
  refuse(429, 'tooMany', 'Too many changes at once. Please wait a moment and try again.')

/** The event has the memory that one event may take. */
export const eventFull = (): Refusal =>
  refuse(
    422,
    'eventFull',
    'This event is full. What is there can be changed; something new needs space first.',
  )

/** LIMIT-16. */
export const tooMuchAdded = (): Refusal =>
  refuse(
    429,
    'tooMuchAdded',
    'Very much was added from here within an hour. What is there can be changed; please add more a little later.',
  )

export const plannerRunning = (): Refusal =>
  refuse(409, 'plannerRunning', 'The planner is running. Please wait until it has ended.')

function describe({ field, rule, params }: FieldError): string {
  const range = `${params?.min} to ${params?.max}`
  const sentences: Record<FieldError['rule'], string> = {
    required: 'is required',
    email: 'must be an e-mail address',
    phone: 'must be a phone number: an optional plus, a digit 1-9, then 3 to 18 digits, spaces or hyphens',
    range: `must be a whole number from ${range}`,
    url: 'must be a web address that starts with http:// or https://',
    formHost: `must begin with https:// and name one of these hosts: ${params?.allowed}`,
    notIn:
      params?.allowed === undefined
        ? 'must not be the suggested value, but one of your own'
        : `is not among what is allowed: ${params.allowed}`,
    tooLong: `must have at most ${params?.max} characters`,
    tooMany: `must have at most ${params?.max} entries`,
    zone: 'must be a known time zone, and where people have zones of their own one of whole hours all year round',
    monday: 'must be a Monday, such as 2026-11-23',
    wholeHours: 'must begin on the hour from 00:00 to 23:00 and end on the hour from 00:00 to 24:00',
    reversedRange: 'must not end before it starts; 00:00 and 24:00 at the end are midnight',
    roomLine: `must have a name, a semicolon and how many people fit, 1 to ${params?.max}, in each line, not so in line ${params?.line}`,
    roomSessions: `must name sessions as numbers, such as 1-3, 5, not so in line ${params?.line}`,
    roomTwice: `must name each room once, not so in line ${params?.line}`,
    overlappingRange: 'must not overlap an earlier range of its day',
    overlappingSessions: `must not have session ${params?.session} begin before session ${params?.other} has ended`,
    skippedTime: `must not have session ${params?.session} begin at ${params?.time}, which the clocks leave out on that day`,
  }
  return `${field} ${sentences[rule]}.`
}
