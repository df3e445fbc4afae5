/** Values that say nothing about anybody; all other values are replaced. */
const PLAIN_PARAMETERS: ReadonlySet<string> = new Set([
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
// Keys have 22 characters or more; nothing the product names in a path is as long as 20.
const KEY_LIKE = /[A-Za-z0-9_-]{20}/
const ASSET = /^[\w-]+(\.[\w-]+)*\.(js|css|map|svg|png|ico|woff2|json|html)$/

/**
 * A URL as logs, error reports and analytics may hold it (PRIV-7): keys, guids, numeric path
 * segments, click ids and every value that is not known to be harmless become placeholders; the fragment goes.
 */
export function cleanUrl(url: string): string {
  const [withoutFragment = ''] = url.split('#')
  const [path = '', ...queries] = withoutFragment.split('?')
  const isAsset = path.startsWith('/dist/')
  const cleanPath = path
    .split('/')
    .map((segment) => (isAsset && ASSET.test(segment) ? segment : cleanSegment(segment)))
    .join('/')
  const query = queries.join('?')
  return query === '' ? cleanPath : `${cleanPath}?${query.split('&').map(cleanParameter).join('&')}`
}

/** A text in which every run of characters as long as a key is replaced: for messages and stacks of errors. */
export function cleanText(text: string): string {
  return text.replace(/[A-Za-z0-9_-]{20,}/g, (run) => (/\d/.test(run) || /[-_]/.test(run) ? '{key}' : run))
}

function cleanSegment(segment: string): string {
  const text = decode(segment)
  if (text === undefined) return '{text}'
  if (GUID.test(text)) return '{guid}'
  if (NUMBER.test(text)) return '{number}'
  return KEY_LIKE.test(text) ? '{key}' : segment
}

function cleanParameter(parameter: string): string {
  const equals = parameter.indexOf('=')
  const name = equals < 0 ? parameter : parameter.slice(0, equals)
  const value = equals < 0 ? '' : parameter.slice(equals + 1)
  if (KEY_PARAMETERS.has(name)) return `${name}={key}`
  if (CLICK_IDS.has(name)) return `${name}={click-id}`
  if (name === 'path') return `path=${cleanUrl(decode(value) ?? '{text}')}`
  if (PLAIN_PARAMETERS.has(name)) return `${name}=${/^[\w.]{0,19}$/.test(value) ? value : '{value}'}`
  return `${/^[A-Za-z][\w]{0,15}$/.test(name) ? name : '{name}'}={value}`
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
