/**
 * A time zone's UTC offset in minutes at a point in time (ms since the epoch). Undefined for unknown zones.
 * Seconds, as in the local mean times of the nineteenth century, are left out.
 */
export function zoneOffsetInMinutes(zone: string, at: number): number | undefined {
  const known = zoneOf(zone)
  if (known === undefined) return undefined
  if (known.at !== at) {
    known.at = at
    known.minutes = minutesOf(known.format.format(at))
  }
  return known.minutes
}

/**
 * A time zone's UTC offset in whole hours at a point in time (ms since the epoch). Undefined for unknown
 * zones and for those with fractional offsets, which are not supported (PERSON-11, WEEK-3).
 */
export function zoneOffsetInHours(zone: string, at: number): number | undefined {
  const minutes = zoneOffsetInMinutes(zone, at)
  return minutes === undefined || minutes % 60 !== 0 ? undefined : minutes / 60
}

/**
 * Whether a person may choose the zone: it differs from UTC by whole hours all year round from a point in
 * time on, and is not the polar station whose summer is two hours from its winter (PERSON-11).
 */
export function isPersonalZone(zone: string, at: number): boolean {
  if (zone.toLowerCase() === EXCLUDED) return false
  return QUARTERS.every((days) => zoneOffsetInHours(zone, at + days * DAY) !== undefined)
}

const EXCLUDED = 'antarctica/troll'
const DAY = 86_400_000
/** Half of a year may have other offsets, as on Lord Howe Island. */
const QUARTERS = [0, 91, 182, 273] as const

/** How a zone is read, and what was read last: a plan asks for the same moment again and again. */
type Zone = { format: Intl.DateTimeFormat; at: number; minutes: number | undefined }

/** Formats are slow to make. */
// biome-ignore lint/plugin: what a zone's name means is no event's, and is the same for all
const zones = new Map<string, Zone | undefined>()
/** More than there are; what comes from outside may be any text. */
const MAX_ZONES = 1000

function zoneOf(zone: string): Zone | undefined {
  if (zones.has(zone)) return zones.get(zone)
  if (zones.size >= MAX_ZONES) zones.clear()
  const made = zoneNamed(zone)
  zones.set(zone, made)
  return made
}

function zoneNamed(zone: string): Zone | undefined {
  // An offset such as +02:00 is a zone for some engines only.
  if (!/^[A-Za-z]/.test(zone)) return undefined
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    return { format, at: Number.NaN, minutes: undefined }
  } catch {
    return undefined
  }
}

const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2})(?::\d{2})?)?$/

function minutesOf(text: string): number | undefined {
  const match = OFFSET.exec(text)
  if (!match) return undefined
  const [, sign, hours = '0', minutes = '0'] = match
  const size = 60 * Number(hours) + Number(minutes)
  return sign === '-' ? -size : size
}
