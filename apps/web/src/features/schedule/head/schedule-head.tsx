import { Anchor, Button, Title } from '@mantine/core'
import { type ComponentType, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Help } from '../../../components/help/help.tsx'
import { PlanFailure } from '../../../components/plan-failure.tsx'
import { TellPeopleButton } from '../../../components/tell-people/tell-people-button.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { useTellsFailure } from '../../../lib/failure-in-place.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { type RunOutcome, useRunOutcome } from '../../../lib/run-outcome.ts'
import type { LateButtonProps } from '../late/place-late.tsx'
import { RepairButton } from '../plan-check/finding-line.tsx'
import { DraftButtons } from './draft-buttons.tsx'
import classes from './head.module.css'
import { isBadNews, type Primary } from './head-state.ts'
import { type Known, useHeadTexts } from './head-texts.ts'
import { PublishButton } from './publish-button.tsx'
import { StartButton } from './start-button.tsx'
import { useDistanceLine } from './use-distance-line.ts'
import { type Head, type KnownPlan, useHead } from './use-head.ts'
import { type Starting, useStart } from './use-start.ts'
import { WhoSees } from './who-sees.tsx'

const Attention = lazyComponent(async () => (await import('./attention.tsx')).Attention)
const PlanAgain = lazyComponent(async () => (await import('./plan-again.tsx')).PlanAgain)
const MovedLine = lazyComponent(async () => (await import('./moved-line.tsx')).MovedLine)
const DraftChanges = lazyComponent(
  async () => (await import('../plan-versions/draft-review.tsx')).DraftReview,
)

type Props = KnownPlan &
  Known & {
    /** Broken rules and conflicts of the plan, in words. */
    warnings?: readonly string[]
    maybes?: readonly string[]
    /** Places people who lack something, in this kind of schedule. */
    Late: ComponentType<LateButtonProps>
    /** Another way to a first plan. */
    byHand?: ReactNode
    /** What a run has just brought. */
    picture?: ReactNode
    /** What a first plan still needs, with the ways to it. */
    needs?: ReactNode
    onReport: () => void
    onScenarios: () => void
  }

