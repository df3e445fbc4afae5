import { Alert, Anchor, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { type EventState, isAdmin, tabRefusal } from '@planner/domain'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { closeAlert } from '../../lib/alert.ts'
import { announce } from '../../lib/announce.ts'
import { useIsFailureTold } from '../../lib/failure-in-place.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import type { PlanError, PlannerRun } from '../../lib/live/live-snapshot.ts'
import { useTellOutcome } from '../../lib/run-outcome.ts'
import { useSession } from '../../lib/session/session.tsx'
import { usePlannerTab } from '../../lib/tab.ts'
import { hideToast, showToast } from '../../lib/toast.ts'

const RunProgress = lazyComponent(async () => (await import('./run-progress.tsx')).RunProgress)
const RunClock = lazyComponent(async () => (await import('./run-progress.tsx')).RunClock)
const PlanFailure = lazyComponent(async () => (await import('../../components/plan-failure.tsx')).PlanFailure)

/** The event as a run found it, since a new plan replaces the state; `version` is of the plan then. */
type BeforeRun = { version: number; startTime: number; state: EventState }

/**
 * Blocks the page during a run, for participants its first seconds (PLAN-16), and tells admins of a run that
 * failed; what a plan is worth stands at the head of the schedule. PLAN-2, PLAN-3
 */
export function PlannerDialog() {
  const t = useT()
  const { run, planError, viewer } = useLiveSnapshot()
  const [read, setRead] = useState<PlanError | null>(null)
  usePlanOutcome()
  const isQuiet = useQuietRun(run) && !isAdmin(viewer)
  const title = t(isAdmin(viewer) ? 'planning.running.title' : 'planning.running.organisers')
  const isTold = useIsFailureTold()
  // What the page has said once is no news where one goes next.
  if (isTold && planError !== null && planError !== read) setRead(planError)
  const failed = run === null && isAdmin(viewer) && planError !== read ? planError : null
  const close = () => setRead(planError)
  useRunBefore(failed !== null)
  return (
    <>
      {run && isQuiet && (
        <Alert role="status" title={title} pos="sticky" bottom={0} style={{ zIndex: 200 }}>
          <Stack gap={4}>
            {t('planning.running.quiet')}
            <Suspense fallback={null}>
              <RunClock run={run} size="sm" />
            </Suspense>
          </Stack>
        </Alert>
      )}
      <Dialog isOpen={run !== null && !isQuiet} title={title}>
        {run && (
          <Suspense fallback={<Loader />}>
            <RunProgress run={run} />
          </Suspense>
        )}
      </Dialog>
      <Dialog isOpen={failed !== null} title={t('planning.failed.title')} onClose={close}>
        {failed && (
          <Suspense fallback={<Loader />}>
            <PlanFailure error={failed} />
          </Suspense>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="filled" onClick={close}>
            {t('app.ok')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}

/** Tells the head of the schedule of a plan that a run has brought, with the event as the run found it. */
function useRunBefore(isFailed: boolean): void {
  const { run, planVersion, state, viewer, isLoaded, seenAt } = useLiveSnapshot()
  const tellOutcome = useTellOutcome()
  /** Of the current or last run: a page that is opened meanwhile also receives the plan before. */
  const [before, setBefore] = useState<BeforeRun | null>(null)
  const isFresh = isLoaded && seenAt === null
  if (isFresh && run !== null && before?.startTime !== run.startTime)
    setBefore({ version: planVersion, startTime: run.startTime, state })
  const isOver = run === null && before !== null
  // A run that made no plan has brought nothing.
  const hasPlan = isOver && !isFailed && isAdmin(viewer) && planVersion !== before.version
  useEffect(() => {
    if (!isOver) return
    if (hasPlan) tellOutcome({ before: before.state, planVersion })
    if (hasPlan || isFailed || !isAdmin(viewer)) setBefore(null)
  }, [isOver, hasPlan, isFailed, before, planVersion, viewer, tellOutcome])
}

const QUIET_AFTER_MS = 10_000

/** Whether a run is on for so long that people should get on with what they do. */
function useQuietRun(run: PlannerRun | null): boolean {
  const live = useLive()
  const [quiet, setQuiet] = useState<number | null>(null)
  const start = run?.startTime ?? null
  useEffect(() => {
    if (start === null) return
    const timer = setTimeout(() => setQuiet(start), Math.max(0, start + QUIET_AFTER_MS - live.serverNow()))
    return () => clearTimeout(timer)
  }, [start, live])
  return start !== null && quiet === start
}

const TOAST_MS = 8000

/**
 * A new plan closes alerts and, in production, opens the schedule; elsewhere a toast links to it; PLAN-3. A
 * draft does so for admins alone; PLAN-17.
 */
export function usePlanOutcome(): void {
  const t = useT()
  const { planVersion, state, viewer } = useLiveSnapshot()
  const isReviewed = useSetting('parameters|ui|reviewPlansBeforeShowing')
  const { environment } = useSession()
  const { tab, tabs, openTab } = usePlannerTab()
  const seenVersion = useRef(planVersion)

  useEffect(() => {
    if (planVersion === seenVersion.current) return
    seenVersion.current = planVersion
    // A draft waits for the organisers; nothing has changed for others.
    if (isReviewed && !isAdmin(viewer)) return
    closeAlert()
    const mayOpen = tabs.includes('schedule') && tabRefusal(state, viewer, 'schedule') === undefined
    if (!mayOpen) return
    // Nothing else says it on the schedule itself. An organiser's dialog comes before it.
    if (tab === 'schedule' || environment === 'production') announce(t('planning.ready'))
    if (tab === 'schedule') return
    if (environment === 'production') openTab('schedule')
    else {
      const id = 'plan-ready'
      const open = () => {
        hideToast(id)
        openTab('schedule')
      }
      const message = (
        <Group gap="sm">
          <Text span>{t('planning.ready')}</Text>
          <Anchor component="button" type="button" onClick={open}>
            {t('planning.open')}
          </Anchor>
        </Group>
      )
      showToast({ id, message, autoClose: TOAST_MS })
    }
  }, [planVersion, isReviewed, environment, tab, tabs, openTab, state, viewer, t])
}
