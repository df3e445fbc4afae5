import type { RoomPlaces, Satisfaction } from '@planner/domain'
import type { Translate } from '../../lib/i18n/i18n.ts'

/** Somebody in the picture. */
export type RoomPerson = {
  readonly personId: string
  readonly name: string
  /** How well their group suits them; null where the reader may not know, and for who has none. */
  readonly satisfaction: Satisfaction | null
  /** What they have chosen for it, in words; '' where the reader may not know. */
  readonly choice: string
  readonly isHost: boolean
  /** The reader. */
  readonly isYou: boolean
}

export type RoomGroup = {
  readonly id: string
  readonly name: string
  readonly members: readonly RoomPerson[]
}

/** Who is in which group at one time, as its reader may see it. */
export type RoomPlan = { readonly groups: readonly RoomGroup[]; readonly without: readonly RoomPerson[] }

export function placesOf({ groups, without }: RoomPlan): RoomPlaces {
  const ids = (people: readonly RoomPerson[]) => people.map(({ personId }) => personId)
  return {
    groups: groups.map(({ id, members }) => ({
      id,
      members: ids(members),
      hosts: ids(members.filter(({ isHost }) => isHost)),
    })),
    without: ids(without),
  }
}

/** What a target shows; without a group where somebody stands aside. */
export type Pointed = { readonly group: RoomGroup | null; readonly person: RoomPerson | null }

/** What one points at, in words. */
export function targetName(t: Translate, { group, person }: Pointed, asideText: string): string {
  if (!person) return group ? t('room.group', { group: group.name, number: group.members.length }) : asideText
  const you = person.isYou ? t('app.you', { name: person.name }) : person.name
  const place = group?.name ?? t('room.nowhere')
  const facts = [person.isHost ? t('schedule.host') : '', person.isHost ? '' : person.choice]
  return [you, place, ...facts].filter(Boolean).join(' · ')
}
