import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import type { TimeRange } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { DAYS } from '../week-days.ts'
import { defaultWeek, type WeekRanges, withAllDaysLike, withTime } from './time-ranges.ts'

type TimeRangesFieldProps = { value: WeekRanges | null; onChange: (ranges: WeekRanges | null) => void }

/** When a topic's group may meet: two ranges a day; the rest of the day is not allowed (TOPIC-15). */
export function TimeRangesField({ value, onChange }: TimeRangesFieldProps) {
  const t = useT()
  return (
    <Fieldset legend={t('userData.times')}>
      <Stack gap="sm">
        <Text size="sm">{t(value ? 'userData.times.help' : 'userData.times.any')}</Text>
        {value?.map((day, index) => {
          const dayName = t(DAYS[index]?.long ?? 'weekday.E.long')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its index
            <Fieldset key={index} legend={dayName} variant="unstyled">
              <Group gap="xs" align="flex-end">
                {([0, 1] as const).map((range) => (
                  <Group key={range} gap={4} align="flex-end" wrap="nowrap">
                    <TimeInput
                      label={t(range === 0 ? 'userData.times.from' : 'userData.times.secondFrom')}
                      time={day[range]?.startTime ?? '00:00'}
                      onChange={(time) => onChange(withTime(value, index, range, 'startTime', time))}
                    />
                    <TimeInput
                      label={t('userData.times.to')}
                      time={day[range]?.endTime ?? '00:00'}
                      onChange={(time) => onChange(withTime(value, index, range, 'endTime', time))}
                    />
                  </Group>
                ))}
                {index === 0 && (
                  <Button
                    variant="light"
                    onClick={() => onChange(withAllDaysLike(value, day as TimeRange[]))}
                  >
                    {t('userData.times.copyToAll')}
                  </Button>
                )}
              </Group>
            </Fieldset>
          )
        })}
        <Group>
          <Button variant="light" size="md" onClick={() => onChange(value ? null : defaultWeek())}>
            {t(value ? 'userData.times.clear' : 'userData.times.set')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

type TimeInputProps = { label: string; time: string; onChange: (time: string) => void }

function TimeInput({ label, time, onChange }: TimeInputProps) {
  return (
    <TextInput
      type="time"
      step={3600}
      label={label}
      value={time}
      onChange={(event) => {
        // A partially cleared time input has an empty value.
        if (event.currentTarget.value !== '') onChange(event.currentTarget.value)
      }}
    />
  )
}
