import { type Answers, answersOf, CHOICE_TABLES } from '@planner/domain'
import { useLiveSnapshot, useTables } from '../../lib/live/live-context.tsx'

/** Who is asked and who has answered, as it changes; PERSON-17. */
export function useAnswers(): Answers {
  const { variant, state } = useLiveSnapshot()
  useTables(CHOICE_TABLES)
  return answersOf(variant, state)
}
