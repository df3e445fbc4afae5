import { type MeetingOutcome, meetingOutcome } from '@planner/domain'
import { useMemo } from 'react'
import type { Translate } from '../../../../lib/i18n/i18n.ts'
import { useEventState, useVariant } from '../../../../lib/live/live-context.tsx'

/** What the meetings of the open week have brought, for organisers, who read all wishes; MEET-22. */
export function useMeetingOutcome(): MeetingOutcome {
  const variant = useVariant()
  const state = useEventState('preferences')
  return useMemo(() => meetingOutcome(variant, state), [variant, state])
}

/** The same in words: how many wishes are granted, and how many people have all, some or none of their meetings. */
export function outcomeTexts(
  t: Translate,
  { granted, wished, wishing, leftOut, full }: MeetingOutcome,
): string[] {
  const none = leftOut.filter(({ met }) => met === 0).length
  const people = { wishing, none, content: wishing - leftOut.length, fewer: leftOut.length - none }
  return [
    t(full.length > 0 ? 'outcome.wishes.full' : 'outcome.wishes', { granted, wished }),
    t('outcome.people', people),
  ]
}
