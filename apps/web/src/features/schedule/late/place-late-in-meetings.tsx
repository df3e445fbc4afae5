import { peopleShortOfMeetings } from '@planner/domain'
import { useMemo } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useEventState, useVariant } from '../../../lib/live/live-context.tsx'
import { PlaceLate } from './place-late.tsx'

const LateMeetings = lazyComponent(async () => (await import('./late-meetings.tsx')).LateMeetings)

/** Of those who could have more meetings; PLAN-36. */
export function PlaceLateInMeetings() {
  const variant = useVariant()
  const state = useEventState('preferences', 'contactPreferences')
  const number = useMemo(() => peopleShortOfMeetings(variant, state).size, [variant, state])
  return <PlaceLate number={number} Dialog={LateMeetings} />
}
