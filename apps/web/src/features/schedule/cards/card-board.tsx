import { NativeSelect, Stack, Switch, Text } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import {
  isAdmin,
  isolatedText,
  isThere,
  moveEdits,
  type PersonId,
  type Place,
  type Session,
} from '@planner/domain'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useMemo, useState } from 'react'
import { BreakMark } from '../../../components/sessions/break-mark.tsx'
import { DayNav } from '../../../components/sessions/day-nav.tsx'
import type { SessionDays } from '../../../components/sessions/use-session-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { SessionsTitle } from '../day-list.tsx'
import { ZoneNote } from '../mine/mine-view.tsx'
import { type MovePrices, markOf, priceOf, useEarlyReading, useMovePrices } from '../move-prices.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import { useAskWhy } from '../why/ask-why.tsx'
import { CardLegend } from './card-legend.tsx'
import { SearchBar, useCardSearch } from './card-search.tsx'
import classes from './cards.module.css'
import { type Cards, CardsContext } from './cards-context.ts'
import { chipOf, makeTabStop, moveBetweenChips } from './chips.tsx'
import { DragGhost } from './drag-ghost.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { mayMove, placeKey } from './move-targets.ts'
import { SessionColumn } from './session-column.tsx'
import { type Drag, placeUnder, useChipDrag } from './use-chip-drag.ts'
import { useCrowded } from './use-crowded.ts'

type CardBoardProps = {
  days: SessionDays
  /** Says what the dots mean, where the picture above does not. */
  hasLegend?: boolean
}

/** The plan as cards: sessions side by side, on narrow screens one at a time; SCHED-33. */
export function CardBoard({ days, hasLegend = true }: CardBoardProps) {
  const plan = useSchedule()
  const { viewer } = plan
  const isNarrow = useIsNarrow()
  const [onlyWithRoom, setOnlyWithRoom] = useState(false)
  const [moving, setMoving] = useState<{ personId: PersonId; from: Place } | null>(null)
  const shown = days.shown.flatMap(({ sessions }) => sessions)
  const { only, show } = useOnlySession(days, shown, isNarrow)
  const search = useCardSearch(days, show)
  const moves = useMoves(days.place)
  const { measure, isCrowded } = useCrowded(only ? 1 : shown.length)
  const { drag, ghost, ghostStyle, handlers } = useChipDrag({
    board: days.place,
    onDrop: ({ personId, from, over }) => moves.move(personId, from, over),
  })
  const goTo = (sessionId: number) => {
    show(sessionId)
    days.goTo(sessionId)
  }
  const picked = drag ?? moving
  const prices = useMovePrices(picked && { personId: picked.personId, from: picked.from.key })
  const readEarly = useEarlyReading()
  const cards = useCardsValue(search.found, drag, drag && prices)
  // Made once: hundreds of people are on it, and picking somebody up, or an answer about them, changes none of it.
  const columns = useMemo(
    () =>
      days.shown.map((day) => (
        <Day
          key={day.sessions[0]?.id}
          days={days}
          day={day}
          only={only}
          onlyWithRoom={onlyWithRoom}
          // On a narrow screen beside what the session is called.
          aside={only && <RoomFilter isOn={onlyWithRoom} onChange={setOnlyWithRoom} />}
        />
      )),
    [days, only, onlyWithRoom],
  )
  const askWhy = useAskWhy()
  const roomFilter = <RoomFilter isOn={onlyWithRoom} onChange={setOnlyWithRoom} />
  const open = (target: EventTarget) => {
    const chip = chipOf(target)
    const from = chip && placeUnder(chip)
    const personId = chip?.dataset.chip
    if (!personId || !from) return
    if (mayMove(plan, personId)) setMoving({ personId, from })
    else askWhy({ personId, sessionId: from.sessionId })?.()
  }
  return (
    <CardsContext value={cards}>
      <Stack gap="sm">
        <DayNav nav={{ ...days, isLong: days.isLong && !isNarrow, goTo }} />
        <SearchBar
          search={search}
          filter={!only && roomFilter}
          legend={hasLegend && !isNarrow && <CardLegend />}
        >
          {only && <SessionSelect session={only} sessions={shown} onSession={show} />}
        </SearchBar>
        <ZoneNote clock={isAdmin(viewer) ? null : viewer.personId} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the people on it are buttons, handled here for all of them */}
        <div
          ref={useMergedRef(days.place, measure)}
          className={classes.board}
          data-crowded={isCrowded || undefined}
          data-dragging={drag !== null || undefined}
          {...handlers}
          onClick={(event: MouseEvent) => open(event.target)}
          onKeyDown={(event: KeyboardEvent) => {
            const chip = chipOf(event.target)
            if (chip) moveBetweenChips(event, chip)
          }}
          onFocus={(event) => {
            const chip = chipOf(event.target)
            if (chip) makeTabStop(chip)
            if (chip?.dataset.chip) readEarly(chip.dataset.chip)
          }}
          onPointerOver={(event) => {
            const chip = chipOf(event.target)
            if (chip?.dataset.chip) readEarly(chip.dataset.chip)
          }}
        >
          {columns}
        </div>
        {hasLegend && isNarrow && <CardLegend />}
        <Text className="visually-hidden" role="status">
          {moves.said}
        </Text>
        {drag && <DragGhost drag={drag} prices={prices} style={ghostStyle} ref={ghost} />}
        {moving && (
          <MoveDialog
            {...moving}
            prices={prices}
            onClose={() => {
              setMoving(null)
              moves.follow(moving.personId, moving.from)
            }}
            onMove={(to) => {
              setMoving(null)
              moves.move(moving.personId, moving.from, to)
              show(to.sessionId)
              moves.follow(moving.personId, to)
            }}
          />
        )}
      </Stack>
    </CardsContext>
  )
}

