import { Button, Fieldset, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { clockText, modulo, type PersonId, type WeekRanges, zoneOffset } from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { zoneText } from '../../clock-note.tsx'
import { clockHour, isOtherClock, type ReaderClock, readerClock } from '../../reader-clock.ts'
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
        {value ? <Clocks /> : <Text size="sm">{t('userData.times.any')}</Text>}
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

/** How the picker is used, and what other clocks show at an hour of it, which is on that of the zone one has chosen; WEEK-20. */
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
