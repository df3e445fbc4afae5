import { Button, Group, Text } from '@mantine/core'
import { type PersonId, type PlanInForce, peopleShortOfMeetings, unplacedIds } from '@planner/domain'
import { type ComponentType, Suspense, useId, useMemo, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useEventState, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useSchedule } from '../schedule-context.tsx'
import classes from './late.module.css'

type Props = {
  /** How many people have fewer than they want. */
  number: number
  Dialog: ComponentType<{ isOpen: boolean; onClose: () => void }>
}

/** How many people lack groups or meetings, and a button that places them without moves; PLAN-18, PLAN-36. */
function PlaceLate({ number, Dialog }: Props) {
  const t = useWords()
  const helpId = useId()
  const [asked, setAsked] = useState(0)
  const [isOpen, setOpen] = useState(false)
  // Whoever has used the button finds it again.
  if (number === 0 && asked === 0) return null
  const ask = () => {
    setAsked(asked + 1)
    setOpen(true)
  }
  return (
    <Group gap="sm" className="no-print">
      <Text>{number === 0 ? t('late.all') : t('late.number', { number })}</Text>
      <Button aria-describedby={helpId} onClick={ask}>
        {t('late.place')}
      </Button>
      <Text id={helpId} size="sm" c="dimmed" className={classes.help}>
        {t('late.place.help')}
      </Text>
      {asked > 0 && (
        <Suspense fallback={null}>
          <Dialog key={asked} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Group>
  )
}

const LateGroups = lazyComponent(async () => (await import('./late-dialog.tsx')).LateGroups)

/** Of those who have fewer groups than they want; PLAN-18. */
export function PlaceLateInGroups() {
  const plan = useSchedule()
  const number = useMemo(() => peopleShort(plan).size, [plan])
  return <PlaceLate number={number} Dialog={LateGroups} />
}

const LateMeetings = lazyComponent(async () => (await import('./late-dialog.tsx')).LateMeetings)

/** Of those who could have more meetings; PLAN-36. */
export function PlaceLateInMeetings() {
  const variant = useVariant()
  const state = useEventState('preferences', 'contactPreferences')
  const number = useMemo(() => peopleShortOfMeetings(variant, state).size, [variant, state])
  return <PlaceLate number={number} Dialog={LateMeetings} />
}

/** Who has fewer groups than they want: in a session without one, or in a week. */
function peopleShort(plan: PlanInForce): ReadonlySet<PersonId> {
  const { schedule } = plan
  const parts = schedule.layout === 'sessions' ? schedule.sessions.map((each) => [each]) : [schedule.sessions]
  return new Set(parts.flatMap((sessions) => unplacedIds(plan, sessions)))
}
