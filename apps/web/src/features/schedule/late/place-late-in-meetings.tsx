import { peopleShortOfMeetings } from '@planner/domain'
import { useMemo } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useLiveSnapshot, useTable } from '../../../lib/live/live-context.tsx'
import { PlaceLate } from './place-late.tsx'

const LateMeetings = lazyComponent(async () => (await import('./late-meetings.tsx')).LateMeetings)

/** Of those who could have more meetings; PLAN-36. */
export function PlaceLateInMeetings() {
  const { variant, state } = useLiveSnapshot()
  const version = [useTable('preferences'), useTable('contactPreferences')].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are mutated in place; the version tracks changes
  const number = useMemo(() => peopleShortOfMeetings(variant, state).size, [variant, state, version])
  return <PlaceLate number={number} Dialog={LateMeetings} />
}
