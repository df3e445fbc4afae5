import {
  can,
  cellsIn,
  type EventInView,
  type EventState,
  isAdmin,
  isHidden,
  PREFERENCE_SCALES,
  settingValue,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'

/** A paragraph of help, below the question that it answers. */
export type HelpText = { text: MessageKey; question?: MessageKey }

/** Questions that are answered in place and on the help tab alike. */
export const QUESTIONS = {
  see: { question: 'help.question.see', text: 'help.answer.see' },
  lost: { question: 'help.question.lost', text: 'help.answer.lost' },
  offline: { question: 'help.question.offline', text: 'help.answer.offline' },
  noGroup: { question: 'help.question.noGroup', text: 'help.answer.noGroup' },
} as const satisfies Record<string, HelpText>

/** The help of a topic for its reader, as far as it applies to the event; SCREEN-14. */
export function helpTexts(topic: HelpTopic, facts: EventInView): readonly HelpText[] {
  const paragraphs: Paragraphs = TOPICS[topic](facts)
  return paragraphs.map((each) => (typeof each === 'string' ? { text: each } : each))
}

/** Somebody who is to be told whom to ask: organisers would be told to ask themselves. */
export function needsContact({ state, viewer }: EventInView): boolean {
  return !isAdmin(viewer) && state.event.isRegistered
}

type Paragraphs = readonly (MessageKey | HelpText)[]

/** What there is help about, each beside one part of a screen. */
export type HelpTopic = keyof typeof TOPICS

const TOPICS = {
  choices: (facts) => [
    ...(can(facts.variant, 'pairs') ? wishes(facts) : topicChoices(facts)),
    QUESTIONS.offline,
  ],
  contacts: ({ variant, state }) => [
    ...where(!settingValue(variant, state.settings, 'parameters|ui|allowOnlyBinaryContactPreferences'), [
      'help.contacts.numbers',
    ]),
    'help.contacts.no',
  ],
  times: ({ variant: { availability } }) => [
    availability === 'sessions' ? 'help.times.sessions' : 'help.times.week',
    ...where(availability === 'weekGridMaybe', ['help.times.maybe']),
    'help.times.later',
  ],
  personalLink: () => ['help.link.keep', 'help.link.known', QUESTIONS.lost],
  ownData: () => ['help.data.change', QUESTIONS.see],
  schedule,
  ownMeetings: () => ['help.meetings.states', 'help.meetings.takeBack', QUESTIONS.noGroup],
  inviting: () => ['help.inviting.links', 'help.inviting.replace'],
  participants: ({ variant, state }) => [
    'help.participants.links',
    'help.participants.archive',
    ...where(settingValue(variant, state.settings, 'parameters|ui|approveNewPeople'), [
      'help.participants.waiting',
    ]),
    'help.participants.import',
  ],
  history: () => ['help.history.undo'],
  planning: ({ variant, state }) => [
    'help.planning.run',
    ...where(hasPlaces(state), ['schedule.generate.replaces', 'help.planning.keep']),
    ...where(!can(variant, 'pairs') && !isHidden(variant, state, 'parameters|ui|hideCalendar'), [
      'help.planning.fixed',
    ]),
  ],
  allMeetings: () => ['help.organiser.adjust'],
} as const satisfies Record<string, (facts: EventInView) => Paragraphs>

function schedule({ variant, state, viewer }: EventInView): Paragraphs {
  const isParticipant = viewer.personId !== null
  const isWeekly = variant.slots === 'weekHours' && !isHidden(variant, state, 'parameters|ui|hideCalendar')
  const hasTopics = !isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  const mayChange = settingValue(variant, state.settings, 'parameters|ui|allowUsersToChangeSchedule')
  return [
    ...where(isParticipant, ['help.schedule.views']),
    ...where(isWeekly, ['help.schedule.week']),
    ...where(!isWeekly, ['help.schedule.cards']),
    ...where(!isWeekly && (!isParticipant || mayChange), ['help.schedule.move']),
    ...where(isParticipant && hasTopics, ['help.schedule.sign']),
    ...where(isParticipant && mayChange, ['help.schedule.change']),
    ...where(hasTopics, [QUESTIONS.noGroup]),
  ]
}

/** As far as the button for it is there: it needs a plan, be it one by hand. */
function hasPlaces(state: EventState): boolean {
  if (state.meetings.size > 0) return true
  for (const { value } of cellsIn(state, 'assignments')) if (value === true) return true
  return false
}

function topicChoices({ variant, state }: EventInView): Paragraphs {
  const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
  const isNever = settingValue(variant, state.settings, 'parameters|options|noIsHardConstraint') === 'Hard'
  return [
    ...where(choices.includes('Yes'), ['help.choices.yes']),
    ...where(choices.includes('#1 Yes!'), ['help.choices.first']),
    ...where(choices.includes('10'), ['help.choices.numbers']),
    ...where(choices.includes('Host'), ['help.choices.host']),
    isNever ? 'help.choices.blankNever' : 'help.choices.blankRarely',
  ]
}

function wishes({ variant }: EventInView): Paragraphs {
  return ['help.choices.yes', can(variant, 'mutualOnly') ? 'help.choices.mutual' : 'help.choices.oneSided']
}

function where(applies: boolean, paragraphs: Paragraphs): Paragraphs {
  return applies ? paragraphs : []
}
