import { useLayoutEffect, useRef, useState } from 'react'
import { QrCode } from '../../../components/qr-code.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './paper.module.css'
import { inPages, type PaperEntry, type PaperModel, type PaperPerson, widthOf } from './paper-model.ts'

type SheetProps = { model: PaperModel; shareLink: string }

/** Names are first to be found, and as large as they can be. */
function nameSize(name: string): 'large' | 'medium' | 'small' {
  const width = widthOf(name)
  return width <= 18 ? 'large' : width <= 30 ? 'medium' : 'small'
}

/** How many slips stand on a page; the last is for whoever has very much to read. */
const PER_PAGE = [8, 6, 4, 2] as const

/** A slip for everybody, as many on a page as the fullest one allows, with marks to cut along; PAPER-2. */
export function Slips({ model }: SheetProps) {
  const [step, setStep] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const perPage = PER_PAGE[step] ?? 2
  // They are measured, since no table knows how wide letters of all scripts are.
  useLayoutEffect(() => {
    const slips = [...(root.current?.querySelectorAll<HTMLElement>('[data-box]') ?? [])]
    if (step < PER_PAGE.length - 1 && slips.some(isCut)) setStep(step + 1)
  })
  return (
    <div ref={root} className={classes.pages}>
      {inPages(model.people, perPage).map((people) => (
        <section key={people[0]?.id} className={classes.sheet} data-slips={perPage}>
          {people.map((person) => (
            <Slip key={person.id} person={person} model={model} />
          ))}
        </section>
      ))}
    </div>
  )
}

