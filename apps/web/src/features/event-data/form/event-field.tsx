import { Textarea, TextInput } from '@mantine/core'
import {
  can,
  EVENT_FIELDS,
  type EventFieldKey,
  type EventField as EventFieldRule,
  eventFieldRange,
  type VariantDescription,
} from '@planner/domain'
import type { ReactNode } from 'react'
import { eventFieldLabel } from '../../../components/event-field-label.ts'
import { HelpedSwitch } from '../../../components/form/helped-switch.tsx'
import { ShortInteger } from '../../../components/form/integer-input.tsx'
import { RequiredLabel } from '../../../components/form/required-label.tsx'
import { TimeZoneField } from '../../../components/form/time-zone-field.tsx'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { RoomsField } from './rooms-field.tsx'

export type EventFieldValue = string | number | boolean | null

type EventFieldProps = {
  field: EventFieldKey
  value: EventFieldValue
  error: string | undefined
  onChange: (value: EventFieldValue) => void
}

type ControlProps = Pick<EventFieldProps, 'value' | 'onChange'> & {
  input: { name: EventFieldKey; label: ReactNode; description: string; error?: string; required: boolean }
  limit: { min: number; max: number }
}

/** One field of the event form. */
export function EventField({ field, value, error, onChange }: EventFieldProps) {
  const t = useWords()
  const variant = useVariant()
  const label = eventFieldLabel(t, variant, field)
  const { control } = EVENT_FIELDS[field]
  const required =
    field === 'name' ||
    control === 'integer' ||
    control === 'monday' ||
    (control === 'timeZone' && variant.eventFields.includes('firstMonday'))
  return controls[control]({
    value,
    onChange,
    limit: eventFieldRange(variant, field),
    input: {
      name: field,
      label: required ? <RequiredLabel>{label}</RequiredLabel> : label,
      description: eventFieldHelp(t, variant, field),
      ...(error !== undefined && { error }),
      required,
    },
  })
}

const textual =
  (type: 'text' | 'email' | 'tel' | 'url') =>
  ({ input, value, onChange }: ControlProps): ReactNode => (
    <TextInput
      {...input}
      type={type}
      autoComplete="off"
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )

const controls: Record<EventFieldRule['control'], (props: ControlProps) => ReactNode> = {
  text: textual('text'),
  email: textual('email'),
  phone: textual('tel'),
  url: textual('url'),
  multiline: ({ input, value, onChange }) => (
    <Textarea
      {...input}
      autosize
      minRows={3}
      maxRows={16}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  rooms: ({ input: { label, description, error }, value, onChange }) => (
    <RoomsField label={label} help={description} error={error} value={String(value)} onChange={onChange} />
  ),
  integer: ({ input, value, onChange, limit }) => (
    <ShortInteger
      {...input}
      {...limit}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
    />
  ),
  toggle: ({ input: { name, label, description }, value, onChange }) => (
    <HelpedSwitch name={name} label={label} help={description} checked={value === true} onChange={onChange} />
  ),
  timeZone: (props) => <ZoneField {...props} />,
  monday: ({ input, value, onChange }) => (
    <TextInput
      {...input}
      type="date"
      styles={{ wrapper: { maxWidth: 200 } }}
      // Seven days' steps from a Monday.
      min="2001-01-01"
      step={7}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
}

/** Any zone, and where people have zones of their own only such as they may have; WEEK-13. */
function ZoneField({ input, value, onChange }: ControlProps) {
  const offers = can(useVariant(), 'personalTimeZone') ? 'personal' : 'all'
  return <TimeZoneField {...input} offers={offers} value={String(value)} onChange={onChange} />
}

function eventFieldHelp(t: Translate, variant: VariantDescription, field: EventFieldKey): string {
  const limit = eventFieldRange(variant, field)
  if (field === 'sessionDurationInHours' && variant.slots === 'sessions')
    return t('eventData.durationInSessions.help', limit)
  if (field === 'timeZone' && variant.slots === 'sessions') return t('eventData.timeZoneOfSessions.help')
  return t(`eventData.field.${field}.help`, limit)
}
