import { Anchor } from '@mantine/core'
import { can, isAdmin, type PersonId, type Place, type ScheduledGroup } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import {
  createContext,
  Fragment,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { focusWhenThere } from '../../../lib/focus-when-there.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useVariant, useViewer } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { PinSign } from '../pins.tsx'
import type { WhySeat } from '../plan-questions.ts'
import { useNames } from '../schedule-context.tsx'
import type { Closing } from './person-card.tsx'
import classes from './why-name.module.css'

const PersonCard = lazyComponent(async () => (await import('./person-card.tsx')).PersonCard)

/** Whose card is asked for, and what the asking part of the page does with what comes of it. */
type Asked = WhySeat & {
  /** The group that they were picked from; one of theirs in the session where none is said. */
  from?: Place
  /** Brings them into sight where they are now, and back into focus. */
  follow?: (to: Place) => void
}
type Ask = (asked: Asked) => void
const Context = createContext<Ask | null>(null)

/** Shows the card that somebody asks for, beside what they asked from; WHY-6. */
export function WhyProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const asking = useRef<Element | null>(null)
  const viewer = useViewer()
  useEffect(() => {
    if (isAdmin(viewer)) void PersonCard.fetch()
  }, [viewer])
  const goingBack = useRef<() => void>(() => {})
  const ask = useCallback((next: Asked) => {
    // A card that closed a frame ago must not take the focus from this one.
    goingBack.current()
    asking.current = document.activeElement
    setAsked(next)
  }, [])
  const [said, setSaid] = useState('')
  const close = (closing?: Closing) => {
    setAsked(null)
    if (!asked) return
    if (closing) setSaid(closing.said)
    const { personId, from, follow } = asked
    const place = closing?.to ?? from
    if (place && follow) follow(place)
    else goingBack.current = focusWhenThere(() => named(asking.current, personId))
  }
  return (
    <Context.Provider value={ask}>
      <div className={classes.frame} data-beside={asked !== null || undefined}>
        <div className={classes.page}>{children}</div>
        {asked && (
          <Suspense fallback={null}>
            <PersonCard
              key={`${asked.personId} ${asked.sessionId} ${asked.from?.key}`}
              {...asked}
              onClose={close}
            />
          </Suspense>
        )}
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
    </Context.Provider>
  )
}

/** What was asked from, or else the name of the person somewhere on the page. */
function named(asking: Element | null, personId: PersonId): HTMLElement | null {
  if (asking instanceof HTMLElement && asking.isConnected && asking !== document.body) return asking
  const id = CSS.escape(personId)
  return document.querySelector<HTMLElement>(`[data-asks="${id}"], [data-chip="${id}"]`)
}

type ClosesForCardProps = { close: () => void; children: ReactNode }

/** What is in a dialog that goes before a card opens: no dialog stands above another; WHY-6. */
export function ClosesForCard({ close, children }: ClosesForCardProps) {
  const ask = useContext(Context)
  const askAfter: Ask = (asked) => {
    close()
    // The focus is back where the dialog was opened.
    requestAnimationFrame(() => ask?.(asked))
  }
  return <Context.Provider value={ask && askAfter}>{children}</Context.Provider>
}

/** Asks why somebody is where they are; undefined where the reader may not ask that. */
export function useAskWhy(): (asked: Asked) => (() => void) | undefined {
  const ask = useContext(Context)
  const viewer = useViewer()
  return useCallback(
    (asked) =>
      ask !== null && (isAdmin(viewer) || viewer.personId === asked.personId) ? () => ask(asked) : undefined,
    [ask, viewer],
  )
}

/** The label of the question why; `isWithout`: the person has no group there, or no meeting. */
export function useWhyText(): (personId: PersonId, isWithout?: boolean) => string {
  const t = useWords()
  const viewer = useViewer()
  const hasPairs = can(useVariant(), 'pairs')
  return (personId, isWithout = false) => {
    if (isWithout) return t('why.ask.without')
    return t(hasPairs ? 'why.ask.meetings' : personId === viewer.personId ? 'why.ask.own' : 'why.ask')
  }
}

type Props = WhySeat & {
  /** They have no group there, or no meeting. */
  isWithout?: boolean
}

/** "Why am I here?", or of somebody else; nothing where the reader may not ask. */
export function WhyLink({ isWithout = false, ...place }: Props) {
  const whyText = useWhyText()
  const ask = useAskWhy()(place)
  if (!ask) return null
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      mih={44}
      aria-haspopup="dialog"
      style={{ alignSelf: 'start', justifySelf: 'start' }}
      onClick={ask}
    >
      {whyText(place.personId, isWithout)}
    </Anchor>
  )
}

type WhyNameProps = WhySeat & {
  /** -1 where a table has the tab stop. */
  tabIndex?: number
  /** They have no group there, or no meeting. */
  isWithout?: boolean
  children: ReactNode
}

/** A person's name that opens the card of their place; the name alone for those who may not ask. WHY-6 */
export function WhyName({ tabIndex, isWithout = false, children, ...place }: WhyNameProps) {
  const whyText = useWhyText()
  const ask = useAskWhy()(place)
  if (!ask) return children
  return (
    <button
      type="button"
      className={classes.name}
      data-asks={place.personId}
      aria-haspopup="dialog"
      aria-description={whyText(place.personId, isWithout)}
      tabIndex={tabIndex}
      onClick={ask}
    >
      {children}
    </button>
  )
}

type WhyNamesProps = {
  /** A sentence with `names` in it. */
  text: Extract<MessageKey, 'schedule.list.hosts' | 'schedule.list.people'>
  people: readonly PersonId[]
  group: ScheduledGroup
  sessionId: number
}

/** Stands for the names until the sentence is taken apart; no text has it. */
const HERE = '\uE000'

/** A sentence with the names of people of a group, each of whom can be asked about by those who may. */
export function WhyNames({ text, people, group, sessionId }: WhyNamesProps) {
  const t = useT()
  const names = useNames()
  const [before, after] = t(text, { names: HERE }).split(HERE)
  return (
    <>
      {before}
      {people.map((personId, index) => (
        <Fragment key={personId}>
          {index > 0 && ', '}
          <WhyName personId={personId} sessionId={sessionId}>
            {names.person(personId)}
          </WhyName>
          {group.keeps.has(personId) && <PinSign isNamed />}
        </Fragment>
      ))}
      {after}
    </>
  )
}
