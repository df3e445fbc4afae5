import type { EventFields } from '../entities/event.ts'
import type { VariantDescription } from '../variants/registry.ts'
import {
  type FieldError,
  isEmail,
  isFormAddress,
  isHttpUrl,
  isPhone,
  isWholeNumberBetween,
  MAX_TEXT,
} from './rules.ts'

/**
 * Validates the event fields; VALID-13. Returns the errors by field. The hosts that a form address may name are known to the
 * server alone (EVENT-9); without them any web address passes.
 */
export function validateEvent(
  variant: VariantDescription,
  event: EventFields,
  formHosts?: readonly string[],
): FieldError[] {
  const errors: FieldError[] = []
  const add = (field: keyof EventFields, rule: FieldError['rule'], params?: FieldError['params']) =>
    errors.push(params ? { field, rule, params } : { field, rule })
  if (event.name.trim() === '') add('name', 'required')
  for (const field of ['name', 'contactName', 'email', 'phone'] as const) {
    if (event[field].length > MAX_TEXT.line) add(field, 'tooLong', { max: MAX_TEXT.line })
  }
  for (const field of ['description', 'newSessionLabels', 'googleFormUrl'] as const) {
    if (event[field].length > MAX_TEXT.text) add(field, 'tooLong', { max: MAX_TEXT.text })
  }
  if (event.email !== '' && !isEmail(event.email)) add('email', 'email')
  if (event.phone !== '' && !isPhone(event.phone)) add('phone', 'phone')
  if (event.googleFormUrl !== '') {
    if (!isHttpUrl(event.googleFormUrl)) add('googleFormUrl', 'url')
    else if (formHosts && !isFormAddress(event.googleFormUrl, formHosts))
      add('googleFormUrl', 'formHost', { allowed: formHosts.join(', ') })
  }
  const { numSessions, sessionDurationInHours } = variant.limits
  if (variant.eventFields.includes('numSessions')) {
    if (!isWholeNumberBetween(event.numSessions, numSessions.min, numSessions.max))
      add('numSessions', 'range', { min: numSessions.min, max: numSessions.max })
  }
  if (variant.eventFields.includes('sessionDurationInHours')) {
    const { min, max } = sessionDurationInHours
    if (!isWholeNumberBetween(event.sessionDurationInHours, min, max))
      add('sessionDurationInHours', 'range', { min, max })
  }
  if (!isWholeNumberBetween(event.numberOfGroupsForTopic, 1, 100)) {
    add('numberOfGroupsForTopic', 'range', { min: 1, max: 100 })
  }
  return errors
}
