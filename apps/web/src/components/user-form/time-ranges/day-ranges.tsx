import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import { type HourSpan, rangeProblems, type WeekRanges } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { fieldErrorText } from '../../form/field-error.ts'
import { DAYS } from '../../week-days.ts'
import { DayDial } from './day-dial.tsx'
import {
  allowedSpans,
  type RangeIndex,
  shownTime,
  withDayCopied,
  withSpan,
  withTypedTime,
} from './time-ranges.ts'

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]
const WORKING_DAYS = [0, 1, 2, 3, 4]

type DayRangesProps = { week: WeekRanges; day: number; onChange: (week: WeekRanges) => void }

/** The ranges of one day: a dial, the same times as text, and copying them to other days; TOPIC-18, TOPIC-19. */
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
