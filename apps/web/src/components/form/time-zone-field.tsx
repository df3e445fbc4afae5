import { Select } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { offeredZones } from './time-zones.ts'

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

/** A choice of time zones, with their present offset. */
export function TimeZoneField({
  value,
  offers,
  required,
  suggestsOwn,
  onChange,
  ...rest
}: TimeZoneFieldProps) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = useMemo(() => offeredZones(offers, own, Date.now()), [offers, own])
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
      // A mark that says nothing, where it does not clear.
      rightSectionProps={{ 'aria-hidden': required || value === '' }}
      allowDeselect={!required}
      aria-required={required}
    />
  )
}
