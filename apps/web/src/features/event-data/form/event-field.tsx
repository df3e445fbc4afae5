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
import { IntegerInput } from '../../../components/form/integer-input.tsx'
import { RequiredLabel } from '../../../components/form/required-label.tsx'
import { TimeZoneField } from '../../../components/form/time-zone-field.tsx'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'

export type EventFieldValue = string | number | boolean | null

type EventFieldProps = {
  field: EventFieldKey
  value: EventFieldValue
  error: string | undefined
  onChange: (value: EventFieldValue) => void
}

type ControlProps = EventFieldProps & {
  label: string
  description: string
  limit: { min: number; max: number }
}

/** One field of the event form. */
export function EventField(props: EventFieldProps) {
  const t = useWords()
  const variant = useVariant()
  const { control } = EVENT_FIELDS[props.field]
  return controls[control]({
    ...props,
    label: eventFieldLabel(t, variant, props.field),
    description: eventFieldHelp(t, variant, props.field),
    limit: eventFieldRange(variant, props.field),
  })
}

const textual =
  (type: 'text' | 'email' | 'tel' | 'url') =>
  ({ field, value, error, onChange, label, description }: ControlProps): ReactNode => (
    <TextInput
      type={type}
      name={field}
      label={field === 'name' ? <RequiredLabel>{label}</RequiredLabel> : label}
      description={description}
      error={error}
      required={field === 'name'}
      withAsterisk={false}
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
  multiline: ({ field, value, error, onChange, label, description }) => (
    <Textarea
      name={field}
      label={label}
      description={description}
      error={error}
      autosize
      minRows={3}
      maxRows={16}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  integer: ({ field, value, error, onChange, label, description, limit }) => (
    <IntegerInput
      name={field}
      label={<RequiredLabel>{label}</RequiredLabel>}
      description={description}
      error={error}
      required
      withAsterisk={false}
      w="100%"
      styles={{ wrapper: { maxWidth: 160 } }}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      {...limit}
    />
  ),
  toggle: ({ field, value, onChange, label, description }) => (
    <HelpedSwitch
      name={field}
      label={label}
      help={description}
      checked={value === true}
      onChange={onChange}
    />
  ),
  timeZone: (props) => <ZoneField {...props} />,
  monday: ({ field, value, error, onChange, label, description }) => (
    <TextInput
      type="date"
      name={field}
      label={<RequiredLabel>{label}</RequiredLabel>}
      description={description}
      error={error}
      required
      withAsterisk={false}
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
function ZoneField({ field, value, error, onChange, label, description }: ControlProps) {
  const variant = useVariant()
  const isRequired = variant.eventFields.includes('firstMonday')
  return (
    <TimeZoneField
      name={field}
      label={isRequired ? <RequiredLabel>{label}</RequiredLabel> : label}
      description={description}
      {...(error === undefined ? {} : { error })}
      offers={can(variant, 'personalTimeZone') ? 'personal' : 'all'}
      required={isRequired}
      value={String(value)}
      onChange={onChange}
    />
  )
}

function eventFieldHelp(t: Translate, variant: VariantDescription, field: EventFieldKey): string {
  const limit = eventFieldRange(variant, field)
  if (field === 'sessionDurationInHours' && variant.slots === 'sessions')
    return t('eventData.durationInSessions.help', limit)
  if (field === 'timeZone' && variant.slots === 'sessions') return t('eventData.timeZoneOfSessions.help')
  return t(`eventData.field.${field}.help`, limit)
}
