import { Alert, Button, type ComboboxItem, Group, type OptionsFilter, Select, Stack } from '@mantine/core'
import { isPersonalZone, twoDigits, zoneOffsetInMinutes } from '@planner/domain'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Translate, useT } from '../../lib/i18n/i18n.ts'
import { RENAMED_ZONES, zoneText } from '../clock-note.tsx'
import { browserZone } from '../reader-clock.ts'

type TimeZoneFieldProps = {
  name?: string
  label: ReactNode
  description?: string
  error?: string
  value: string
  /** All zones, or those that people may have (PERSON-11). */
  offers: 'all' | 'personal'
  /** It cannot be cleared. */
  required: boolean
  /** Default to this browser's time zone while nothing is chosen. */
  suggestsOwn?: boolean
  onChange: (timeZone: string) => void
}

/** A choice of time zones; a refused one is found with its reason and neighbours (PERSON-22). */
export function TimeZoneField({
  value,
  offers,
  required,
  suggestsOwn,
  onChange,
  ...rest
}: TimeZoneFieldProps) {
  const t = useT()
  const own = browserZone()
  const zones = useMemo(() => offeredZones(offers, own, Date.now()), [offers, own])
  const refused = useMemo(() => (offers === 'personal' ? refusedZones(own, Date.now()) : []), [offers, own])
  const [search, setSearch] = useState('')
  const suggestion = suggestsOwn && value === '' && zones.some((zone) => zone.value === own) ? own : ''
  const isSuggested = useRef(false)
  useEffect(() => {
    if (suggestion === '' || isSuggested.current) return
    isSuggested.current = true
    onChange(suggestion)
  }, [suggestion, onChange])
  const isOffered = value === '' || zones.some((zone) => zone.value === value)
  const isChosen = zones.some(({ label }) => label === search)
  const found = isChosen ? [] : matching(refused, search)
  const ownRefused =
    suggestsOwn && value === '' ? refused.find((zone) => zoneText(zone.value) === zoneText(own)) : undefined
  return (
    <Stack gap="xs">
      <Select
        {...rest}
        data={isOffered ? zones : [{ value, label: value }, ...zones]}
        value={value || null}
        onChange={(zone) => onChange(zone ?? '')}
        searchable
        onSearchChange={setSearch}
        filter={withNeighbours(refused, (zone) => reasonText(t, zone))}
        nothingFoundMessage={t('timeZone.none')}
        clearable={!required}
        // A mark that says nothing, where it does not clear.
        rightSectionProps={{ 'aria-hidden': required || value === '' }}
        allowDeselect={!required}
        aria-required={required}
      />
      <div role="status" className="visually-hidden">
        {found.map((zone) => reasonText(t, zone)).join(' ')}
      </div>
      {ownRefused && (
        <Alert color="yellow">
          <Stack gap="xs">
            {t('timeZone.ownRefused', { zone: ownRefused.label })}
            <Group gap="xs">
              {ownRefused.neighbours.map((zone) => (
                <Button key={zone.value} onClick={() => onChange(zone.value)}>
                  {zone.label}
                </Button>
              ))}
            </Group>
          </Stack>
        </Alert>
      )}
    </Stack>
  )
}

function reasonText(t: Translate, { label }: RefusedZone): string {
  return t('timeZone.refused', { zone: label })
}

/** Nobody reads more of them; a part of a continent's name finds many. */
const MAX_FOUND = 3

function matching(refused: readonly RefusedZone[], search: string): readonly RefusedZone[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return []
  return refused.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, MAX_FOUND)
}

/** The zones whose names match the search; refused ones come first, as headings over their neighbours. */
function withNeighbours(
  refused: readonly RefusedZone[],
  reasonOf: (zone: RefusedZone) => string,
): OptionsFilter {
  return ({ options, search }) => {
    const wanted = search.trim().toLowerCase()
    const found = (options as ComboboxItem[]).filter(({ label }) => label.toLowerCase().includes(wanted))
    return [
      ...matching(refused, search).map((zone) => ({ group: reasonOf(zone), items: [...zone.neighbours] })),
      ...found,
    ]
  }
}

type OfferedZone = { value: string; label: string }

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
 * The zones to choose from, with their offsets at `now` (ms): the browser's, UTC, common ones, then by name
 * (PERSON-11).
 */
export function offeredZones(offers: 'all' | 'personal', own: string, now: number): OfferedZone[] {
  return knownZones(own, now).filter(({ value }) => offers === 'all' || isPersonalZone(value, now))
}

/** A zone that people may not have, and those they may choose in its place. */
type RefusedZone = OfferedZone & { neighbours: readonly OfferedZone[] }

/** The zones that are no whole hours from UTC, with the zones of the hours before and after; PERSON-22. */
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
 * The best zone of the hour before and of the hour after, preferably of the same summer time and continent.
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
