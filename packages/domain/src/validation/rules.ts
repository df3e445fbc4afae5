/** A validation error. `params` fill placeholders of the message, such as the bounds of a range. */
export type FieldError = {
  field: string
  rule:
    | 'required'
    | 'email'
    | 'phone'
    | 'range'
    | 'url'
    | 'formHost'
    | 'notIn'
    | 'tooLong'
    | 'tooMany'
    | 'zone'
    | 'monday'
    | 'wholeHours'
    | 'reversedRange'
    | 'overlappingRange'
    | 'roomLine'
    | 'roomSessions'
    | 'roomTwice'
    | 'overlappingSessions'
    | 'skippedTime'
  params?: Record<string, string | number>
}

// ASCII local part (VALID-2); the domain is anything with a dot, without spaces or a second @.
const EMAIL = /^[\x21-\x3f\x41-\x7e]+@[^\s@.]+(\.[^\s@.]+)+$/
const PHONE = /^\+?[1-9][\d -]{3,18}$/

export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.length <= 254
}

/** Optional plus, first digit 1-9, then 3 to 18 digits, spaces or hyphens; VALID-3. */
export function isPhone(text: string): boolean {
  return PHONE.test(text)
}

export function isHttpUrl(text: string): boolean {
  return URL_PATTERN.test(text)
}
const URL_PATTERN = /^https?:\/\/[^\s/$.?#][^\s]*$/i

/**
 * Whether a form address uses https and names one of the hosts, with no user part and no port; EVENT-9. What
 * browsers read differently from what it looks like (a backslash, a user part, a control character) is no
 * form address.
 */
export function isFormAddress(text: string, hosts: readonly string[]): boolean {
  const host = FORM_ADDRESS.exec(text)?.[1]
  return host !== undefined && hosts.includes(host.toLowerCase())
}
const FORM_ADDRESS = /^https:\/\/([a-z0-9.-]+)(?:[/?#][^\s\\]*)?$/i

/** Maximum lengths of stored text. */
export const MAX_TEXT = { line: 200, text: 5000 } as const
