import { preferenceOf } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useSchedule, useWarnings } from '../schedule-context.tsx'
import type { MoveTarget } from './move-targets.ts'
import { useChoiceText } from './use-choice-text.ts'

/** What a move would do, in words: what is good about it, and everything it would be warned of, or that it has no room; SCHED-36. */
export function useEffectText() {
  const t = useT()
  const { state, schedule } = useSchedule()
  const choiceText = useChoiceText()
  const texts = useWarnings()
  return ({ place, group, satisfaction, places, effect }: MoveTarget, personId: string) => {
    const choice = satisfaction === null ? '' : choiceText(preferenceOf(state, personId, group.topic.id))
    const { forced, violations } = effect
    const lacksRoom = schedule.rooms.length > 0 && !group.rooms.has(place.sessionId)
    return {
      facts: [
        choice && t('schedule.cards.choice', { choice }),
        places > 0 ? t('schedule.cards.places', { number: places }) : t('schedule.cards.full'),
      ]
        .filter(Boolean)
        .join(' · '),
      warnings: [
        ...(forced ? [texts.forced(forced.reasons)] : []),
        ...violations.map(texts.reason),
        ...(lacksRoom ? [t('schedule.room.none')] : []),
      ],
    }
  }
}
