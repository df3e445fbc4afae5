import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { type Translate, useT } from '../../lib/i18n/i18n.ts'
import classes from './room.module.css'
import type { RoomPerson, RoomPlan } from './room-plan.ts'
import { useRoomPicture } from './use-room-picture.ts'

/** From one plan to the next better one; ms. */
const STEP_MS = 1100
const NUM_PEOPLE = 38
const TOPICS = ['cafes', 'seeds', 'wind', 'town', 'bees', 'singing'] as const
/** How many people the groups have in the end. */
const SIZES = [8, 6, 7, 9, 5, 3]
/** Of how many people in ten a plan gives the best choice, from the first one to the best. */
const BEST_OF_TEN = [2, 5, 8]

/** A small event of made-up people that plans itself in a few seconds and then stands still; ROOM-9. */
export function RoomScene({ height = 420 }: { height?: number }) {
  const t = useT()
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const plans = useMemo(() => scenePlans(t), [t])
  const [step, setStep] = useState(0)
  const last = plans.length - 1
  useEffect(() => {
    if (isStill || step >= last) return
    const timer = setTimeout(() => setStep(step + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [isStill, step, last])
  const plan = plans[isStill ? last : step] ?? { groups: [], without: [] }
  const asideText = t('room.without', { number: plan.without.length })
  const { refs, minHeight } = useRoomPicture({ plan, height, target: null, asideText, isStill })
  return (
    <div className={classes.room}>
      <span ref={refs.probe} className={classes.probe} aria-hidden="true" />
      <div
        ref={refs.stage}
        className={classes.stage}
        role="img"
        aria-label={t('room.scene.label')}
        style={{ minHeight }}
      >
        <canvas ref={refs.canvas} className={classes.canvas} />
      </div>
    </div>
  )
}

/** Everybody aside, and then ever better plans. */
function scenePlans(t: Translate): RoomPlan[] {
  const people = Array.from({ length: NUM_PEOPLE }, (_, index) => `person${index}`)
  const aside = people.map((id) => scenePerson(id, null, false))
  const planAt = (bestOfTen: number, step: number): RoomPlan => {
    // A better plan moves every third one; hosts stay where they are.
    const groupOf = (index: number) => (index % 3 === 2 ? index + 5 * (BEST_OF_TEN.length - 1 - step) : index)
    const groups = TOPICS.map((topic) => ({
      id: topic,
      name: t(`room.scene.${topic}`),
      members: [] as RoomPerson[],
    }))
    for (const [index, id] of people.entries()) {
      const isHost = index < TOPICS.length
      const isBest = (index * 7) % 10 < bestOfTen
      const level = isHost || isBest ? 4 : index % 4 === 0 && step === 0 ? 1 : index % 3 === 0 ? 2 : 3
      groups[isHost ? index : seatOf(groupOf(index))]?.members.push(scenePerson(id, level, isHost))
    }
    return { groups, without: [] }
  }
  return [{ groups: [], without: aside }, ...BEST_OF_TEN.map(planAt)]
}

/** The group of the seat with this number, as many seats a group as it has people. */
function seatOf(index: number): number {
  let seat = index % NUM_PEOPLE
  for (const [group, size] of SIZES.entries()) {
    if (seat < size) return group
    seat -= size
  }
  return 0
}

function scenePerson(
  personId: string,
  satisfaction: RoomPerson['satisfaction'],
  isHost: boolean,
): RoomPerson {
  return { personId, name: '', satisfaction, choice: '', isHost, isYou: false }
}
