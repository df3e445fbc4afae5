import { useMemo } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useSchedule } from '../schedule-context.tsx'
import { peopleShort } from './late-people.ts'
import { PlaceLate } from './place-late.tsx'

const LateGroups = lazyComponent(async () => (await import('./late-groups.tsx')).LateGroups)

/** Of those who have fewer groups than they want; PLAN-18. */
export function PlaceLateInGroups() {
  const plan = useSchedule()
  const number = useMemo(() => peopleShort(plan).size, [plan])
  return <PlaceLate number={number} Dialog={LateGroups} />
}
