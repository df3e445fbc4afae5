import { Button, Group, Stack, Text, Title } from '@mantine/core'
import {
  activePeople,
  can,
  type EventState,
  groupsBy,
  isUpcoming,
  type PersonId,
  PLANNED_TABLES,
  type PlanContent,
  planContentOf,
  scheduleOf,
  tabRefusal,
  type VariantDescription,
} from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { showAlert } from '../../../lib/alert.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import {
  useAnswer,
  useEventState,
  useLive,
  useLiveSnapshot,
  useSetting,
  useVariant,
} from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { shortNames } from '../../../lib/short-names.ts'
import { usePlannerTab } from '../../../lib/tab.ts'
import { outcomeTexts, useMeetingOutcome } from '../meetings/outcome-parts.tsx'
import { useEventNames } from '../names.ts'
import { reportOf, VERSIONS } from '../plan-questions.ts'
import { IN_FORCE, useComparedPlans } from '../plan-versions/compare-plans.ts'
import { ComparisonView } from '../plan-versions/comparison-view.tsx'
import { DraftReview } from '../plan-versions/draft-review.tsx'
import classes from './report.module.css'
import { useAskForReport } from './report-asked.ts'
import { useQualityText, useReportLines, useReportTitle } from './report-texts.ts'

type RunResultProps = {
  /** The event as the run found it, and the version of its plan then. */
  before: { version: number; state: EventState }
}

