import { VARIANTS } from '../variants/registry.ts'
import { redactUrl } from './redact-url.ts'

/** The longest address that is worth counting. */
export const MAX_PAGE_ADDRESS = 500

const WORDS: ReadonlySet<string> = new Set([
  '',
  'welcome',
  'login',
  'logout',
  'operations',
  'admin',
  'share',
  'participant',
  ...VARIANTS.map(({ routeBase }) => routeBase.slice(1)),
])
const PLACEHOLDER = /^\{[a-z]+\}$/
const PARAMETERS = [
  /^tab=\d{1,2}$/,
  /^(showPersonalScheduleAssignments|hideUnplannedSubgroups)=(true|false)$/,
  /^(adminInvite|personalKey|participantInvite)=\{key\}$/,
  /^[a-z_]+=\{click-id\}$/,
]

/**
 * The address of a page as analytics may have it (PRIV-21): path and query with the placeholders of PRIV-7, and beside them only words
 * of the product, since anybody can make a link with anything in it. To clean it once more changes nothing.
 */
export function cleanPageAddress(address: string): string {
  if (address.length > MAX_PAGE_ADDRESS) return '{text}'
  const [path = '', query] = redactUrl(address).split('?')
  const words = path.split('/').map((word) => (WORDS.has(word) || PLACEHOLDER.test(word) ? word : '{text}'))
  const parameters = query
    ?.split('&')
    .map((each) => (PARAMETERS.some((known) => known.test(each)) ? each : '{name}={value}'))
  const cleaned = words.join('/') + (parameters ? `?${parameters.join('&')}` : '')
  return cleaned.length > MAX_PAGE_ADDRESS ? '{text}' : cleaned
}
