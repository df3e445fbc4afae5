import { Button, Group, Text, TextInput } from '@mantine/core'
import { type DayTimes, type EventFields, fillTimes, MAX_SESSION_MINUTES, sessionsOf } from '@planner/domain'
import { useState } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { IntegerInput } from '../../../components/form/integer-input.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

type FillTimesProps = { typed: EventFields; onFill: (labels: string) => void }

/** Up to so many sessions are likely to be of one day. */
const ONE_DAY = 12

/** Writes the times of a whole day into the labels at once; SESSION-16. */
export function FillTimes({ typed, onFill }: FillTimesProps) {
  const t = useT()
  return (
    <Disclosure label={t('eventData.times.title')}>
      <FillTimesForm typed={typed} onFill={onFill} />
    </Disclosure>
  )
}

function FillTimesForm({ typed, onFill }: FillTimesProps) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { numSessions, newSessionLabels: text } = typed
  const count = Math.min(numSessions, variant.limits.numSessions.max)
  const [day, setDay] = useState<DayTimes>(() => usualDay(sessionsOf(variant, { ...state.event, ...typed })))
  const [isFilled, setFilled] = useState(false)
  const set = (changes: Partial<DayTimes>) => {
    setFilled(false)
    setDay((before) => ({ ...before, ...changes }))
  }
  const found = Number.isInteger(count) && count > 0 ? fillTimes(text, count, day) : undefined
  const faultOf = (field: keyof DayTimes) =>
    found && 'field' in found && found.field === field
      ? t(`eventData.times.wrong.${KINDS[field]}`, { max: MAX_SESSION_MINUTES })
      : undefined
  const time = (field: 'start' | 'lunchFrom' | 'lunchTo') => (
    <TextInput
      type="time"
      label={t(`eventData.times.${field}`)}
      value={day[field]}
      error={faultOf(field)}
      onChange={({ currentTarget: { value } }) => set({ [field]: value })}
    />
  )
  const number = (field: 'length' | 'pause' | 'perDay', max: number) => (
    <IntegerInput
      w={140}
      label={t(`eventData.times.${field}`)}
      min={field === 'pause' ? 0 : 1}
      max={max}
      value={Number.isNaN(day[field]) ? null : day[field]}
      error={faultOf(field)}
      onChange={(value) => set({ [field]: value ?? Number.NaN })}
    />
  )
  return (
    <div>
      <Group gap="sm" align="flex-start">
        <TextInput
          type="date"
          label={t('eventData.times.date')}
          min="2000-01-01"
          max="2999-12-31"
          value={day.date}
          error={faultOf('date')}
          onChange={({ currentTarget: { value } }) => set({ date: value })}
        />
        {time('start')}
        {number('length', MAX_SESSION_MINUTES)}
        {number('pause', MAX_SESSION_MINUTES)}
        {time('lunchFrom')}
        {time('lunchTo')}
        {count > ONE_DAY && number('perDay', 100)}
      </Group>
      <Group gap="sm" mt="sm">
        <Button
          disabled={!found || !('lines' in found)}
          onClick={() => {
            if (!found || !('lines' in found)) return
            onFill(found.lines.join('\n'))
            setFilled(true)
          }}
        >
          {t('eventData.times.fill')}
        </Button>
        <Text size="sm" role="status">
          {found &&
            'lines' in found &&
            t(isFilled ? 'eventData.times.filled' : 'eventData.times.ends', {
              number: Math.min(count, day.perDay),
              start: day.start,
              end: found.end,
            })}
          {found && 'fitting' in found && t('eventData.times.tooLong', { number: found.fitting })}
        </Text>
      </Group>
    </div>
  )
}

type WrongKind = 'date' | 'time' | 'minutes' | 'lunch' | 'perDay'

const KINDS: Record<keyof DayTimes, WrongKind> = {
  date: 'date',
  start: 'time',
  length: 'minutes',
  pause: 'minutes',
  lunchFrom: 'time',
  lunchTo: 'lunch',
  perDay: 'perDay',
}

/** What the first session says already, else a usual day. */
function usualDay(sessions: ReturnType<typeof sessionsOf>): DayTimes {
  const [first] = sessions
  return {
    date: first?.date ?? '',
    start: first?.start || '09:30',
    length: 45,
    pause: 10,
    lunchFrom: '12:30',
    lunchTo: '13:30',
    perDay: sessions.length > ONE_DAY ? 10 : ONE_DAY,
  }
}
