import { clockText, wallTimeAt } from '@planner/domain'
import type { WallEntry, WallState } from '@planner/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { QrCode } from '../../components/qr-code.tsx'
import { browserZone } from '../../components/reader-clock.ts'
import { useLanguage, useT } from '../../lib/i18n/i18n.ts'
import { Crowd } from './crowd.tsx'
import { useAwake, useWall, type Wall } from './use-wall.ts'
import classes from './wall.module.css'
import { type Changed, pagesOf, type Slot, wallView } from './wall-view.ts'

/** How long a page of rows stays; ms. */
const PAGE_MS = 12_000
/** So many lines of rows fit below the heading, and above what is next. */
const LINES = { page: 9, aboveNext: 6.9 }
/** From then on what comes next is shown with its rooms, so that people find them; ms. */
const SOON_MS = 20 * 60_000
/** What is so old is said to be. */
const STALE_MS = 30_000

/** A screen for everybody in the room; PUBLISH-9. */
export function WallPage({ token }: { token: string }) {
  const t = useT()
  const language = useLanguage()
  const wall = useWall(token, language)
  const now = useTicks(wall.serverNow)
  useAwake()
  useDarkPage(wall.state?.name)
  const { state } = wall
  if (!state)
    return (
      <main id="content" className={classes.wall}>
        <p className={classes.message} role="status">
          {t(wall.isGone ? 'wall.gone' : 'app.loading')}
        </p>
      </main>
    )
  return (
    <main id="content" className={classes.wall}>
      <Shown state={state} wall={wall} now={now} />
    </main>
  )
}

type ShownProps = { state: WallState; wall: Wall; now: number }

function Shown({ state, wall, now }: ShownProps) {
  const view = wallView(state, now)
  const zone = state.timeZone || browserZone()
  if (view.kind === 'before') return <Before state={state} wall={wall} now={now} zone={zone} />
  const pages =
    view.kind === 'undated'
      ? view.sessions.flatMap(({ name, entries }) =>
          pagesOf(entries, LINES.page).map((rows) => (
            <Rows key={`${name} ${rows[0]?.id}`} title={name} rows={rows} zone={zone} />
          )),
        )
      : dayPages(view, { wall, now, zone })
  return (
    <>
      <div className={classes.main}>
        <Turning pages={pages} now={now} fallback={<Over state={state} />} />
      </div>
      <Aside state={state} wall={wall} now={now} zone={zone} />
    </>
  )
}

type DayView = Extract<ReturnType<typeof wallView>, { kind: 'day' }>

function dayPages(
  { on, next }: DayView,
  { wall, now, zone }: { wall: Wall; now: number; zone: string },
): ReactNode[] {
  const foot = next ? <NextLine slot={next} now={now} zone={zone} /> : null
  const nowPages = on.flatMap((slot) =>
    pagesOf(slot.entries, LINES.aboveNext).map((rows) => (
      <Rows
        key={`now ${rows[0]?.id}`}
        kind="now"
        slot={slot}
        rows={rows}
        changes={wall.changes}
        zone={zone}
        foot={foot}
      />
    )),
  )
  const isSoon = next !== undefined && (on.length === 0 || next.start - now <= SOON_MS)
  const nextPages = isSoon
    ? pagesOf(next.entries, LINES.page).map((rows) => (
        <Rows
          key={`next ${rows[0]?.id}`}
          kind="next"
          slot={next}
          rows={rows}
          changes={wall.changes}
          now={now}
          zone={zone}
        />
      ))
    : []
  return [...nowPages, ...nextPages]
}

/** One page after the other, with how many there are. */
function Turning({
  pages,
  now,
  fallback,
}: {
  pages: readonly ReactNode[]
  now: number
  fallback: ReactNode
}) {
  if (pages.length === 0) return fallback
  const shown = Math.floor(now / PAGE_MS) % pages.length
  return (
    <>
      {pages[shown]}
      {pages.length > 1 && (
        <p className={classes.pages} aria-hidden="true">
          {pages.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has nothing but its place
            <span key={index} data-shown={index === shown || undefined} />
          ))}
        </p>
      )}
    </>
  )
}

type RowsProps = {
  rows: readonly WallEntry[]
  zone: string
  /** In place of a time. */
  title?: string
  kind?: 'now' | 'next'
  slot?: Slot
  now?: number
  changes?: ReadonlyMap<string, Changed>
  foot?: ReactNode
}

