import { isPersonalZone, twoDigits, zoneOffsetInMinutes } from '@planner/domain'

export type OfferedZone = { value: string; label: string }

/** Most people find theirs here, from west to east. */
const COMMON = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Africa/Lagos',
  'Europe/Paris',
  'Europe/Berlin',
  'Africa/Johannesburg',
  'Europe/Tallinn',
  'Africa/Nairobi',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
]

/** Names of today for zones that browsers list by an older name only. */
const RENAMED = [
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
]

/**
 * The zones to choose from with their offsets at a moment (ms since the epoch): the browser's own, UTC and common ones first, then all
 * by name (PERSON-11).
 */
export function offeredZones(offers: 'all' | 'personal', own: string, now: number): OfferedZone[] {
  const listed = new Set([...Intl.supportedValuesOf('timeZone'), ...RENAMED, own])
  const byName = [...listed].sort((a, b) => (a < b ? -1 : 1))
  return [...new Set([own, 'UTC', ...COMMON, ...byName])].flatMap((zone) => {
    const offset = zoneOffsetInMinutes(zone, now)
    if (offset === undefined || (offers === 'personal' && !isPersonalZone(zone, now))) return []
    return [{ value: zone, label: `${zone.replaceAll('_', ' ')} (UTC${offsetText(offset)})` }]
  })
}

/** As in `+2` or `−3:30`. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60 === 0 ? '' : `:${twoDigits(size % 60)}`
  return `${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`
}
