import { Anchor, Button } from '@mantine/core'
import {
  activePeople,
  can,
  type EventState,
  isUpcoming,
  type PersonId,
  PLANNED_TABLES,
  planContentOf,
  scheduleOf,
  type VariantDescription,
} from '@planner/domain'
import { useId, useMemo, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { showAlert } from '../../../lib/alert.ts'
import { useEventState, useLive, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { IN_FORCE, useComparedPlans } from '../plan-versions/compare-plans.ts'
import { ComparisonView } from '../plan-versions/comparison-view.tsx'
import classes from './head.module.css'

type Props = {
  /** The event as the run found it. */
  before: EventState
  /** The version that puts the plan before back; null where there is none. */
  undoId: string | null
}

/** How many are elsewhere than before the run, what has changed, and the way back; PLAN-29, PLAN-22. */
export function MovedLine({ before, undoId }: Props) {
  const t = useWords()
  const live = useLive()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const variant = useVariant()
  // Later changes of others count, as in the comparison below.
  const now = useEventState(...PLANNED_TABLES)
  const former = useMemo(() => placesOf(variant, before), [variant, before])
  const after = useMemo(() => placesOf(variant, now), [variant, now])
  if (!former || !after) return null
  const number = numMoved(former, after)
  const undo = async () => {
    if (undoId === null) return
    const ack = await live.invoke('RestorePlan', { planId: undoId })
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  return (
    <div className={classes.moved}>
      <p>
        {number === 0 ? t('head.moved.none') : t('head.moved', { number, total: activePeople(now).length })}{' '}
        <Anchor
          component="button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('head.moved.see')}
        </Anchor>
      </p>
      {undoId !== null && (
        <BusyButton variant="subtle" leftSection={<Icon name="undo" />} onClick={undo}>
          {t('versions.undo')}
        </BusyButton>
      )}
      <div id={id}>
        {isOpen && (
          <>
            <Changes before={before} />
            <Button onClick={() => setOpen(false)}>{t('app.close')}</Button>
          </>
        )}
      </div>
    </div>
  )
}

function Changes({ before }: { before: EventState }) {
  const content = useMemo(() => planContentOf(before), [before])
  const plans = useComparedPlans(IN_FORCE, content)
  return plans && <ComparisonView other={plans.other} own={plans.own} />
}

/** Where everybody is: person to a text that differs when they are somewhere else. */
type PlacesOf = ReadonlyMap<PersonId, string>

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
