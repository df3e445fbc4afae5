import { Alert, Button, type ComboboxItem, Group, type OptionsFilter, Select, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Translate, useT } from '../../lib/i18n/i18n.ts'
import { zoneText } from '../clock-note.tsx'
import { offeredZones, type RefusedZone, refusedZones } from './time-zones.ts'

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

/** A choice of time zones, with their present offset. A zone that people may not have is found with the reason and its neighbours (PERSON-22). */
export function TimeZoneField({
  value,
  offers,
  required,
  suggestsOwn,
  onChange,
  ...rest
}: TimeZoneFieldProps) {
  const t = useT()
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
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
        <Alert color="yellow" variant="light">
          <Stack gap="xs">
            {t('timeZone.ownRefused', { zone: ownRefused.label })}
            <Group gap="xs">
              {ownRefused.neighbours.map((zone) => (
                <Button key={zone.value} variant="default" onClick={() => onChange(zone.value)}>
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

/** The zones in whose names the search is, before them those that nobody may have, each as a heading over its neighbours. */
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
