import { Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { closingWeek, type MeetingFact, type PersonId, settingValue } from '@planner/domain'
import { useDeferredValue, useMemo, useState } from 'react'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { HelpedTitle } from '../../../components/help/help.tsx'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useKeptChoice } from '../../../lib/kept-choice.ts'
import { useEventState, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { usePrinting } from '../../../lib/printing.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import classes from '../cards/cards.module.css'
import { PersonChip, useChipAsking } from '../cards/chips.tsx'
import { useCrowded } from '../cards/use-crowded.ts'
import { Windowed } from '../cards/windowed.tsx'
import { useEventNames } from '../names.ts'
import { PrintButton } from '../print-button.tsx'
import { useAskWhy, useWhyText } from '../why/ask-why.tsx'
import { ConfirmMeetingButton, TakeBackMeetingButton } from './meeting-buttons.tsx'
import { type Arrangement, type MeetingRow, meetingRows, meetingsBySession } from './meeting-rows.ts'
import { MeetingsTable } from './meetings-table.tsx'

const SHAPES = ['table', 'cards'] as const
type Shape = (typeof SHAPES)[number]

/** Everybody's meetings for the organiser: to search, to put in order, to act on; SCREEN-5. */
export function AllMeetings() {
  const t = useT()
  const names = useEventNames()
  const { meetings } = useEventState()
  const view = useMeetingsView()
  const { arrangement, search, week, isCards } = view
  const wanted = useDeferredValue(search)
  const rows = useMemo(
    () => meetingRows(meetings.values(), { arrangement, search: wanted, week }, names),
    [meetings, arrangement, wanted, week, names],
  )
  const numShown = new Set(rows.map(({ meeting }) => meeting)).size
  const numWithoutSession = [...meetings.values()].filter(names.awaitsSession).length
  return (
    <Stack component="section" gap="sm" aria-label={t('schedule.meetings.all')}>
      <HelpedTitle topic="allMeetings" order={2} size="h4">
        {t('schedule.meetings.all')}
      </HelpedTitle>
      <Toolbar view={view} hasSessions={names.hasSessions} />
      <Text className="print-only">
        {week === null ? t('meeting.week.all') : t('meeting.week.number', { number: week })}
      </Text>
      <Text size="sm" role="status">
        {numShown === 0
          ? t(search.trim() === '' ? 'meeting.none' : 'meeting.noneFound')
          : t('meeting.count', { count: numShown })}
      </Text>
      {numWithoutSession > 0 && (
        <Text size="sm">{t('meeting.withoutSession', { count: numWithoutSession })}</Text>
      )}
      {rows.length > 0 && !isCards && <MeetingsTable rows={rows} arrangement={arrangement} />}
      {rows.length > 0 && isCards && <MeetingPairCards rows={rows} />}
    </Stack>
  )
}

/** What is shown of the meetings, and how. */
function useMeetingsView() {
  const { meetingWeek } = useEventState().event
  const isNarrow = useIsNarrow()
  const [chosenArrangement, setArrangement] = useState<Arrangement>('person')
  const { chosen, choose } = useKeptChoice('planner.meetingsView', SHAPES)
  const [search, setSearch] = useState('')
  // 0 stands for the open week, whichever that is by then.
  const [chosenWeek, setChosenWeek] = useState<number | null>(0)
  const shape = chosen ?? (isNarrow ? 'cards' : 'table')
  // Cards stand by session, and on paper as the table does.
  const isPrinting = usePrinting()
  const isCards = shape === 'cards' && !isPrinting
  return {
    isNarrow,
    isCards,
    shape,
    setShape: choose,
    arrangement: isCards ? 'session' : chosenArrangement,
    setArrangement,
    search,
    setSearch,
    chosenWeek,
    setChosenWeek,
    week: chosenWeek === 0 ? meetingWeek : chosenWeek,
  }
}

type ToolbarProps = { view: ReturnType<typeof useMeetingsView>; hasSessions: boolean }

function Toolbar({ view, hasSessions }: ToolbarProps) {
  const t = useT()
  const { event } = useEventState()
  const { isNarrow, isCards, shape, setShape, arrangement, setArrangement } = view
  const { search, setSearch, chosenWeek, setChosenWeek } = view
  const arrangements: Arrangement[] = hasSessions ? ['person', 'session', 'state'] : ['person', 'state']
  // Lines above the meetings push them down on a phone.
  const named = (name: string) => (isNarrow ? { 'aria-label': name } : { label: name })
  return (
    <Group gap={isNarrow ? 'xs' : 'sm'} align="end" className="no-print">
      <SearchField
        {...named(t('meeting.search'))}
        placeholder={isNarrow ? t('meeting.search') : undefined}
        value={search}
        onChange={setSearch}
        style={{ flex: '1 1 160px', maxWidth: 400 }}
      />
      {!isCards && (
        <NativeSelect
          label={t('meeting.arrange')}
          value={arrangement}
          onChange={(event_) => setArrangement(event_.currentTarget.value as Arrangement)}
          data={arrangements.map((value) => ({ value, label: t(`meeting.arrange.${value}`) }))}
        />
      )}
      <NativeSelect
        {...named(t('meeting.week'))}
        value={String(chosenWeek)}
        onChange={({ currentTarget: { value } }) => setChosenWeek(value === 'null' ? null : Number(value))}
        data={[
          { value: '0', label: t('meeting.week.open', { number: event.meetingWeek }) },
          ...Array.from({ length: event.meetingWeek - 1 }, (_, index) => ({
            value: String(event.meetingWeek - 1 - index),
            label: t('meeting.week.number', { number: event.meetingWeek - 1 - index }),
          })),
          { value: 'null', label: t('meeting.week.all') },
        ]}
      />
      <SegmentedControl
        aria-label={t('schedule.view')}
        value={shape}
        onChange={(next) => setShape(next as Shape)}
        data={[
          { value: 'table', label: t('meeting.shape.table') },
          { value: 'cards', label: t('schedule.view.cards') },
        ]}
        size="md"
      />
      <PrintButton />
      <CloseWeek />
    </Group>
  )
}

/** Ends the open week of meetings, after saying what that does; MEET-5, SCREEN-6. */
function CloseWeek() {
  const t = useT()
  const live = useLive()
  const { variant, state, run } = useLiveSnapshot()
  const { meetingWeek } = state.event
  return (
    <Stack gap={4} align="start">
      <ConfirmButton
        label={t('meeting.week.close')}
        question={t('meeting.week.close.askTitle', { number: meetingWeek })}
        text={t('meeting.week.close.ask', {
          ...closingWeek(state),
          weeks: settingValue(variant, state.settings, 'parameters|groups|meetAgainAfterWeeks'),
          next: meetingWeek + 1,
        })}
        confirmLabel={t('meeting.week.close')}
        buttonProps={{ disabled: run !== null }}
        onConfirm={() => live.invoke('CloseWeek', { week: meetingWeek })}
      />
      {run !== null && <Text size="sm">{t('meeting.week.close.planning')}</Text>}
    </Stack>
  )
}

const SMALL = { size: 'compact-sm', mih: 32, variant: 'default' } as const
/** A finger needs more. */
const LARGE = { size: 'sm', variant: 'default' } as const

/** All meetings as small cards of two, session by session; SCHED-40. */
function MeetingPairCards({ rows }: { rows: readonly MeetingRow[] }) {
  const t = useT()
  const names = useEventNames()
  const sessions = meetingsBySession(rows)
  const { measure, isCrowded } = useCrowded(sessions.length)
  return (
    <div ref={measure} className={classes.board} data-crowded={isCrowded || undefined}>
      <div className={classes.day}>
        <div className={classes.columns}>
          {sessions.map((meetings) => {
            const [first] = meetings
            if (!first) return null
            return (
              <div key={first.sessionId} className={classes.slot}>
                <div className={classes.column} data-alone={sessions.length === 1 || undefined}>
                  {names.hasSessions && (
                    <div className={classes.head}>
                      <h3 className={classes.session}>
                        {names.sessionOf(first) || t('meeting.cards.noSession')}
                      </h3>
                      <p className={classes.sums}>{t('meeting.count', { count: meetings.length })}</p>
                    </div>
                  )}
                  <div className={classes.cards}>
                    {meetings.map((meeting) => (
                      <Windowed key={keyOf(meeting)} place={keyOf(meeting)} height={96}>
                        {() => <PairCard meeting={meeting} />}
                      </Windowed>
                    ))}
                  </div>
                </div>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

function PairCard({ meeting }: { meeting: MeetingFact }) {
  const t = useT()
  const names = useEventNames()
  const askWhy = useAskWhy()
  const whyText = useWhyText()
  const isNarrow = useIsNarrow()
  const size = isNarrow ? LARGE : SMALL
  const askOf = (personId: PersonId) => askWhy({ personId, sessionId: null })
  const [first, second] = meeting.people.map(names.somebody)
  const title = t('schedule.meetings.pair', { first: first ?? '', second: second ?? '' })
  return (
    <article className={classes.card} aria-label={title}>
      <div className={classes.top}>
        <ul className={classes.pair} {...useChipAsking(askOf)}>
          {meeting.people.map((personId) => (
            <PersonChip
              key={personId}
              personId={personId}
              name={names.somebody(personId)}
              label={names.somebody(personId)}
              satisfaction={null}
              isPlaced
              askText={askOf(personId) ? whyText(personId) : null}
              isTabStop={personId === meeting.people.find(askOf)}
            />
          ))}
        </ul>
        <MeetingStateBadge state={meeting.state} />
      </div>
      <div className={classes.buttons}>
        <ConfirmMeetingButton meeting={meeting} title={title} buttonProps={size} />
        <TakeBackMeetingButton meeting={meeting} title={title} buttonProps={size} />
      </div>
    </article>
  )
}

function keyOf({ people, week }: MeetingFact): string {
  return `${week}|${people.join('|')}`
}
