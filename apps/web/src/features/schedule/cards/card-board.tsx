import { Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { isThere, type Session } from '@planner/domain'
import { type CSSProperties, type Ref, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toggle } from '../../../components/form/toggle.tsx'
import { Icon } from '../../../components/icon.tsx'
import { BreakMark } from '../../../components/sessions/break-mark.tsx'
import { DayNav } from '../../../components/sessions/day-nav.tsx'
import type { SessionDays } from '../../../components/sessions/use-session-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { SessionsTitle } from '../day-list.tsx'
import { ZoneNote } from '../mine/mine-view.tsx'
import { type MovePrices, priceOf, usePriceText } from '../move-prices.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { CardLegend } from './card-legend.tsx'
import { SearchBar, useCardSearch } from './card-search.tsx'
import classes from './cards.module.css'
import { CardsContext } from './cards-context.ts'
import moving from './move.module.css'
import { moveTarget, useEffectText } from './move-targets.ts'
import { SessionColumn } from './session-column.tsx'
import { useCardMoves, useCardsValue } from './use-card-moves.ts'
import type { Drag } from './use-chip-drag.ts'
import { useCrowded } from './use-crowded.ts'

type CardBoardProps = {
  days: SessionDays
  /** Where the search stands when there is room beside the views. */
  searchPlace?: HTMLElement | null
}

/** The plan as cards: sessions side by side, on narrow screens one at a time; SCHED-33. */
export function CardBoard({ days, searchPlace = null }: CardBoardProps) {
  const isNarrow = useIsNarrow()
  const [onlyWithRoom, setOnlyWithRoom] = useState(false)
  const shown = days.shown.flatMap(({ sessions }) => sessions)
  const { only, show } = useOnlySession(days, shown, isNarrow)
  const search = useCardSearch(days, show)
  const { measure, isCrowded } = useCrowded(only ? 1 : shown.length)
  const { drag, prices, ghost, said, handlers } = useCardMoves(days.place, show)
  const cards = useCardsValue(search.found, drag, drag && prices)
  const goTo = (sessionId: number) => {
    show(sessionId)
    days.goTo(sessionId)
  }
  // Made once: hundreds of people are on it, and picking somebody up changes none of it.
  const columns = useMemo(
    () =>
      days.shown.map((day) => (
        <Day key={day.sessions[0]?.id} days={days} day={day} only={only} onlyWithRoom={onlyWithRoom} />
      )),
    [days, only, onlyWithRoom],
  )
  const [isSearching, setSearching] = useState(false)
  const searchId = useId()
  const isFolded = isNarrow && searchPlace !== null
  const searchBar = (
    <SearchBar search={search} filter={<RoomFilter isOn={onlyWithRoom} onChange={setOnlyWithRoom} />} />
  )
  return (
    <CardsContext value={cards}>
      <Stack gap="sm">
        <DayNav nav={{ ...days, isLong: days.isLong && !isNarrow, goTo }} />
        {searchPlace &&
          createPortal(
            isNarrow ? <SearchButton id={searchId} isOpen={isSearching} setOpen={setSearching} /> : searchBar,
            searchPlace,
          )}
        {(isNarrow || !searchPlace) && (
          <div id={searchId} hidden={isFolded && !isSearching}>
            {searchBar}
          </div>
        )}
        {only && <SessionPills session={only} sessions={shown} onSession={show} />}
        <ZoneNote />
        <div
          ref={useMergedRef(days.place, measure)}
          className={classes.board}
          data-crowded={isCrowded || undefined}
          data-dragging={drag !== null || undefined}
          {...handlers}
        >
          {columns}
        </div>
        <CardLegend />
        <Text className="visually-hidden" role="status">
          {said}
        </Text>
        {ghost && <DragGhost {...ghost} />}
      </Stack>
    </CardsContext>
  )
}

type DayProps = {
  days: SessionDays
  day: SessionDays['shown'][number]
  only: Session | undefined
  onlyWithRoom: boolean
}

/** The sessions of a day side by side below its heading, with the breaks between them. */
function Day({ days, day, only, onlyWithRoom }: DayProps) {
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
            />
            {!isAlone && hasBreakAfter(session) && <BreakMark />}
          </div>
        ))}
      </div>
    </div>
  )
}

type SearchButtonProps = { id: string; isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** Opens the search where there is no room for it. */
function SearchButton({ id, isOpen, setOpen }: SearchButtonProps) {
  const t = useT()
  return (
    <Button
      variant="subtle"
      px="sm"
      aria-label={t('schedule.cards.search')}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="search" />
    </Button>
  )
}

type PillsProps = {
  session: Session
  sessions: readonly Session[]
  onSession: (sessionId: number) => void
}

/** The sessions, of which one is shown: in sight however far its cards are scrolled. */
function SessionPills({ session, sessions, onSession }: PillsProps) {
  const t = useT()
  const names = useNames()
  if (sessions.length < 2) return null
  return (
    <div className={`${classes.pills} no-print`}>
      <SegmentedControl
        aria-label={t('schedule.row.session')}
        size="md"
        value={String(session.id)}
        onChange={(value) => onSession(Number(value))}
        data={sessions.map((each) => ({ value: String(each.id), label: names.session(each) }))}
      />
    </div>
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

type RoomFilterProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Leaves only groups that have room; SCHED-38. */
function RoomFilter({ isOn, onChange }: RoomFilterProps) {
  const t = useT()
  return <Toggle label={t('schedule.cards.onlyWithRoom')} checked={isOn} onChange={onChange} />
}

type Props = {
  drag: Drag
  /** What moves of the person do; null where that is not for the viewer. */
  prices: MovePrices | null
  style: CSSProperties
  ref: Ref<HTMLDivElement>
}

/** What is under the pointer while somebody is dragged: who, and what dropping them here would do. */
function DragGhost({ drag, prices, style, ref }: Props) {
  const names = useNames()
  return createPortal(
    <div ref={ref} className={moving.ghost} style={style} aria-hidden="true">
      <strong>{names.person(drag.personId)}</strong>
      <DropEffect drag={drag} prices={prices} />
    </div>,
    document.body,
  )
}

function DropEffect({ drag: { personId, from, over }, prices }: Pick<Props, 'drag' | 'prices'>) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const effectText = useEffectText()
  const priceText = usePriceText()
  const there = over?.key && over.key !== from.key ? plan.schedule.byKey.get(over.key) : undefined
  const target = useMemo(
    () => there && over && moveTarget(plan, { personId, from }, there, over.sessionId),
    [plan, personId, from, there, over],
  )
  if (over && there && isThere(plan.schedule, personId, over))
    return (
      <span>
        {t('schedule.cards.move.already', { person: names.person(personId), group: names.group(there) })}
      </span>
    )
  const price =
    over && prices && priceText(priceOf(plan.schedule, prices, from, over), names.person(personId))
  const priceLine = price && <span className={moving.price}>{price}</span>
  if (over?.key === null && from.key !== null)
    return (
      <>
        <span>{t('schedule.cards.move.out')}</span>
        {priceLine}
      </>
    )
  if (!target) return null
  const { facts, warnings } = effectText(target, personId)
  return (
    <>
      <span>{names.group(target.group)}</span>
      <span>{facts}</span>
      {priceLine}
      {warnings.map((text) => (
        <span key={text} className={moving.bad}>
          {text}
        </span>
      ))}
    </>
  )
}