function isCut({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1
}

function Slip({ person, model }: { person: PaperPerson; model: PaperModel }) {
  const t = useT()
  const days = new Set(person.entries.map(({ day }) => day).filter(Boolean))
  const [onlyDay] = days
  return (
    <article className={classes.slip} data-box>
      <header>
        <div>
          <h2 data-size={nameSize(person.name)} dir="auto">
            {person.name}
          </h2>
          <p className={classes.eventName} dir="auto">
            {[model.eventName, days.size === 1 ? onlyDay : ''].filter(Boolean).join(' · ')}
          </p>
        </div>
        {person.link !== '' && (
          <div className={classes.qr}>
            <QrCode text={person.link} label={t('paper.ownLink')} maxWidth="none" />
          </div>
        )}
      </header>
      {person.entries.length === 0 ? (
        <p className={classes.none}>{t('paper.noGroup')}</p>
      ) : (
        <ul>
          {person.entries.map((entry) => (
            <EntryLine key={entry.key} entry={entry} showsDay={days.size > 1} />
          ))}
        </ul>
      )}
    </article>
  )
}

type EntryLineProps = { entry: PaperEntry; showsDay?: boolean; showsPlace?: boolean }

function EntryLine({ entry, showsDay = false, showsPlace = true }: EntryLineProps) {
  const t = useT()
  const hosts = entry.hosts === '' ? '' : t('schedule.list.hosts', { names: entry.hosts })
  const facts = [showsDay ? entry.day : '', showsPlace ? entry.place : '', hosts].filter(Boolean)
  return (
    <li>
      <span className={classes.when}>{entry.when}</span>
      <span>
        <strong dir="auto">{entry.title}</strong>
        {facts.length > 0 && <small dir="auto">{facts.join(' · ')}</small>}
      </span>
    </li>
  )
}

/** The programme by session, or by room. */
export function Programme({ model, by }: SheetProps & { by: 'session' | 'room' }) {
  const t = useT()
  const parts =
    by === 'session'
      ? model.sessions.map(({ id, name }) => ({
          title: name,
          entries: model.entries.filter(({ sessionIds }) => sessionIds.includes(id)),
        }))
      : [...model.rooms, ''].map((room) => ({
          title: room || t('outward.noRoom'),
          entries: model.entries.filter(({ place }) =>
            room === '' ? place === '' : place.split(', ').includes(room),
          ),
        }))
  return (
    <section className={classes.flow}>
      <h1 dir="auto">{model.eventName}</h1>
      {parts
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }) => (
          <div key={title} className={classes.part}>
            <h2 dir="auto">{title}</h2>
            <ul>
              {entries.map((entry) => (
                <EntryLine
                  key={entry.key}
                  entry={entry}
                  showsDay={by === 'room'}
                  showsPlace={by === 'session'}
                />
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}

/** A card for each group to stand on its table: two on a page, with who sits at it. */
export function TableCards({ model }: SheetProps) {
  const t = useT()
  return inPages(model.entries, 2).map((entries) => (
    <section key={entries[0]?.key} className={classes.sheet} data-cards>
      {entries.map((entry) => (
        <article key={entry.key} className={classes.card} data-box>
          <p>{[entry.when, entry.place].filter(Boolean).join(' · ')}</p>
          <h2 dir="auto" data-size={widthOf(entry.title) <= 40 ? 'large' : 'medium'}>
            {entry.title}
          </h2>
          {entry.hosts !== '' && <p dir="auto">{t('schedule.list.hosts', { names: entry.hosts })}</p>}
          <ol data-many={entry.people.length > 12 || undefined}>
            {entry.people.map((name, index) => (
              // Two people may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is printed
              <li key={`${name} ${index}`} dir="auto">
                {name}
              </li>
            ))}
          </ol>
        </article>
      ))}
    </section>
  ))
}

/** A sign for each door: its room and what is in it, or a page for each group where there are no rooms. */
export function DoorSigns({ model, shareLink }: SheetProps) {
  const t = useT()
  const rooms = model.rooms
    .map((room) => ({ room, entries: model.entries.filter(({ place }) => place.split(', ').includes(room)) }))
    .filter(({ entries }) => entries.length > 0)
  const signs =
    rooms.length > 0
      ? rooms.map(({ room, entries }) => ({ key: room, title: room, entries }))
      : model.entries.map((entry) => ({ key: entry.key, title: entry.title, entries: [entry] }))
  return signs.map(({ key, title, entries }) => (
    <section key={key} className={classes.sheet} data-sign>
      <article className={classes.sign} data-box>
        <h1 dir="auto" data-size={widthOf(title) <= 16 ? 'large' : widthOf(title) <= 40 ? 'medium' : 'small'}>
          {title}
        </h1>
        <ul>
          {entries.map((entry) => (
            <EntryLine key={entry.key} entry={entry} showsDay showsPlace={rooms.length === 0} />
          ))}
        </ul>
        <footer>
          <p dir="auto">{model.eventName}</p>
          {shareLink !== '' && (
            <div className={classes.qr}>
              <QrCode text={shareLink} label={t('wall.find')} maxWidth="none" />
              <p>{t('wall.find')}</p>
            </div>
          )}
        </footer>
      </article>
    </section>
  ))
}

/** Everybody by name with a box to tick off. */
export function TickList({ model }: SheetProps) {
  return (
    <section className={classes.flow}>
      <h1 dir="auto">{model.eventName}</h1>
      <ul className={classes.ticks}>
        {model.people.map(({ id, name }) => (
          <li key={id} dir="auto">
            <span className={classes.box} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** To fill in by hand, for people without phones: two on a page, each with every topic and boxes for its choices. */
export function TallySheets({
  model,
  choices,
  count,
}: SheetProps & { choices: readonly string[]; count: number }) {
  const t = useT()
  const perPage = model.topics.length <= 18 ? 2 : 1
  return inPages(
    Array.from({ length: count }, (_, index) => index),
    perPage,
  ).map((sheets) => (
    <section key={sheets[0]} className={classes.sheet} data-cards={perPage === 2 || undefined} data-tally>
      {sheets.map((index) => (
        <article key={index} className={classes.tally} data-box>
          <h2 dir="auto">{model.eventName}</h2>
          <p className={classes.line}>{t('userData.name')}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('paper.topic')}</th>
                {choices.map((choice) => (
                  <th key={choice} scope="col">
                    {choice}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {model.topics.map((topic) => (
                <tr key={topic}>
                  <th scope="row" dir="auto">
                    {topic}
                  </th>
                  {choices.map((choice) => (
                    <td key={choice}>
                      <span className={classes.box} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ))}
    </section>
  ))
}
