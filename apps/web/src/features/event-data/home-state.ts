import {
  type Answers,
  can,
  type EventState,
  eventProgress,
  isHidden,
  MIN_PEOPLE,
  scheduleLayout,
  type VariantDescription,
  waitingPeople,
} from '@planner/domain'

/** How far an event is, for its organiser; PERSON-21. The first that holds is the state. */
export const HOME_STATES = [
  'planned',
  'waiting',
  'nobody',
  'tooFew',
  'noTopics',
  'unanswered',
  'withoutHours',
  'ready',
] as const
export type HomeState = (typeof HOME_STATES)[number]

/** What the sentence on the home of an event counts. */
export type HomeFacts = {
  state: HomeState
  numPeople: number
  /** Who waits for approval. */
  numWaiting: number
  numTopics: number
  numAsked: number
  numMissing: number
  numWithoutHours: number
  /** Topics are not a question of their own where people choose each other. */
  hasTopics: boolean
}

export function homeFacts(
  variant: VariantDescription,
  event: EventState,
  { asked, answered }: Answers,
): HomeFacts {
  const { numPeople, numTopics, numPeopleWithHours, hasPlan } = eventProgress(event)
  const hasTopics = !can(variant, 'pairs') && !isHidden(variant, event, 'parameters|ui|hideTopicAndIntro')
  const asksHours = scheduleLayout(variant, event) === 'weeks'
  const numMissing = asked.size - answered.size
  const numWithoutHours = asksHours ? numPeople - numPeopleWithHours : 0
  const numWaiting = waitingPeople(event).length
  const holds: Record<HomeState, boolean> = {
    planned: hasPlan,
    waiting: numPeople === 0 && numWaiting > 0,
    nobody: numPeople === 0,
    tooFew: numPeople < MIN_PEOPLE,
    noTopics: hasTopics && numTopics === 0,
    unanswered: numMissing > 0,
    withoutHours: numWithoutHours > 0,
    ready: true,
  }
  const state = HOME_STATES.find((each) => holds[each]) ?? 'ready'
  return {
    state,
    numPeople,
    numWaiting,
    numTopics,
    numAsked: asked.size,
    numMissing,
    numWithoutHours,
    hasTopics,
  }
}