/** What a run has brought, in the place of its dialog, for organisers; PLAN-3. */
export function RunResult({ before }: RunResultProps) {
  const t = useT()
  const { variant, run, planVersion } = useLiveSnapshot()
  const [planBefore] = useState((): PlanBefore | null => {
    const places = placesOf(variant, before.state)
    return places && { places, content: planContentOf(before.state) }
  })
  const [isClosed, setClosed] = useState(false)
  // The dialog stays where it is when it is closed, so that the browser gives the focus back.
  const isOpen = run === null && planVersion !== before.version && !isClosed
  const close = () => setClosed(true)
  useEffect(() => {
    // What had the focus before the run may be gone with the plan before.
    if (isClosed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [isClosed])
  return (
    <Dialog isOpen={isOpen} title={t('report.result.title')} onClose={close}>
      <RunDraft onClose={close}>
        <Stack>
          <ResultText before={planBefore} />
          <Buttons hasBefore={planBefore !== null} onClose={close} />
        </Stack>
      </RunDraft>
    </Dialog>
  )
}

function Buttons({ hasBefore, onClose }: { hasBefore: boolean; onClose: () => void }) {
  const t = useT()
  const { state, viewer } = useLiveSnapshot()
  const { tab, tabs, openTab } = usePlannerTab()
  const askForReport = useAskForReport()
  const mayOpen = tabs.includes('schedule') && tabRefusal(state, viewer, 'schedule') === undefined
  const open = () => {
    onClose()
    askForReport()
    if (tab !== 'schedule') openTab('schedule')
  }
  return (
    <Group justify="flex-end" gap="sm">
      {hasBefore && <UndoRun onDone={onClose} />}
      {mayOpen && <Button onClick={open}>{t('report.result.open')}</Button>}
      <Button variant="filled" onClick={onClose} data-autofocus>
        {t('app.close')}
      </Button>
    </Group>
  )
}

type Props = { onClose: () => void; children: ReactNode }

/** A run whose plan waits to be published: its changes and both ways on; PLAN-29. Else `children`. */
function RunDraft({ onClose, children }: Props) {
  const isReviewed = useSetting('parameters|ui|reviewPlansBeforeShowing')
  // What is switched on afterwards makes no draft of this plan.
  const [wasReviewed] = useState(isReviewed)
  return wasReviewed ? <Draft onClose={onClose}>{children}</Draft> : children
}

function Draft({ onClose, children }: Props) {
  const t = useT()
  const { value: versions, refusal } = useAnswer(VERSIONS)
  const [seen, setSeen] = useState<string>()
  const draft = versions?.plans.find(({ status }) => status === 'draft')
  if (draft && draft.id !== seen) setSeen(draft.id)
  const isDone = seen !== undefined && !draft
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  if (versions && !draft && seen === undefined) return children
  return (
    <Stack>
      {draft ? (
        <DraftReview planId={draft.id} onDone={onClose} />
      ) : (
        <Text>{t(refusal ? 'versions.failed' : 'app.loading')}</Text>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {t('app.close')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Puts the plan before back, where the difference is shown; PLAN-22. */
function UndoRun({ onDone }: { onDone: () => void }) {
  const t = useT()
  const live = useLive()
  const { value: versions } = useAnswer(VERSIONS)
  const undoId = versions?.undoId ?? null
  if (undoId === null) return null
  const undo = async () => {
    const ack = await live.invoke('RestorePlan', { planId: undoId })
    if (ack.ok) onDone()
    else if (ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  return (
    <BusyButton leftSection={<Icon name="undo" />} onClick={undo}>
      {t('versions.undo')}
    </BusyButton>
  )
}

/** What the new plan is worth, and what it has changed; REPORT-7. */
export function ResultText({ before }: { before: PlanBefore | null }) {
  const t = useWords()
  const { value: answer, state } = useAnswer(reportOf(useEventState().event.meetingWeek))
  const titleOf = useReportTitle()
  const qualityOf = useQualityText()
  const variant = useVariant()
  // Later changes of others count, as in the difference below.
  const now = useEventState(...PLANNED_TABLES)
  const after = useMemo(() => placesOf(variant, now), [variant, now])
  const moved = before && after ? numMoved(before.places, after) : null
  const total = activePeople(now).length
  return (
    <>
      <Stack gap="xs" role="status">
        {answer?.report ? (
          <>
            <Text fw={600}>{titleOf(answer.report)}</Text>
            {answer.report.kind === 'pairs' ? <LackingMeetings /> : <Lacking report={answer.report} />}
            {answer.report.lacking.length > 0 && <Text>{qualityOf(answer.report)}</Text>}
          </>
        ) : (
          <Text>{t(state === 'failed' ? 'report.timedOut' : 'report.loading')}</Text>
        )}
        {moved !== null && <Text>{t('report.result.moved', { number: moved, total })}</Text>}
      </Stack>
      {before && <Changes before={before} />}
    </>
  )
}

/** Who moves, who gains and who loses against the plan before; PLAN-29. */
function Changes({ before: { content } }: { before: PlanBefore }) {
  const t = useWords()
  const plans = useComparedPlans(IN_FORCE, content)
  if (!plans) return null
  return (
    <Stack gap="xs" component="section">
      <Title order={3} size="h5">
        {t('report.result.changes')}
      </Title>
      <ComparisonView other={plans.other} own={plans.own} />
    </Stack>
  )
}

const MAX_NAMES = 3

/** The names of the first people, and how many more there are. */
function useFirstNames(): (people: readonly { personId: PersonId }[]) => string {
  const t = useWords()
  const { person } = useEventNames()
  return (people) =>
    shortNames(
      t,
      people.map(({ personId }) => person(personId)),
      MAX_NAMES,
    )
}

/** Who is without a place they want, by why; the reason of most of them first. */
function Lacking({ report }: { report: EventReport }) {
  const t = useWords()
  const firstNames = useFirstNames()
  const { lackReason } = useReportLines(report)
  if (report.lacking.length === 0) return <Text>{t('report.lacking.none')}</Text>
  const byReason = [...groupsBy(report.lacking, lackReason)].toSorted(([, a], [, b]) => b.length - a.length)
  return (
    <div>
      <Text>{t('report.result.lacking')}</Text>
      <ul className={classes.lines}>
        {byReason.map(([reason, people]) => (
          <li key={reason}>{t('report.result.lackingWhy', { names: firstNames(people), reason })}</li>
        ))}
      </ul>
    </div>
  )
}

/** In the words and numbers of what stands below the meetings; MEET-22. */
function LackingMeetings() {
  const t = useT()
  const firstNames = useFirstNames()
  const outcome = useMeetingOutcome()
  const none = outcome.leftOut.filter(({ met }) => met === 0)
  const fewer = outcome.leftOut.filter(({ met }) => met > 0)
  return (
    <>
      {outcomeTexts(t, outcome).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {none.length > 0 && <Text>{t('outcome.names.none', { names: firstNames(none) })}</Text>}
      {fewer.length > 0 && <Text>{t('outcome.names.fewer', { names: firstNames(fewer) })}</Text>}
    </>
  )
}

/** Where everybody is: person to a text that differs when they are somewhere else. */
type PlacesOf = ReadonlyMap<PersonId, string>

/** A plan that another one is compared with. */
type PlanBefore = { content: PlanContent; places: PlacesOf }

/** Groups of one topic at one time count as one place, whatever their number. Null without a plan. */
export function placesOf(variant: VariantDescription, state: EventState): PlacesOf | null {
  const places = new Map<PersonId, string[]>()
  const add = (id: PersonId, place: string) => places.set(id, [...(places.get(id) ?? []), place])
  if (can(variant, 'pairs')) {
    for (const meeting of state.meetings.values()) {
      if (!isUpcoming(meeting)) continue
      const [a, b] = meeting.people
      add(a, `${b}|${meeting.sessionId}`)
      add(b, `${a}|${meeting.sessionId}`)
    }
  } else
    for (const group of scheduleOf(variant, state).groups)
      for (const sessionId of group.sessions)
        for (const id of group.members.get(sessionId) ?? [])
          add(id, `${group.topic.id}|${sessionId}|${group.starts.get(sessionId) ?? ''}`)
  if (places.size === 0) return null
  return new Map([...places].map(([id, all]) => [id, all.sort().join()]))
}

/** How many people are somewhere else, people who came or left included as far as they still take part. */
export function numMoved(before: PlacesOf, after: PlacesOf): number {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].filter((id) => before.get(id) !== after.get(id)).length
}
