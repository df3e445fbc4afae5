import type { Translate } from '../../lib/i18n/i18n.ts'
import type { RoomPerson, RoomPlan } from './room-plan.ts'

/** From one plan to the next better one; ms. */
export const STEP_MS = 1100
const NUM_PEOPLE = 38
const TOPICS = ['cafes', 'seeds', 'wind', 'town', 'bees', 'singing'] as const
/** How many seats the groups have, about: hosts leave theirs for their own groups. */
const SIZES = [8, 6, 7, 9, 5, 3]
/** Of how many people in ten a plan gives the best choice, from the first one to the best. */
const BEST_OF_TEN = [2, 5, 8]

/** Everybody aside, and then ever better plans. */
export function scenePlans(t: Translate): RoomPlan[] {
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
