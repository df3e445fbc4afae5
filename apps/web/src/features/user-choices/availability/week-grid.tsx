import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { cellValue, longestFreeStretch, type PersonId, shortestGroup } from '@planner/domain'
import { useId, useState } from 'react'
import { ClockNote } from '../../../components/clock-note.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState, useLiveSnapshot, useVariant } from '../../../lib/live/live-context.tsx'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { usePointerKind } from '../../../lib/use-pointer-kind.ts'
import { addressOf, type GridClock, useGridClock, useWeekTexts } from './grid-clock.ts'
import { useWeekEditor } from './use-week-editor.ts'
import { ALL_HOURS, chosenHours, type HourState, hourState, RECOMMENDED_HOURS } from './week-hours.ts'
import { WeekList } from './week-list.tsx'
import { WeekTable } from './week-table.tsx'

type View = 'grid' | 'list'
type Brush = Exclude<HourState, 'busy'>

/** A person's availability for every hour of a week; AVAIL-3. */
export function WeekGrid({ personId }: { personId: PersonId }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const [brush, setBrush] = useState<Brush>('free')
  const [view, setView] = useState<View>('grid')
  const isNarrow = useIsNarrow()
  const [showsAll, setShowsAll] = useState(!isNarrow)
  const helpId = useId()
  const help = useHelp(view)
  const clock = useGridClock(personId)
  const editor = useWeekEditor(brush, clock)
  const person = state.persons.get(personId)
  const shown = showsAll ? ALL_HOURS : RECOMMENDED_HOURS
  return (
    <Stack gap="sm">
      <WeekNotice personId={personId} />
      <ClockNote personId={personId} />
      {editor.refusal && <Text size="sm">{t(`refusal.${editor.refusal}`)}</Text>}
      <Group gap="xs">
        <Choice<View>
          label={t('availability.week.view')}
          value={view}
          labels={{ grid: t('availability.week.view.grid'), list: t('availability.week.view.list') }}
          onChange={setView}
        />
        {variant.availability === 'weekGridMaybe' && (
          <Choice<Brush>
            label={t('availability.week.brush')}
            value={brush}
            labels={{ free: t('availability.yes'), maybe: t('availability.maybe') }}
            onChange={setBrush}
          />
        )}
        <Button variant="subtle" px="xs" onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'availability.week.fewHours' : 'availability.week.allHours')}
        </Button>
      </Group>
      <Text size="sm" id={helpId} maw="var(--measure-reading)">
        {help}
      </Text>
      {view === 'grid' ? (
        <WeekTable
          key={shown.length}
          label={t('availability.week.label', { name: person?.name ?? '' })}
          describedBy={helpId}
          shown={shown}
          editor={editor}
          clock={clock}
        />
      ) : (
        <WeekList shown={shown} editor={editor} clock={clock} />
      )}
      <WeekSummary clock={clock} />
      <div role="status" className="visually-hidden">
        {editor.said}
      </div>
    </Stack>
  )
}

/** How hours are chosen here: what is pointed with decides; AVAIL-20. */
function useHelp(view: View): string {
  const t = useT()
  const kind = usePointerKind()
  if (view === 'list') return t('availability.week.help.list')
  if (kind === 'touch') return t('availability.week.help.touch')
  return `${t('availability.week.help')} ${t('availability.week.help.keys')}`
}

type ChoiceProps<V extends string> = {
  label: string
  value: string
  labels: { readonly [K in V]: string }
  onChange: (value: V) => void
}

function Choice<V extends string>({ label, value, labels, onChange }: ChoiceProps<V>) {
  return (
    <SegmentedControl
      aria-label={label}
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
      data={Object.entries<string>(labels).map(([key, text]) => ({ value: key, label: text }))}
      size="md"
    />
  )
}

/**
 * Says when nobody can be matched: without hours (AVAIL-6), or without a stretch for a group (AVAIL-17); else
 * that all is well. Its height is fixed, so that the grid does not move.
 */
export function WeekNotice({ personId }: { personId: PersonId }) {
  const t = useT()
  const variant = useVariant()
  const state = useEventState('weekDayHourAvailabilities')
  const longest = longestFreeStretch(variant, state, personId)
  const needed = shortestGroup(variant, state)
  const isEnough = longest >= needed
  const text =
    longest === 0
      ? t('availability.week.noMatch')
      : isEnough
        ? t('availability.week.enough', { longest, hours: needed })
        : t('availability.week.tooShort', { longest, hours: needed })
  return (
    <Alert
      color={isEnough ? 'teal' : 'orange'}
      role="status"
      mih={{ base: 98, xs: 76 }}
      maw="var(--measure-reading)"
      display="grid"
      style={{ alignItems: 'center' }}
    >
      {text}
    </Alert>
  )
}

/** The chosen hours in words; AVAIL-12. */
function WeekSummary({ clock }: { clock: GridClock }) {
  const t = useT()
  const texts = useWeekTexts(clock)
  const state = useEventState('weekDayHourAvailabilities')
  const groups = chosenHours((day, hour) => hourState(cellValue(state, addressOf(clock, { day, hour }))))
  if (groups.length === 0) return null
  return (
    <section aria-label={t('availability.week.summary')}>
      <Text size="sm" fw={600}>
        {t('availability.week.summary')}
      </Text>
      {groups.map((group) => (
        <Text key={group.first} size="sm">
          {texts.group(group)}
        </Text>
      ))}
    </section>
  )
}