type DayProps = {
  days: SessionDays
  day: SessionDays['shown'][number]
  only: Session | undefined
  onlyWithRoom: boolean
  aside?: ReactNode
}

/** The sessions of a day side by side below its heading, with the breaks between them. */
function Day({ days, day, only, onlyWithRoom, aside }: DayProps) {
  const { texts, hasDays, hasBreakAfter } = days
  const here = day.sessions.filter((session) => !only || session === only)
  const isAlone = only !== undefined || days.shown.flatMap(({ sessions }) => sessions).length === 1
  if (here.length === 0) return null
  const order = hasDays ? 3 : 2
  return (
    <div className={classes.day}>
      {hasDays && <h2 className={classes.date}>{texts.day(day)}</h2>}
      <div className={classes.columns}>
        {here.map((session) => (
          <div key={session.id} className={classes.slot}>
            <SessionColumn
              session={session}
              title={<SessionsTitle sessions={[session]} days={days} />}
              order={order}
              onlyWithRoom={onlyWithRoom}
              isAlone={isAlone}
              aside={aside}
            />
            {!isAlone && hasBreakAfter(session) && <BreakMark />}
          </div>
        ))}
      </div>
    </div>
  )
}

function SessionSelect({
  session,
  sessions,
  onSession,
}: {
  session: Session
  sessions: readonly Session[]
  onSession: (sessionId: number) => void
}) {
  const t = useT()
  const names = useNames()
  if (sessions.length < 2) return null
  return (
    <NativeSelect
      aria-label={t('schedule.cards.session')}
      value={session.id}
      onChange={({ currentTarget: { value } }) => onSession(Number(value))}
      data={sessions.map((each) => ({ value: String(each.id), label: names.session(each) }))}
      style={{ flex: '1 1 130px', minWidth: 0 }}
    />
  )
}

/** On narrow screens the one session that is shown: the one that is on, to begin with, or the first. */
function useOnlySession(days: SessionDays, shown: readonly Session[], isNarrow: boolean) {
  const [chosen, choose] = useState<number>()
  const isShown = (id: number | undefined) => shown.find((session) => session.id === id)
  const only = isNarrow ? (isShown(chosen) ?? isShown(days.current?.id) ?? shown[0]) : undefined
  const show = (sessionId: number) => {
    choose(sessionId)
    if (days.isShown(sessionId)) return
    days.choose(days.days.findIndex(({ sessions }) => sessions.some(({ id }) => id === sessionId)))
  }
  return { only, show }
}

function useCardsValue(found: Cards['found'], drag: Drag | null, prices: MovePrices | null): Cards {
  const plan = useSchedule()
  const warnings = useWarnings()
  return useMemo(() => {
    const isTarget = (place: Place) =>
      drag !== null &&
      placeKey(place) !== placeKey(drag.from) &&
      !isThere(plan.schedule, drag.personId, place)
    return {
      found,
      dragged: drag && { personId: drag.personId, place: placeKey(drag.from) },
      over: drag?.over && isTarget(drag.over) ? placeKey(drag.over) : null,
      markOf: (place) =>
        drag && prices && isTarget(place) ? markOf(priceOf(plan.schedule, prices, drag.from, place)) : null,
      mayMove: (personId) => mayMove(plan, personId),
      warningOf: warnings.ofSeat,
      groupWarningOf: warnings.ofGroup,
    }
  }, [plan, warnings, found, drag, prices])
}

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Leaves only groups that have room; SCHED-38. */
function RoomFilter({ isOn, onChange }: Props) {
  const t = useT()
  return (
    <Switch
      label={t('schedule.cards.onlyWithRoom')}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      py={10}
    />
  )
}

/** Frames in which the card of somebody who has been moved comes into sight and shows them. */
const FRAMES = 40

/** Moves people as the boxes of the tables do, in one step that can be undone, and says so; SCHED-35. */
function useMoves(board: RefObject<HTMLElement | null>) {
  const t = useT()
  const names = useNames()
  const { schedule, state } = useSchedule()
  const apply = useApplyEdits()
  const [said, setSaid] = useState('')
  const move = (personId: PersonId, from: Place, to: Place): boolean => {
    const edits = moveEdits(schedule, { personId, from, to })
    if (edits.length === 0) return false
    apply(edits)
    const group = to.key === null ? undefined : schedule.byKey.get(to.key)
    const person = isolatedText(state.persons.get(personId)?.name ?? '')
    const session = names.sessionById(to.sessionId)
    setSaid(
      group
        ? t('schedule.cards.moved', { person, group: names.group(group), session })
        : t('schedule.cards.movedOut', { person, session }),
    )
    return true
  }
  return {
    said,
    move,
    follow: (personId: PersonId, place: Place) => follow(board.current, personId, place, FRAMES),
  }
}

/** Moves the focus to somebody on a card, as soon as that shows them. */
function follow(board: HTMLElement | null, personId: PersonId, place: Place, frames: number): void {
  const card = board?.querySelector(`[data-place="${CSS.escape(placeKey(place))}"]`)
  const chip = card?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(personId)}"]`)
  if (chip) {
    chip.focus()
    return
  }
  if (frames === FRAMES) card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  if (frames > 0) requestAnimationFrame(() => follow(board, personId, place, frames - 1))
}
