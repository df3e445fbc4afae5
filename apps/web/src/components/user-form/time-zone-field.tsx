import { Select } from '@mantine/core'
import { zoneOffsetInHours } from '@planner/domain'
import { useEffect, useMemo, useRef } from 'react'

// Its summer time differs from its winter time by two hours, so a whole-hour offset is misleading; PERSON-11 excludes it.
const EXCLUDED = 'Antarctica/Troll'

type TimeZoneFieldProps = {
  label: string
  description?: string
  error?: string
  value: string
  /** Default to this browser's time zone while nothing is chosen. */
  suggestsOwn: boolean
  onChange: (timeZone: string) => void
}

/** Time zones whose current offset is a whole number of hours; PERSON-11. */
export function TimeZoneField({ value, suggestsOwn, onChange, ...rest }: TimeZoneFieldProps) {
  const zones = useMemo(() => offeredZones(Date.now()), [])
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
      clearable
      limit={100}
    />
  )
}

function offeredZones(now: number): { value: string; label: string }[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')].flatMap((zone) => {
    const offset = zone === EXCLUDED ? undefined : zoneOffsetInHours(zone, now)
    if (offset === undefined) return []
    return [
      {
        value: zone,
        label: `${zone.replaceAll('_', ' ')} (UTC${offset < 0 ? '−' : '+'}${Math.abs(offset)})`,
      },
    ]
  })
}
