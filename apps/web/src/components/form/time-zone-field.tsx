import { Select } from '@mantine/core'
import { isPersonalZone, zoneOffsetInMinutes } from '@planner/domain'
import { useEffect, useMemo, useRef } from 'react'
import { twoDigits } from '../../lib/time-text.ts'

type TimeZoneFieldProps = {
  name?: string
  label: string
  description?: string
  error?: string
  value: string
  /** All zones, or those that people may have (PERSON-11). */
  offers: 'all' | 'personal'
  /** It cannot be cleared. */
  required: boolean
  withAsterisk?: boolean
  /** Default to this browser's time zone while nothing is chosen. */
  suggestsOwn?: boolean
  onChange: (timeZone: string) => void
}

/** A choice of time zones, with their present offset. */
export function TimeZoneField({
  value,
  offers,
  required,
  suggestsOwn,
  onChange,
  ...rest
}: TimeZoneFieldProps) {
  const zones = useMemo(() => offeredZones(offers, Date.now()), [offers])
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const suggestion = suggestsOwn && value === '' && zones.some((zone) => zone.value === own) ? own : ''
  const isSuggested = useRef(false)
  useEffect(() => {
    if (suggestion === '' || isSuggested.current) return
    isSuggested.current = true
    onChange(suggestion)
  }, [suggestion, onChange])
  const isOffered = value === '' || zones.some((zone) => zone.value === value)
  return (
    <Select
      {...rest}
      data={isOffered ? zones : [{ value, label: value }, ...zones]}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      searchable
      clearable={!required}
      allowDeselect={!required}
      limit={100}
    />
  )
}

function offeredZones(offers: TimeZoneFieldProps['offers'], now: number): { value: string; label: string }[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')].flatMap((zone) => {
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
