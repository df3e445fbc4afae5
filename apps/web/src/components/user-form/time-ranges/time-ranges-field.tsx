import { Button, Fieldset, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import {
  clockText,
  type HourSpan,
  modulo,
  type PersonId,
  rangeProblems,
  type WeekRanges,
  zoneOffset,
} from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { zoneText } from '../../clock-note.tsx'
import { fieldErrorText } from '../../form/field-error.ts'
import { clockHour, isOtherClock, type ReaderClock, readerClock } from '../../reader-clock.ts'
import { DAYS } from '../../week-days.ts'
import classes from './day-dial.module.css'
import { DayDial } from './day-dial.tsx'
import {
  allowedSpans,
  defaultWeek,
  type RangeIndex,
  shownTime,
  withDayCopied,
  withSpan,
  withTypedTime,
} from './time-ranges.ts'

type TimeRangesFieldProps = { value: WeekRanges | null; onChange: (ranges: WeekRanges | null) => void }

/** When a topic's group may meet: two ranges a day, nothing else (TOPIC-15, TOPIC-18). */
export function TimeRangesField({ value, onChange }: TimeRangesFieldProps) {
  const t = useT()
  return (
    <Fieldset legend={t('userData.times')}>
      <Stack gap="sm">
        {value ? <Clocks /> : <Text size="sm">{t('userData.times.any')}</Text>}
        {value && <Days week={value} onChange={onChange} />}
        <Group>
          <Button size="md" onClick={() => onChange(value ? null : defaultWeek())}>
            {t(value ? 'userData.times.clear' : 'userData.times.set')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

/** How the picker is used, and what other clocks show at an hour of it; WEEK-20. */
function Clocks() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const own = readerClock(variant, state, viewer)
  // From a zone of half hours that is a neighbour's clock, not one's own.
  const isNeighbour = viewer.personId !== null && own.minutes !== 0
  const zone = zoneText(state.persons.get(viewer.personId ?? '')?.timeZone ?? '')
  return (
    <>
      <Text size="sm">
        {isNeighbour ? t('userData.times.help.neighbour', { zone }) : t('userData.times.help')}
      </Text>
      {viewer.personId !== null && isOtherClock(own) && <OtherClocks own={own} personId={viewer.personId} />}
    </>
  )
}

function OtherClocks({ own, personId }: { own: ReaderClock; personId: PersonId }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const ahead = zoneOffset(variant, state, personId)
  const values = {
    hour: clockText(60 * EXAMPLE),
    own: clockHour(own, EXAMPLE - ahead + own.hours),
    event: clockText(60 * modulo(EXAMPLE - ahead, 24)),
    zone: zoneText(state.event.timeZone),
  }
  return (
    <Text size="sm">
      {t(own.minutes === 0 ? 'userData.times.event' : 'userData.times.halfHours', values)}
    </Text>
  )
}

/** An evening, as most groups meet in. */
const EXAMPLE = 18

type DaysProps = { week: WeekRanges; onChange: (week: WeekRanges) => void }

/** All days, on phones one at a time. */
function Days({ week, onChange }: DaysProps) {
  const t = useT()
  const isNarrow = useIsNarrow()
  const [chosen, setChosen] = useState('0')
  const days = isNarrow ? [Number(chosen)] : DAYS.map((_, day) => day)
  return (
    <>
      <Group gap="lg">
        <Text size="sm">
          <span className={classes.key} aria-hidden="true" />
          {t('userData.times.allowed')}
        </Text>
        <Text size="sm">
          <span className={classes.key} data-refused aria-hidden="true" />
          {t('userData.times.notAllowed')}
        </Text>
      </Group>
      {isNarrow && (
        <SegmentedControl
          aria-label={t('userData.times.day')}
          fullWidth
          value={chosen}
          onChange={setChosen}
          data={DAYS.map(({ short, long }, day) => ({
            value: String(day),
            label: (
              <>
                <span aria-hidden="true">{t(short)}</span>
                <span className="visually-hidden">{t(long)}</span>
              </>
            ),
          }))}
          styles={{ label: { minHeight: 44, paddingInline: 0, alignContent: 'center' } }}
        />
      )}
      <div
        style={{
          display: 'grid',
          gap: 'var(--mantine-spacing-md)',
          gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
        }}
      >
        {days.map((day) => (
          <DayRanges key={day} week={week} day={day} onChange={onChange} />
        ))}
      </div>
    </>
  )
}

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]
const WORKING_DAYS = [0, 1, 2, 3, 4]

type DayRangesProps = { week: WeekRanges; day: number; onChange: (week: WeekRanges) => void }

/** The ranges of one day: a dial, the same as text, and copying to other days; TOPIC-18, TOPIC-19. */
export function DayRanges({ week, day, onChange }: DayRangesProps) {
  const t = useT()
  const name = t(DAYS[day]?.long ?? 'weekday.E.long')
  const ranges = week[day] ?? []
  const spans = allowedSpans(ranges)
  const problems = rangeProblems(ranges)
  const copy = (days: readonly number[]) => onChange(withDayCopied(week, day, days))
  return (
    <Fieldset legend={name}>
      <Stack gap="xs" align="center">
        <DayDial
          label={name}
          spans={spans}
          onMove={({ range, end }, hour) => {
            const span = spans[range]
            if (span) onChange(withSpan(week, day, range, { ...span, [end]: hour }))
          }}
        />
        {([0, 1] as const satisfies RangeIndex[]).map((index) => {
          const rule = problems[index]
          const label = t('userData.times.number', { number: index + 1 })
          const time = (end: keyof HourSpan) => ({
            value: shownTime(ranges[index], end),
            isWrong: rule !== null && rule !== undefined,
            onCommit: (text: string) => onChange(withTypedTime(week, day, index, end, text)),
          })
          return (
            <div key={index}>
              <Group gap="xs" wrap="nowrap" justify="center">
                <Text fw={600} aria-hidden="true">
                  {index + 1}
                </Text>
                <TimeText label={t('userData.times.startOf', { number: index + 1 })} {...time('from')} />
                <span aria-hidden="true">–</span>
                <TimeText label={t('userData.times.endOf', { number: index + 1 })} {...time('to')} />
              </Group>
              {rule && (
                <Text size="sm" c="var(--missing)" role="alert">
                  {fieldErrorText(t, { field: '', rule }, label)}
                </Text>
              )}
            </div>
          )
        })}
        <Group gap={4} justify="center">
          <Button variant="subtle" px="xs" onClick={() => copy(WORKING_DAYS)}>
            {t('userData.times.copyToWorkingDays')}
          </Button>
          <Button variant="subtle" px="xs" onClick={() => copy(ALL_DAYS)}>
            {t('userData.times.copyToAll')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

type TimeTextProps = { label: string; value: string; isWrong: boolean; onCommit: (text: string) => void }

/** A time as 24 h text, taken when the field is left; TOPIC-19. */
function TimeText({ label, value, isWrong, onCommit }: TimeTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed.trim() !== '' && typed !== value) onCommit(typed)
    setTyped(null)
  }
  return (
    <TextInput
      aria-label={label}
      value={typed ?? value}
      error={isWrong}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      w={84}
      styles={{ input: { minHeight: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' } }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
    />
  )
}
