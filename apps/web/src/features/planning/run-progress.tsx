import { List, Loader, Stack, Text } from '@mantine/core'
import { can, countedChoosers, isAdmin, type PersonId, satisfactionOf, scheduleOf } from '@planner/domain'
import type { PlanPreview, PlanProgress } from '@planner/protocol'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { BusyButton } from '../../components/busy-button.tsx'
import { TurnText } from '../../components/turn-text.tsx'
import { showAlert } from '../../lib/alert.ts'
import { comparedQuality } from '../../lib/compared-quality.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import type { PlannerRun } from '../../lib/live/live-snapshot.ts'
import { percentOf } from '../../lib/percent.ts'
import { useDistanceText } from '../../lib/use-distance-text.ts'
import styles from './run-progress.module.css'
import { durationText, ScoreCurve } from './score-curve.tsx'

const RunRoom = lazyComponent(async () => (await import('./run-room.tsx')).RunRoom)

/** Elapsed time and limit, for admins also the best plan so far and a way to end the run; PLAN-6. */
export function RunProgress({ run }: { run: PlannerRun }) {
  const t = useT()
  const { viewer } = useLiveSnapshot()
  const elapsed = useElapsedSeconds(run.startTime)
  const isOrganiser = isAdmin(viewer)
  const best = run.progress.at(-1)
  const isWaiting = run.waitSeconds > 0
  return (
    <Stack gap="sm">
      <div>
        <Text>{t(isOrganiser ? 'planning.running.wait' : 'planning.running.shown')}</Text>
        <Text c="dimmed" size="sm">
          {t(isOrganiser ? 'planning.running.saved' : 'planning.running.soon')}
        </Text>
      </div>
      {isWaiting ? <TurnText seconds={run.waitSeconds} /> : <RunClock run={run} />}
      {isOrganiser && (
        <>
          {/* Whoever comes later has a plan's figures first, and its groups some seconds after them. */}
          {(best === undefined || run.preview !== undefined) && (
            <Suspense fallback={null}>
              <RunRoom preview={run.preview} />
            </Suspense>
          )}
          {best ? (
            <BestPlan progress={run.progress} best={best} preview={run.preview} />
          ) : (
            !isWaiting && <Text>{t('planning.searching')}</Text>
          )}
          <StopButton hasPlan={best !== undefined} />
          <RunAnnouncer best={best} elapsed={elapsed} />
        </>
      )}
    </Stack>
  )
}

/** Elapsed time of the allowed; waiting for other runs is left out, as far as this reader is told. */
export function RunClock({ run, size = 'md' }: { run: PlannerRun; size?: 'sm' | 'md' }) {
  const t = useT()
  const live = useLive()
  const last = run.progress.at(-1)
  const [clock, setClock] = useState({ last: undefined as typeof last, began: run.startTime })
  if (last && clock.last !== last) setClock({ last, began: live.serverNow() - last.elapsedSeconds * 1000 })
  const elapsed = useElapsedSeconds(clock.began)
  const setLimit = useSetting('parameters|groups|solverTimeLimit')
  const limit = last?.limitSeconds ?? setLimit
  return (
    <Text role="timer" aria-live="off" size={size} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Loader size="xs" mr="xs" aria-hidden style={{ verticalAlign: 'middle' }} />
      {t('planning.elapsed')} <b>{durationText(elapsed)}</b>{' '}
      {t('planning.limit', { limit: durationText(limit) })}
    </Text>
  )
}

/** Announces the first plan to screen readers, then at most one per minute. */
function RunAnnouncer({ best, elapsed }: { best: PlanProgress | undefined; elapsed: number }) {
  const t = useT()
  const minute = Math.floor(elapsed / 60)
  const percent = best ? percentOf(best.satisfaction) : 0
  return (
    <div className="visually-hidden" aria-live="polite">
      {best && minute === 0 && t('planning.announce.first')}
      {best && minute > 0 && <Frozen key={minute} text={t('planning.announce.minute', { percent })} />}
    </div>
  )
}

/** Keeps its initial text, since a live region announces every change. */
function Frozen({ text }: { text: string }) {
  const [first] = useState(text)
  return first
}

/** Whole seconds since a server timestamp (ms), updated while mounted. */
function useElapsedSeconds(startTime: number): number {
  const live = useLive()
  const [now, setNow] = useState(() => live.serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(live.serverNow()), 1000)
    return () => clearInterval(timer)
  }, [live])
  return Math.max(0, Math.floor((now - startTime) / 1000))
}

