import type { EventFields } from '../entities/event.ts'
import { MAX_GROUP_ROOMS, MAX_ROOM_CAPACITY, readRooms } from '../entities/group-rooms.ts'
import { sessionTimeFaults } from '../entities/session-time-faults.ts'
import { sessionsOf } from '../entities/sessions.ts'
import { DAY_MS, dayNumber, isMonday } from '../time/plain-date.ts'
import { isPersonalZone, zoneOffsetInMinutes } from '../time/zone-offset.ts'
import { can, eventFieldRange, type VariantDescription } from '../variants/registry.ts'
import { isWholeNumberBetween } from '../whole-number.ts'
import { type FieldError, isEmail, isFormAddress, isHttpUrl, isPhone, MAX_TEXT } from './rules.ts'

export type EventCheck = {
  /** Hosts that a form address may name, known to the server (EVENT-9); without them any address passes. */
  formHosts?: readonly string[]
  /** What the event is before it is saved. */
  stored?: EventFields
}

/** Validates the event fields; VALID-13. Returns the errors by field. */
export function validateEvent(
  variant: VariantDescription,
  event: EventFields,
  { formHosts, stored }: EventCheck = {},
): FieldError[] {
  const errors: FieldError[] = []
  const add = (field: keyof EventFields, rule: FieldError['rule'], params?: FieldError['params']) =>
    errors.push(params ? { field, rule, params } : { field, rule })
  if (event.name.trim() === '') add('name', 'required')
  for (const field of ['name', 'contactName', 'email', 'phone'] as const) {
    if (event[field].length > MAX_TEXT.line) add(field, 'tooLong', { max: MAX_TEXT.line })
  }
  for (const field of ['description', 'newSessionLabels', 'groupRooms', 'googleFormUrl'] as const) {
    if (event[field].length > MAX_TEXT.text) add(field, 'tooLong', { max: MAX_TEXT.text })
  }
  if (event.email !== '' && !isEmail(event.email)) add('email', 'email')
  if (event.phone !== '' && !isPhone(event.phone)) add('phone', 'phone')
  if (event.googleFormUrl !== '') {
    if (!isHttpUrl(event.googleFormUrl)) add('googleFormUrl', 'url')
    else if (formHosts && !isFormAddress(event.googleFormUrl, formHosts))
      add('googleFormUrl', 'formHost', { allowed: formHosts.join(', ') })
  }
  for (const field of ['numSessions', 'sessionDurationInHours', 'numberOfGroupsForTopic'] as const) {
    const { min, max } = eventFieldRange(variant, field)
    const isAsked = field === 'numberOfGroupsForTopic' || variant.eventFields.includes(field)
    if (isAsked && !isWholeNumberBetween(event[field], min, max)) add(field, 'range', { min, max })
  }
  return [
    ...errors,
    ...roomErrors(event.groupRooms),
    ...clockErrors(variant, event, stored),
    ...timeErrors(variant, event, stored),
  ]
}

/** The first line of the list of rooms that is none, and too many of them; VALID-18. */
function roomErrors(text: string): FieldError[] {
  const { rooms, faults } = readRooms(text)
  const [first] = faults
  const max = MAX_GROUP_ROOMS
  return [
    ...(first
      ? [
          {
            field: 'groupRooms',
            rule: first.fault,
            params: { line: first.line, name: first.name, max: MAX_ROOM_CAPACITY },
          },
        ]
      : []),
    ...(rooms.length > max ? [{ field: 'groupRooms', rule: 'tooMany' as const, params: { max } }] : []),
    ...(rooms.some(({ name }) => name.length > MAX_TEXT.line)
      ? [{ field: 'groupRooms', rule: 'tooLong' as const, params: { max: MAX_TEXT.line } }]
      : []),
  ]
}

/**
 * The first session in which nobody could be in time: it begins before another one has ended, or at a time that the clocks leave out. What was so
 * before stays as it is, so that the rest of the form can be saved; VALID-19.
 */
function timeErrors(variant: VariantDescription, event: EventFields, stored?: EventFields): FieldError[] {
  if (!can(variant, 'sessionLabels')) return []
  const before = new Set(stored ? timeFaults(variant, stored).map((fault) => JSON.stringify(fault)) : [])
  const fault = timeFaults(variant, event).find((each) => !before.has(JSON.stringify(each)))
  if (!fault) return []
  const { kind, sessionId: session } = fault
  return kind === 'overlaps'
    ? [{ field: 'newSessionLabels', rule: 'overlappingSessions', params: { session, other: fault.otherId } }]
    : [{ field: 'newSessionLabels', rule: 'skippedTime', params: { session, time: fault.time } }]
}

function timeFaults(variant: VariantDescription, event: EventFields) {
  const sessions = sessionsOf(variant, {
    ...event,
    numSessions: Math.min(event.numSessions, variant.limits.numSessions.max),
  })
  return sessionTimeFaults(sessions, event.timeZone).filter((fault) => fault.kind !== 'noDate')
}

/** Zone and first Monday of a weekly event; an earlier version's event stays without (EVENT-19, WEEK-12). */
function clockErrors(variant: VariantDescription, event: EventFields, stored?: EventFields): FieldError[] {
  const { timeZone, firstMonday } = event
  if (!variant.eventFields.includes('firstMonday')) return placeErrors(variant, timeZone)
  if (stored?.firstMonday === '' && firstMonday === '' && stored.timeZone === timeZone) return []
  const errors: FieldError[] = []
  if (timeZone === '') errors.push({ field: 'timeZone', rule: 'required' })
  else if (!isEventZone(variant, timeZone, firstMonday)) errors.push({ field: 'timeZone', rule: 'zone' })
  if (firstMonday === '') errors.push({ field: 'firstMonday', rule: 'required' })
  else if (!isMonday(firstMonday)) errors.push({ field: 'firstMonday', rule: 'monday' })
  return errors
}

/** Where sessions have dates a zone may be missing: their times are then those of the place; SESSION-11. */
function placeErrors(variant: VariantDescription, timeZone: string): FieldError[] {
  const isKnown = timeZone === '' || zoneOffsetInMinutes(timeZone, 0) !== undefined
  return isKnown || !variant.eventFields.includes('timeZone') ? [] : [{ field: 'timeZone', rule: 'zone' }]
}

/** Any zone, and where people have zones of their own only such as they may have; WEEK-13. */
function isEventZone(variant: VariantDescription, zone: string, firstMonday: string): boolean {
  const at = (dayNumber(firstMonday) ?? 0) * DAY_MS
  return can(variant, 'personalTimeZone')
    ? isPersonalZone(zone, at)
    : zoneOffsetInMinutes(zone, at) !== undefined
}
