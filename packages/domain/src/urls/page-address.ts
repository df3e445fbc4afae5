import { VARIANTS } from '../variants/registry.ts'

/** Parameters without personal or secret values; the values of all others are redacted. */
const SAFE_PARAMETERS: ReadonlySet<string> = new Set([
  'tab',
  'v',
  'lang',
  'EIO',
  'transport',
  'showPersonalScheduleAssignments',
  'hideUnplannedSubgroups',
])
const KEY_PARAMETERS: ReadonlySet<string> = new Set(['adminInvite', 'personalKey', 'participantInvite'])
const CLICK_IDS: ReadonlySet<string> = new Set([
  'gclid',
  'dclid',
  'wbraid',
  'gbraid',
  'fbclid',
  'msclkid',
  'twclid',
  'ttclid',
  'yclid',
  'li_fat_id',
])

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const NUMBER = /^\d+$/
// Keys have at least 22 characters; no path segment of the product has 20.
const KEY_LIKE = /[A-Za-z0-9_-]{20}/
const ASSET = /^[\w-]+(\.[\w-]+)*\.(js|css|map|svg|png|ico|woff2|json|html)$/

/**
 * Redacts a URL for logs, error reports and analytics (PRIV-7): keys, guids, numeric path segments, click ids
 * and all values not on the allowlist are replaced by placeholders; the fragment is dropped.
 */
export function redactUrl(url: string): string {
  const [withoutFragment = ''] = url.split('#')
  const [path = '', ...queries] = withoutFragment.split('?')
  const isAsset = path.startsWith('/dist/')
  const redactedPath = path
    .split('/')
    .map((segment) => (isAsset && ASSET.test(segment) ? segment : redactSegment(segment)))
    .join('/')
  const query = queries.join('?')
  return query === '' ? redactedPath : `${redactedPath}?${query.split('&').map(redactParameter).join('&')}`
}

/** Redacts everything that looks like a key from error messages and stacks. */
export function redactText(text: string): string {
  return text.replace(/[A-Za-z0-9_-]{20,}/g, (run) => (/\d/.test(run) || /[-_]/.test(run) ? '{key}' : run))
}

function redactSegment(segment: string): string {
  const text = decode(segment)
  if (text === undefined) return '{text}'
  if (GUID.test(text)) return '{guid}'
  if (NUMBER.test(text)) return '{number}'
  return KEY_LIKE.test(text) ? '{key}' : segment
}

function redactParameter(parameter: string): string {
  const equals = parameter.indexOf('=')
  const name = equals < 0 ? parameter : parameter.slice(0, equals)
  const value = equals < 0 ? '' : parameter.slice(equals + 1)
  if (KEY_PARAMETERS.has(name)) return `${name}={key}`
  if (CLICK_IDS.has(name)) return `${name}={click-id}`
  if (name === 'path') return `path=${redactUrl(decode(value) ?? '{text}')}`
  if (SAFE_PARAMETERS.has(name)) return `${name}=${/^[\w.]{0,19}$/.test(value) ? value : '{value}'}`
  return `${/^[A-Za-z][\w]{0,15}$/.test(name) ? name : '{name}'}={value}`
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

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
 * A page's address for analytics (PRIV-21): path and query with the placeholders of PRIV-7 and words of the
 * product alone, since links may hold anything. Cleaning twice changes nothing.
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
