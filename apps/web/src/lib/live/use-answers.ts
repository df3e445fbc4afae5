import { type Answers, answersOf, CHOICE_TABLES } from '@planner/domain'
import { useEventState, useVariant } from './live-context.tsx'

/** Who is asked and who has answered, as it changes; PERSON-17. */
export function useAnswers(): Answers {
  const variant = useVariant()
  return answersOf(variant, useEventState(...CHOICE_TABLES))
}