function Rows({ rows, zone, title, kind, slot, now, changes, foot }: RowsProps) {
  const t = useT()
  const hasPlaces = rows.some(({ place }) => place !== '')
  return (
    <section className={classes.page}>
      <h1 className={classes.title} data-kind={kind}>
        {kind ? t(`wall.${kind}`) : title}
        {slot && (
          <small>
            {[
              slot.sessions,
              t('wall.fromTo', { from: timeText(zone, slot.start), to: timeText(zone, slot.end) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            {kind === 'next' && now !== undefined && <Countdown start={slot.start} now={now} />}
          </small>
        )}
      </h1>
      <ul className={classes.rows} data-places={hasPlaces || undefined}>
        {rows.map((entry) => {
          const change = changes?.get(entry.id)
          return (
            <li key={entry.id} data-changed={change !== undefined || undefined}>
              {hasPlaces && (
                <span className={classes.place} dir="auto">
                  {entry.place}
                </span>
              )}
              <span className={classes.name} dir="auto">
                {entry.title}
              </span>
              {change && (
                <span className={classes.was}>
                  {change.place === entry.place || change.place === ''
                    ? t('wall.wasAt', { time: timeText(zone, change.start) })
                    : t('wall.wasIn', { place: change.place })}
                </span>
              )}
              <span className={classes.people}>{t('wall.people', { number: entry.numPeople })}</span>
            </li>
          )
        })}
      </ul>
      {foot}
    </section>
  )
}

function Countdown({ start, now }: { start: number; now: number }) {
  const t = useT()
  const minutes = Math.ceil((start - now) / 60_000)
  if (minutes > 90) return null
  return <> · {t('wall.inMinutes', { number: minutes })}</>
}

function NextLine({ slot, now, zone }: { slot: Slot; now: number; zone: string }) {
  const t = useT()
  const isToday = wallTimeAt(zone, slot.start)?.date === wallTimeAt(zone, now)?.date
  if (!isToday) return null
  return (
    <footer className={classes.next}>
      <h2>{t('wall.nextAt', { time: timeText(zone, slot.start) })}</h2>
      <p dir="auto">{slot.entries.map(({ title }) => title).join(' · ')}</p>
    </footer>
  )
}

function Over({ state }: { state: WallState }) {
  const t = useT()
  return (
    <section className={classes.page}>
      <h1 className={classes.title}>{state.name}</h1>
      <p className={classes.message}>{t('wall.over')}</p>
    </section>
  )
}

type AsideProps = { state: WallState; wall: Wall; now: number; zone: string }

function Aside({ state, wall, now, zone }: AsideProps) {
  const t = useT()
  return (
    <aside className={classes.aside}>
      <Clock now={now} zone={zone} wall={wall} />
      {state.join !== '' && (
        <div className={classes.join}>
          <div className={classes.code}>
            <QrCode
              text={new URL(state.join, window.location.origin).href}
              label={t('wall.join')}
              maxWidth="none"
            />
          </div>
          <p>{t('wall.find')}</p>
        </div>
      )}
    </aside>
  )
}

/** While people answer: how to join, how many have, and the room as it fills. */
function Before({ state, wall, now, zone }: AsideProps) {
  const t = useT()
  const { numPeople, numAnswered, join, name } = state
  return (
    <>
      <section className={classes.before}>
        <h1 className={classes.event} dir="auto">
          {name}
        </h1>
        {join !== '' && (
          <div className={classes.invitation}>
            <div className={classes.code}>
              <QrCode
                text={new URL(join, window.location.origin).href}
                label={t('wall.join')}
                maxWidth="none"
              />
            </div>
            <p>{t('wall.join')}</p>
          </div>
        )}
      </section>
      <aside className={classes.aside}>
        <Clock now={now} zone={zone} wall={wall} />
        <Crowd people={numPeople} answered={numAnswered ?? numPeople} />
        <p className={classes.count} aria-live="polite">
          <strong>{numAnswered ?? numPeople}</strong>
          {numAnswered === null
            ? t('wall.here', { number: numPeople })
            : t('wall.answered', { people: numPeople })}
        </p>
      </aside>
    </>
  )
}

function Clock({ now, zone, wall }: { now: number; zone: string; wall: Wall }) {
  const t = useT()
  const age = now - wall.seenAt
  return (
    <div className={classes.clock}>
      <time>{timeText(zone, now)}</time>
      {(age > STALE_MS || wall.isGone) && (
        <p className={classes.stale} role="status">
          {wall.isGone ? t('wall.gone') : t('wall.stale', { time: timeText(zone, wall.seenAt) })}
        </p>
      )}
    </div>
  )
}

function timeText(zone: string, at: number): string {
  return clockText(wallTimeAt(zone, at)?.minutes ?? 0)
}

/** The server's time, each second anew. */
function useTicks(serverNow: () => number): number {
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return serverNow()
}

/** Projectors and halls want a dark page, whatever the device is set to. */
function useDarkPage(name: string | undefined): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.mantineColorScheme
    dataset.mantineColorScheme = 'dark'
    return () => {
      if (before === undefined) delete dataset.mantineColorScheme
      else dataset.mantineColorScheme = before
    }
  }, [])
  useEffect(() => {
    if (name !== undefined) document.title = name
  }, [name])
}
