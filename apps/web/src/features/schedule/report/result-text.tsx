import { Stack, Text, Title } from '@mantine/core'
import {
  activePeople,
  can,
  type EventState,
  isUpcoming,
  type PersonId,
  PLANNED_TABLES,
  type PlanContent,
  scheduleOf,
  type VariantDescription,
} from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useEventState, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { outcomeTexts, useMeetingOutcome } from '../meetings/outcome/outcome-parts.tsx'
import { useEventNames } from '../names.ts'
import { reportOf } from '../plan-questions.ts'
import { IN_FORCE, useComparedPlans } from '../plan-versions/compare-plans.ts'
import { ComparisonView } from '../plan-versions/comparison-view.tsx'
import classes from './report.module.css'
import { useQualityText, useReportLines, useReportTitle } from './report-texts.ts'

/** What the new plan is worth, and what it has changed; REPORT-7. */
export function ResultText({ before }: { before: PlanBefore | null }) {
  const t = useWords()
  const { value: answer, state } = useAnswer(reportOf(useEventState().event.meetingWeek))
  const titleOf = useReportTitle()
  const qualityOf = useQualityText()
  const { after, total } = usePlacesNow()
  const moved = before && after ? numMoved(before.places, after) : null
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
          <Text>{t(state === 'failed' ? 'report.late' : 'report.loading')}</Text>
        )}
        {moved !== null && <Text>{t('report.result.moved', { number: moved, total })}</Text>}
      </Stack>
      {before && <Changes before={before} />}
    </>
  )
}

/** Where everybody is now; later changes of others count, as in the difference below. */
function usePlacesNow() {
  const variant = useVariant()
  const state = useEventState(...PLANNED_TABLES)
  const after = useMemo(() => placesOf(variant, state), [variant, state])
  return { after, total: activePeople(state).length }
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

/** Who is without a place they want, by why; the reason of most of them first. */
function Lacking({ report }: { report: EventReport }) {
  const t = useWords()
  const names = useEventNames()
  const { lackReason } = useReportLines(report)
  if (report.lacking.length === 0) return <Text>{t('report.lacking.none')}</Text>
  const byReason = [...Map.groupBy(report.lacking, lackReason)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return (
    <div>
      <Text>{t('report.result.lacking')}</Text>
      <ul className={classes.lines}>
        {byReason.map(([reason, people]) => {
          const named = names.people(people.slice(0, MAX_NAMES).map(({ personId }) => personId))
          const number = people.length - MAX_NAMES
          const who = number > 0 ? t('report.result.lackingMore', { names: named, number }) : named
          return <li key={reason}>{t('report.result.lackingWhy', { names: who, reason })}</li>
        })}
      </ul>
    </div>
  )
}

/** In the words and numbers of what stands below the meetings; MEET-22. */
function LackingMeetings() {
  const t = useT()
  const names = useEventNames()
  const outcome = useMeetingOutcome()
  const none = outcome.leftOut.filter(({ met }) => met === 0)
  const fewer = outcome.leftOut.filter(({ met }) => met > 0)
  return (
    <>
      {outcomeTexts(t, outcome).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {(
        [
          ['none', none],
          ['fewer', fewer],
        ] as const
      ).map(([which, people]) => {
        if (people.length === 0) return null
        const named = names.people(people.slice(0, MAX_NAMES).map(({ personId }) => personId))
        const number = people.length - MAX_NAMES
        const who = number > 0 ? t('report.result.lackingMore', { names: named, number }) : named
        return <Text key={which}>{t(`outcome.names.${which}`, { names: who })}</Text>
      })}
    </>
  )
}

/** Where everybody is: person to a text that differs when they are somewhere else. */
type PlacesOf = ReadonlyMap<PersonId, string>

/** A plan that another one is compared with. */
export type PlanBefore = { content: PlanContent; places: PlacesOf }

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
