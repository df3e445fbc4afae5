import type { FieldError } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { Translate } from '../../lib/i18n/i18n.ts'

/** A field error from the domain or from a refused acknowledgement, whose rule may be any string. */
export type RefusedField = { field: string; rule: string; params?: FieldError['params'] | undefined }

const MESSAGES: Record<FieldError['rule'], MessageKey> = {
  required: 'error.required',
  email: 'error.email',
  phone: 'error.phone',
  range: 'error.range',
  url: 'error.url',
  formHost: 'error.formHost',
  notIn: 'error.notIn',
  tooLong: 'error.tooLong',
  tooMany: 'error.tooMany',
  zone: 'error.zone',
  monday: 'error.monday',
  wholeHours: 'error.wholeHours',
  reversedRange: 'error.reversedRange',
  overlappingRange: 'error.overlappingRange',
  roomLine: 'error.roomLine',
  roomSessions: 'error.roomSessions',
  roomTwice: 'error.roomTwice',
  overlappingSessions: 'error.overlappingSessions',
  skippedTime: 'error.skippedTime',
}

/** The error text of a field, including its label (ERROR-13) and what is allowed (ERROR-16). */
export function fieldErrorText(t: Translate, error: RefusedField, label: string): string {
  const known = Object.hasOwn(MESSAGES, error.rule) ? MESSAGES[error.rule as FieldError['rule']] : undefined
  const isListed = error.rule === 'notIn' && error.params?.allowed !== undefined
  return t(isListed ? 'error.notAllowed' : (known ?? 'error.other'), { ...error.params, label })
}

/** A message per field as `@mantine/form` takes them; of several errors of one field the first is shown. */
export function fieldErrorTexts(
  t: Translate,
  errors: readonly RefusedField[],
  labelOf: (field: string) => string,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const error of errors) texts[error.field] ??= fieldErrorText(t, error, labelOf(error.field))
  return texts
}

/** Focuses the first field in `within` that is marked invalid, after the next render has marked it. */
export function focusFirstError(within: HTMLElement | null): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