/** Ends the run with the best plan so far; the plan itself arrives as a signal. */
function StopButton({ hasPlan }: { hasPlan: boolean }) {
  const t = useT()
  const live = useLive()
  const [isStopping, setStopping] = useState(false)
  const stop = async () => {
    setStopping(true)
    const ack = await live.invoke('StopPlan')
    if (ack.ok) return
    setStopping(false)
    if (ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  const label = hasPlan ? t('planning.stop') : t('planning.stop.early')
  return (
    <div className={styles.bar}>
      <BusyButton onClick={stop} isBusy={isStopping}>
        {isStopping ? t('planning.stopping') : label}
      </BusyButton>
    </div>
  )
}

type BestPlanProps = {
  progress: readonly PlanProgress[]
  best: PlanProgress
  /** Who would be where, for organisers. */
  preview?: PlanPreview | undefined
}

/** The best plan so far as text, as far as it can be compared, and its improvement; SCHED-21. */
export function BestPlan({ progress, best, preview }: BestPlanProps) {
  const t = useT()
  const { variant } = useLiveSnapshot()
  // Where places are weighed with other wishes, the level that counts missing ones is always 0.
  const countsPlaces =
    useSetting('parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint') === 'Hard'
  const distanceText = useDistanceText()
  const broken = best.brokenRules ?? -best.hard
  const quality = best.hard < 0 ? undefined : comparedQuality(best)
  // A bound is of the plans in which as many places are missing, and no rule more is broken.
  const isMissing = best.medium < 0
  const firstChoices = useFirstChoices(preview)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('planning.best')}</Text>
      <List size="sm" spacing={2}>
        <List.Item>{t('planning.satisfaction', { percent: percentOf(best.satisfaction) })}</List.Item>
        {firstChoices && firstChoices.total > 0 && (
          <List.Item>{t('report.firstChoices', firstChoices)}</List.Item>
        )}
        <List.Item>
          {broken === 0 ? t('planning.rules.kept') : t('planning.rules.broken', { number: broken })}
        </List.Item>
        {countsPlaces && !can(variant, 'pairs') && (
          <List.Item>
            {best.medium === 0
              ? t('planning.places.filled')
              : t('planning.places.unfilled', { number: -best.medium })}
          </List.Item>
        )}
        {countsPlaces && best.mayStillBePlaced !== undefined && best.mayStillBePlaced > 0 && (
          <List.Item>{t('planning.places.toCome', { number: best.mayStillBePlaced })}</List.Item>
        )}
        {quality === 'best' && (
          <List.Item>{t(isMissing ? 'planning.quality.best.missing' : 'planning.quality.best')}</List.Item>
        )}
        {quality === 'near' && best.bound !== null && (
          <List.Item>
            {t(isMissing ? 'planning.quality.bound.missing' : 'planning.quality.bound', {
              distance: distanceText(best.soft, best.bound),
            })}
          </List.Item>
        )}
      </List>
      <ScoreCurve progress={progress} />
    </Stack>
  )
}

/** As many places as a preview holds; of a larger plan it is not the whole (ROOM-8). */
const MAX_PLACES = 2000

/** How many of those who named a first choice, or host a topic, get it in the best plan; undefined if unknown. */
function useFirstChoices(preview: PlanPreview | undefined): { number: number; total: number } | undefined {
  const { variant, state, viewer } = useLiveSnapshot()
  return useMemo(() => {
    if (!preview || can(variant, 'pairs')) return undefined
    const places = preview.groups.reduce((sum, { members }) => sum + members.length, 0)
    if (places === 0 || places >= MAX_PLACES) return undefined
    const choosers = countedChoosers({ variant, state, schedule: scheduleOf(variant, state) })
    const content = new Set<PersonId>()
    for (const { topicId, members } of preview.groups) {
      for (const at of members) {
        const id = preview.people[at]
        if (id === undefined || topicId === null || !choosers.has(id)) continue
        const level = satisfactionOf(variant, state, viewer, id, topicId)
        if (level === null) return undefined
        if (level === 4) content.add(id)
      }
    }
    return { number: content.size, total: [...choosers.values()].filter((level) => level === 4).length }
  }, [variant, state, viewer, preview])
}