/** How it stands, the one thing to do next, and what needs attention, for organisers; SCHED-57 to SCHED-63. */
export function ScheduleHead({ warnings = [], maybes = [], ...given }: Props) {
  const head = useHead(given)
  const { state, draft } = head
  const starting = useStart(head.refusal, head.check.made.status === 'busy')
  const place = useRef<HTMLElement>(null)
  useFocusOfGone(place)
  const [isAgain, setAgain] = useState(false)
  const againId = useId()
  // What was chosen is under way.
  const isRunning = state.name === 'running'
  useEffect(() => {
    if (isRunning) setAgain(false)
  }, [isRunning])
  // No other plan is made beside one that is being made or waits.
  const isBusy = isRunning || draft !== undefined
  const hasPlan = given.plan !== null
  const [chipPlace, setChipPlace] = useState<HTMLElement | null>(null)
  const isBad = isBadNews(state) || state.name === 'cannotWork'
  return (
    <>
      <section
        ref={place}
        tabIndex={-1}
        className={`${classes.head} no-print`}
        data-state={state.name}
        data-bad={isBad || undefined}
        data-plan={hasPlan || undefined}
      >
        <Says head={head} given={given} chip={<div ref={setChipPlace} className={classes.chipPlace} />} />
        {given.picture && !isBad && <PictureOfNew>{given.picture}</PictureOfNew>}
        <div className={classes.actions}>
          <PrimaryButton head={head} starting={starting} />
          <given.Late isOffered={state.primary?.act === 'fitIn'} isMain />
          {hasPlan && !isRunning && <AgainButton id={againId} isOpen={isAgain} setOpen={setAgain} />}
          {hasPlan && !isBusy && head.isVisible && <TellPeopleButton start="plan" />}
          {!hasPlan && !isBusy && state.primary?.act !== 'generate' && (
            <StartButton starting={starting} keeps={false} />
          )}
          {!isBusy && given.byHand}
        </div>
        <span id={starting.hintId} hidden>
          {head.refusal}
        </span>
        {given.needs}
      </section>
      <div id={againId} hidden={!isAgain || !hasPlan}>
        {isAgain && hasPlan && (
          <Suspense fallback={null}>
            <PlanAgain
              ready={head.ready}
              isUsedUp={head.isUsedUp}
              starting={starting}
              onOther={() => {
                setAgain(false)
                given.onScenarios()
              }}
            />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {draft && <DraftChanges key={draft.id} planId={draft.id} />}
        <Attention head={head} warnings={warnings} maybes={maybes} chipPlace={chipPlace} />
      </Suspense>
    </>
  )
}

/** The sentence, which has the focus when a run has brought a plan, and the numbers below it. */
function Says({ head, given, chip }: { head: Head; given: Props; chip: ReactNode }) {
  const t = useWords()
  const { state } = head
  const { title, lines: known } = useHeadTexts(head, given)
  const distance = useDistanceLine(head)
  const lines = distance === null ? known : [...known, distance]
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOfOutcome(heading)
  const hasPlan = given.plan !== null
  const titled = (
    <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.title ?? ''}>
      {title}
    </Title>
  )
  return (
    <div className={classes.says}>
      {hasPlan ? (
        titled
      ) : (
        <Help topic="planning" about={t('schedule.generate')}>
          {titled}
        </Help>
      )}
      {state.name === 'failed' && !hasPlan && <Failure />}
      <div className={classes.below}>
        <p className={classes.line}>
          {/* On a phone it is cut off. */}
          <span className={classes.numbers} title={lines.join(' ')}>
            {lines.map((line) => (
              <span key={line} className={hasPlan ? undefined : classes.own}>
                {line}{' '}
              </span>
            ))}
          </span>
          {state.name === 'missingPlaces' && (
            <Anchor component="button" type="button" onClick={given.onReport}>
              {t('head.who')}
            </Anchor>
          )}{' '}
          {hasPlan && state.name !== 'draft' && (
            <WhoSees
              isVisible={head.isVisible}
              numPeople={head.numPeople}
              hasPublish={state.primary?.act === 'publish'}
            />
          )}
        </p>
        {chip}
      </div>
      {hasPlan && <Outcome undoId={head.undoId} />}
    </div>
  )
}

type AgainProps = { id: string; isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** Opens the choice of another plan; SCHED-61. */
function AgainButton({ id, isOpen, setOpen }: AgainProps) {
  const t = useWords()
  return (
    <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
      {t('head.again')}
    </Button>
  )
}

type PrimaryProps = { head: Head; starting: Starting }

/** The one button in full colour. */
function PrimaryButton({ head, starting }: PrimaryProps) {
  const t = useWords()
  const { primary } = head.state
  const effect = (of: Extract<Primary, { effect: unknown }>['effect']) =>
    of && of.moving > 0 ? ` · ${t('head.moves', { number: of.moving })}` : ''
  switch (primary?.act) {
    case 'generate':
    case 'replan':
      return (
        <StartButton starting={starting} keeps={primary.act === 'replan'} isMain>
          {effect(primary.effect)}
        </StartButton>
      )
    case 'repair':
      return head.repair && <RepairButton repair={head.repair} isMain />
    case 'publish':
      return head.draft ? (
        <DraftButtons planId={head.draft.id} numPeople={head.numPeople} onDone={head.readVersions} />
      ) : (
        <PublishButton numPeople={head.numPeople} />
      )
    default:
      return null
  }
}

/** Why a run made no plan, told in place of a dialog; PLAN-19. */
function Failure() {
  const { planError } = useLiveSnapshot()
  useTellsFailure()
  return <div role={planError ? 'alert' : undefined}>{planError && <PlanFailure error={planError} />}</div>
}

/** What the last run on this page has brought, until another plan comes. */
function useOutcome(): RunOutcome | null {
  const outcome = useRunOutcome()
  const { planVersion } = useLiveSnapshot()
  return outcome?.part.planVersion === planVersion ? outcome.part : null
}

function Outcome({ undoId }: { undoId: string | null }) {
  const outcome = useOutcome()
  return (
    outcome && (
      <Suspense fallback={null}>
        <MovedLine before={outcome.before} undoId={undoId} />
      </Suspense>
    )
  )
}

/** ROOM-12. */
function PictureOfNew({ children }: { children: ReactNode }) {
  return useOutcome() && <Suspense fallback={null}>{children}</Suspense>
}

/** The head has the focus when a run has brought a plan; PLAN-3. */
function useFocusOfOutcome(heading: { current: HTMLElement | null }): void {
  const outcome = useRunOutcome()
  useEffect(() => {
    if (!outcome?.isNew) return
    outcome.isNew = false
    // The dialog of the run gives the focus back to where it was when it closes.
    setTimeout(() => {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    })
  }, [outcome, heading])
}
