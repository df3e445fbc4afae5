import { isPersonalZone, twoDigits, zoneOffsetInMinutes } from '@planner/domain'
import { RENAMED_ZONES, zoneText } from '../clock-note.tsx'

export type OfferedZone = { value: string; label: string }

/** Most people find theirs here, from west to east. */
const COMMON = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
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
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Singapore',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
]

/**
 * The zones to choose from with their offsets at a moment (ms since the epoch): the browser's own, UTC and common ones first, then all
 * by name (PERSON-11).
 */
export function offeredZones(offers: 'all' | 'personal', own: string, now: number): OfferedZone[] {
  return knownZones(own, now).filter(({ value }) => offers === 'all' || isPersonalZone(value, now))
}

/** A zone that people may not have, and those they may choose in its place. */
export type RefusedZone = OfferedZone & { neighbours: readonly OfferedZone[] }

/** The zones that are no whole hours from UTC, each with the zones of the whole hours before and after its own; PERSON-22. */
export function refusedZones(own: string, now: number): RefusedZone[] {
  const known = knownZones(own, now)
  const personal = known
    .filter(({ value }) => isPersonalZone(value, now) && !value.startsWith('Antarctica/'))
    .map((zone) => ({ zone, offsets: offsetsOf(zone.value, now) }))
  return known
    .filter(({ value }) => !isPersonalZone(value, now) && isNameOfToday(value))
    .map((zone) => ({ ...zone, neighbours: neighboursOf(zone.value, personal, now) }))
}

function isNameOfToday(zone: string): boolean {
  return zoneText(zone) === zone.replaceAll('_', ' ')
}

function knownZones(own: string, now: number): OfferedZone[] {
  const listed = new Set([...Intl.supportedValuesOf('timeZone'), ...RENAMED_ZONES, own])
  const byName = [...listed].sort((a, b) => (a < b ? -1 : 1))
  return [...new Set([own, 'UTC', ...COMMON, ...byName])].flatMap((zone) => {
    const offset = zoneOffsetInMinutes(zone, now)
    if (offset === undefined) return []
    return [{ value: zone, label: `${zone.replaceAll('_', ' ')} (UTC${offsetText(offset)})` }]
  })
}

const DAY = 86_400_000
/** A winter, a summer, and what is between. */
const SEASONS = [0, 91, 182, 273] as const

function offsetsOf(zone: string, now: number): number[] {
  return SEASONS.map((days) => zoneOffsetInMinutes(zone, now + days * DAY) ?? 0)
}

type Candidate = { zone: OfferedZone; offsets: readonly number[] }

/**
 * Of the zones in their order the best one of the hour before and of the hour after: with the same summer time if there is one, on the same
 * continent if there is one.
 */
function neighboursOf(zone: string, candidates: readonly Candidate[], now: number): OfferedZone[] {
  const own = offsetsOf(zone, now)
  const continent = zone.slice(0, zone.indexOf('/') + 1)
  const nearest = [Math.floor, Math.ceil].flatMap((round) => {
    const wanted = own.map((minutes) => round(minutes / 60) * 60)
    const rated = candidates
      .filter(({ offsets }) => offsets[0] === wanted[0])
      .map((candidate) => {
        const isAlways = candidate.offsets.every((minutes, season) => minutes === wanted[season])
        const isNear = candidate.zone.value.startsWith(continent)
        return { ...candidate, rank: (isAlways ? 0 : 2) + (isNear ? 0 : 1) }
      })
    const [best] = rated.sort((one, other) => one.rank - other.rank)
    return best ? [best.zone] : []
  })
  return [...new Map(nearest.map((each) => [each.value, each])).values()]
}

/** As in `+2` or `−3:30`. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60 === 0 ? '' : `:${twoDigits(size % 60)}`
  return `${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`
}
