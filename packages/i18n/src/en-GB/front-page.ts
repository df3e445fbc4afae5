/** The front page: what each variant is for, the events of this browser. */
export const frontPage = {
  'frontPage.welcome': 'Welcome. Who should meet, when, and about what?',
  'frontPage.intro':
    'Share one link, let people say what interests them and when they can come, and get a plan that suits as many as possible.',
  'frontPage.newEvent': 'Start a new event',
  'frontPage.newEvent.help': 'Not sure? Take the first one. No account is needed.',
  'frontPage.forget': 'Forget these events on this device',
  'frontPage.yourEvents': 'Your events',
  'frontPage.yourEvents.help': 'Events that were opened in this browser.',
  'frontPage.role.admin': 'organiser',
  'frontPage.role.participant': 'participant',
  'frontPage.role.visitor': 'not registered yet',
  'frontPage.variant.planner': 'Planner',
  'frontPage.variant.planner.purpose':
    'Topic groups in one or more sessions. People mark a topic with yes, first choice or host.',
  'frontPage.variant.planner10': 'Planner 1 to 10',
  'frontPage.variant.planner10.purpose':
    'Topic groups in one or more sessions. People rate every topic from 1 to 10.',
  'frontPage.variant.weekdayhourplanner': 'Weekday and hour planner',
  'frontPage.variant.weekdayhourplanner.purpose':
    'Groups that meet every week, on a day and hour at which their members are free.',
  'frontPage.variant.1on1': 'One-on-one',
  'frontPage.variant.1on1.purpose':
    'People ask to meet each other, and as many meetings as possible are granted.',
  'frontPage.variant.reciprocity': 'Reciprocity',
  'frontPage.variant.reciprocity.purpose': 'Two people meet when both of them want to.',
  'frontPage.variant.reciprocity10': 'Reciprocity with calendar',
  'frontPage.variant.reciprocity10.purpose':
    'Weekly groups of people who want to be together, at hours that suit them.',
  'frontPage.variant.multiplanner': 'Multi-session planner',
  'frontPage.variant.multiplanner.purpose':
    'A programme with up to 100 named sessions, breaks and topics of different types and lengths.',
  'frontPage.variant.heallo': 'Community matcher',
  'frontPage.variant.heallo.purpose':
    'Matches people across time zones into groups that meet every week or every second week.',
} as const
