import { Anchor } from '@mantine/core'
import { can, isAdmin, type PersonId, type ScheduledGroup } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { createContext, Fragment, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useVariant, useViewer } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { PinSign } from '../pins.tsx'
import type { WhySeat } from '../plan-questions.ts'
import { useNames } from '../schedule-context.tsx'
import classes from './why-name.module.css'

const WhyDialog = lazyComponent(async () => (await import('./why-dialog.tsx')).WhyDialog)

type Ask = (place: WhySeat) => void
const Context = createContext<Ask | null>(null)

/** Shows the card that somebody asks for, above whatever they asked from; WHY-6. */
export function WhyProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<WhySeat | null>(null)
  return (
    <Context.Provider value={setPlace}>
      {children}
      {place && (
        <Suspense fallback={null}>
          <WhyDialog {...place} onClose={() => setPlace(null)} />
        </Suspense>
      )}
    </Context.Provider>
  )
}

/** Asks why somebody is where they are; undefined where the reader may not ask that. */
export function useAskWhy(): (place: WhySeat) => (() => void) | undefined {
  const ask = useContext(Context)
  const viewer = useViewer()
  return useCallback(
    (place) =>
      ask !== null && (isAdmin(viewer) || viewer.personId === place.personId) ? () => ask(place) : undefined,
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
