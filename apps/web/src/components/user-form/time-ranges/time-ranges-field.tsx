import { Button, Fieldset, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { WeekRanges } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { DAYS } from '../../week-days.ts'
import classes from './day-dial.module.css'
import { DayRanges } from './day-ranges.tsx'
import { defaultWeek } from './time-ranges.ts'

type TimeRangesFieldProps = { value: WeekRanges | null; onChange: (ranges: WeekRanges | null) => void }

/** When a topic's group may meet: two ranges a day; the rest of the day is not allowed (TOPIC-15, TOPIC-18). */
export function TimeRangesField({ value, onChange }: TimeRangesFieldProps) {
  const t = useT()
  return (
    <Fieldset legend={t('userData.times')}>
      <Stack gap="sm">
        <Text size="sm">{t(value ? 'userData.times.help' : 'userData.times.any')}</Text>
        {value && <Days week={value} onChange={onChange} />}
        <Group>
          <Button variant="default" size="md" onClick={() => onChange(value ? null : defaultWeek())}>
            {t(value ? 'userData.times.clear' : 'userData.times.set')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

type DaysProps = { week: WeekRanges; onChange: (week: WeekRanges) => void }

/** All days, on phones one at a time. */
function Days({ week, onChange }: DaysProps) {
  const t = useT()
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
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
