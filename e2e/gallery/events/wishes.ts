import { can, PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import type { HubClient, PreparedEvent } from '../../event.ts'
import { spread } from './crowd.ts'
import { ARCHIVED, type GalleryPerson, GUEST, UNANSWERED } from './stocked-event.ts'

/** What everybody wishes, whom they would like to meet and when they can come; one person says nothing. */
export async function giveWishes(
  hub: HubClient,
  variant: VariantDescription,
  event: PreparedEvent,
  people: readonly GalleryPerson[],
): Promise<void> {
  const choices = PREFERENCE_SCALES[variant.preferenceScale].choices.filter((choice) => choice !== 'Host')
  for (const [index, { id: userId }] of people.entries()) {
    if (index === UNANSWERED) continue
    for (const [about, { id: topicId }] of people.entries()) {
      if (about === index || about === ARCHIVED || (about === UNANSWERED && !can(variant, 'pairs'))) continue
      const value = wishOf(variant, choices, index, about)
      if (value) await hub.setCell(event, { tableName: 'preferences', userId, topicId, value })
    }
    const disliked = people[(index + 5) % people.length]
    if (index % 4 === 2 && disliked)
      await hub.setCell(event, {
        tableName: 'contactPreferences',
        userId,
        topicId: disliked.id,
        value: 'No',
      })
    await giveTimes(hub, variant, event, userId, index)
  }
}

export async function giveTimes(
  hub: HubClient,
  { availability }: VariantDescription,
  event: PreparedEvent,
  userId: string,
  index: number,
): Promise<void> {
  if (availability === 'none') return
  if (availability === 'sessions') {
    const sessionId = 1 + (index % 2)
    if (index % 3 === 0)
      await hub.setCell(event, { tableName: 'availabilities', userId, sessionId, value: false })
    return
  }
  const [sure, perhaps] = availability === 'weekGridMaybe' ? ['Yes', 'Maybe'] : [true, true]
  const evening = 1 + (index % 3)
  const days = { rangeStartD1: evening, rangeEndD1: evening + 2 }
  await hub.setRange(event, { userId, value: sure, ...days, rangeStartD2: 18, rangeEndD2: 21 })
  const saturday = { rangeStartD1: 6, rangeEndD1: 6 }
  await hub.setRange(event, { userId, value: perhaps, ...saturday, rangeStartD2: 11, rangeEndD2: 15 })
}

/** Where people meet in pairs everybody and the guest wish to meet, so that the guest has a meeting. */
function wishOf(variant: VariantDescription, choices: readonly string[], index: number, about: number) {
  if (can(variant, 'pairs') && (index === GUEST || about === GUEST)) return choices[1]
  return choices[spread(index, about) % choices.length]
}
