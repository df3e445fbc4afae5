/** The settings tab: the name and help text of every setting. */
export const settings = {
  'settings.intro':
    'Every change is saved at once and counts for everybody. A plan uses the settings as they are when it is made.',
  'settings.search': 'Find a setting',
  'settings.showKeys': 'Show technical names',
  'settings.showKeys.help': 'The names by which programs and exported files know the settings.',
  'settings.noneFound': 'No setting matches. Try fewer letters.',
  'settings.default': 'Default: {{value}}',
  'settings.fixed': 'This is always so in this kind of event.',
  'settings.reset': 'Reset',
  'settings.resetOne': 'Reset {{name}} to {{value}}',
  'settings.saving': 'Saving…',
  'settings.waiting': 'Not saved yet: it will be as soon as the connection is back.',
  'settings.notSaved': 'Not saved. Please try again.',
  'settings.sizesCross':
    'The smallest group is larger than the largest one, so no group can run. Change one of the two.',
  'settings.questions': 'Questions',
  'settings.changed': 'Changed',
  'settings.numChanged': '{{count}} changed',
  'settings.onlyChanged': 'Only what you changed ({{count}})',
  'settings.noneChanged': 'You have changed nothing: every setting has its default.',
  'settings.found':
    '{count, plural, one {# of {{total}} settings matches.} other {# of {{total}} settings match.}}',
  'settings.question.sizes': 'How big are groups?',
  'settings.question.sizes.help': 'How many people a group has, and how many groups meet at once.',
  'settings.question.join': 'Who can register, and what are they asked?',
  'settings.question.join.help': 'The share link, and the form that people fill in behind it.',
  'settings.question.see': 'What can participants see and do?',
  'settings.question.see.help': 'What is on the screens of participants.',
  'settings.question.keep': 'What must every plan respect?',
  'settings.question.keep.help': 'What comes before everybody’s wishes, and what is weighed against them.',
  'settings.question.weigh': 'What counts more?',
  'settings.question.weigh.help':
    'Where wishes contradict each other, the one with the higher number wins. 0 switches it off.',
  'settings.question.choices': 'How much is each choice worth?',
  'settings.question.choices.help': 'From 1 to 100: the higher, the more the planner does to fulfil it.',
  'settings.question.effort': 'How does the planner work?',
  'settings.question.effort.help': 'How long it may search, and whether it begins the same way every time.',
  'settings.choice.Hard': 'Always keep to it',
  'settings.choice.Soft': 'Weigh it',
  'settings.choice.Neglected': 'Rarely chosen topics',
  'settings.choice.Popular': 'Popular topics',
  'settings.name.parameters|groups|minGroupSize': 'Smallest group',
  'settings.help.parameters|groups|minGroupSize': 'A group with fewer people does not run.',
  'settings.name.parameters|groups|maxGroupSize': 'Largest group',
  'settings.help.parameters|groups|maxGroupSize':
    'No group gets more people, unless its topic has its own limit.',
  'settings.name.parameters|groups|maxParallelSessions': 'Groups at the same time',
  'settings.help.parameters|groups|maxParallelSessions':
    'How many groups can run side by side, for instance the number of rooms or tables.',
  'settings.name.parameters|groups|groupsFitRooms': 'Groups fit into the rooms',
  'settings.help.parameters|groups|groupsFitRooms':
    'While the event has rooms, no plan needs more rooms than there are or puts more people into one than it seats.',
  'settings.name.parameters|groups|solverTimeLimit': 'Planning time in seconds',
  'settings.help.parameters|groups|solverTimeLimit':
    'The planner stops after this time. It is usually done much earlier, as soon as nothing gets any better.',
  'settings.name.parameters|rules|keepPlanReady': 'Keep a plan ready',
  'settings.help.parameters|rules|keepPlanReady':
    'After your last change the next plan is searched in the background, so that the button has it at once. Nobody sees it before you press the button.',
  'settings.name.parameters|preferenceWeights|1yes': 'Weight of “#1 Yes!”',
  'settings.help.parameters|preferenceWeights|1yes': 'How much a first choice counts.',
  'settings.name.parameters|preferenceWeights|yes': 'Weight of “Yes”',
  'settings.help.parameters|preferenceWeights|yes': 'How much an ordinary yes counts.',
  'settings.name.parameters|preferenceWeights|1': 'Weight of 1',
  'settings.help.parameters|preferenceWeights|1': 'How much a rating of 1 counts.',
  'settings.name.parameters|preferenceWeights|2': 'Weight of 2',
  'settings.help.parameters|preferenceWeights|2': 'How much a rating of 2 counts.',
  'settings.name.parameters|preferenceWeights|3': 'Weight of 3',
  'settings.help.parameters|preferenceWeights|3': 'How much a rating of 3 counts.',
  'settings.name.parameters|preferenceWeights|4': 'Weight of 4',
  'settings.help.parameters|preferenceWeights|4': 'How much a rating of 4 counts.',
  'settings.name.parameters|preferenceWeights|5': 'Weight of 5',
  'settings.help.parameters|preferenceWeights|5': 'How much a rating of 5 counts.',
  'settings.name.parameters|preferenceWeights|6': 'Weight of 6',
  'settings.help.parameters|preferenceWeights|6': 'How much a rating of 6 counts.',
  'settings.name.parameters|preferenceWeights|7': 'Weight of 7',
  'settings.help.parameters|preferenceWeights|7': 'How much a rating of 7 counts.',
  'settings.name.parameters|preferenceWeights|8': 'Weight of 8',
  'settings.help.parameters|preferenceWeights|8': 'How much a rating of 8 counts.',
  'settings.name.parameters|preferenceWeights|9': 'Weight of 9',
  'settings.help.parameters|preferenceWeights|9': 'How much a rating of 9 counts.',
  'settings.name.parameters|preferenceWeights|10': 'Weight of 10',
  'settings.help.parameters|preferenceWeights|10': 'How much a rating of 10 counts.',
  'settings.name.parameters|preferenceWeights|author': 'Weight of “Host”',
  'settings.help.parameters|preferenceWeights|author':
    'How much it counts that a host is in a group of their own topic.',
  'settings.name.parameters|softRules|avoidNonPreferredTopicAssignments': 'Avoid topics nobody asked for',
  'settings.help.parameters|softRules|avoidNonPreferredTopicAssignments':
    'People come into a group whose topic they did not choose only where there is little else. Without effect while “No means no” is “Always keep to it”.',
  'settings.name.parameters|softRules|assignAllSessionsToAllParticipants':
    'Give everybody all their sessions',
  'settings.help.parameters|softRules|assignAllSessionsToAllParticipants':
    'Nobody is left without a group in a session where it can be avoided. Without effect while “A group for everybody, always” is “Always keep to it”.',
  'settings.name.parameters|softRules|optimalGroupSize': 'Groups of middle size',
  'settings.help.parameters|softRules|optimalGroupSize':
    'Prefers groups halfway between the smallest and the largest size.',
  'settings.name.parameters|softRules|personToHighValueTopic': 'People to topics they want most',
  'settings.help.parameters|softRules|personToHighValueTopic':
    'The stronger somebody’s choice, the more the planner does to fulfil it.',
  'settings.name.parameters|softRules|highValueTopicToSelectivePerson': 'Care for people who chose little',
  'settings.help.parameters|softRules|highValueTopicToSelectivePerson':
    'Whoever chose only a few topics is more likely to get one of them.',
  'settings.name.parameters|softRules|avoidRepeatedTopics': 'Avoid the same topic twice',
  'settings.help.parameters|softRules|avoidRepeatedTopics':
    'People come into several groups of one topic only if they host it, or where there is little else.',
  'settings.name.parameters|softRules|preferNewPersonToPersonContacts': 'Meet new people',
  'settings.help.parameters|softRules|preferNewPersonToPersonContacts':
    'Two people who share a group already, or were in one at a former event, are rather not put together again.',
  'settings.name.parameters|softRules|contactPreferences': 'People who want to meet',
  'settings.help.parameters|softRules|contactPreferences':
    'People come into a group with those they would like to meet.',
  'settings.name.parameters|softRules|fairness': 'Fairness',
  'settings.help.parameters|softRules|fairness':
    'Nobody falls far behind what they could hope for. Whoever is worst off counts most.',
  'settings.name.parameters|softRules|avoidMaybeAvailability': 'Avoid hours marked Maybe',
  'settings.help.parameters|softRules|avoidMaybeAvailability':
    'Groups rather do not meet when one of their people has said “Maybe”.',
  'settings.name.parameters|softRules|useLogScale': 'Soften large weights',
  'settings.help.parameters|softRules|useLogScale':
    'On: a weight of 100 counts a few times as much as a weight of 1, not a hundred times. Leave it on unless you know why not.',
  'settings.name.parameters|options|preferNeglectedTopics': 'When in doubt, prefer',
  'settings.help.parameters|options|preferNeglectedTopics':
    'Between two plans that are equally good, whether rarely chosen or popular topics get the people.',
  'settings.name.parameters|options|noIsHardConstraint': 'No means no',
  'settings.help.parameters|options|noIsHardConstraint':
    'Whether nobody ever comes into a group whose topic they did not choose, or only where it helps others much.',
  'settings.name.parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint':
    'A group for everybody, always',
  'settings.help.parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint':
    'Whether a group for everybody in all their sessions comes before every other wish. Who cannot be placed is listed with the reason.',
  'settings.name.parameters|rules|countHostingTowardsUsersSessionLimit': 'Hosting counts as a session',
  'settings.help.parameters|rules|countHostingTowardsUsersSessionLimit':
    'On: a group that somebody hosts is one of the sessions they want to be in.',
  'settings.name.parameters|rules|personMustBeInOwnTopicIfTopicIsActive': 'Hosts are in their own groups',
  'settings.help.parameters|rules|personMustBeInOwnTopicIfTopicIsActive':
    'On: a group runs only with the host of its topic in it.',
  'settings.name.parameters|rules|avoidRepeatedTopics': 'Avoid repeated topics',
  'settings.help.parameters|rules|avoidRepeatedTopics': 'Off: people may be in several groups of one topic.',
  'settings.name.parameters|rules|randomiseAssignments': 'A fresh attempt every time',
  'settings.help.parameters|rules|randomiseAssignments':
    'On: every search begins differently, so a second try may find a better plan. Off: the same answers give the same plan, unless the time runs out.',
  'settings.name.parameters|rules|preferNewPersonToPersonContacts': 'Prefer new contacts',
  'settings.help.parameters|rules|preferNewPersonToPersonContacts':
    'Off: the same people may meet again and again.',
  'settings.name.parameters|groups|meetAgainAfterWeeks': 'Weeks until two people may meet again',
  'settings.help.parameters|groups|meetAgainAfterWeeks':
    '0: the same two never meet again. Otherwise a past meeting counts no longer after so many weeks, and whoever wished it wishes it again.',
  'settings.name.parameters|ui|requireUserEmail': 'E-mail is required',
  'settings.help.parameters|ui|requireUserEmail': 'On: nobody can register without an e-mail address.',
  'settings.name.parameters|ui|showLanguagesField': 'Ask for languages',
  'settings.help.parameters|ui|showLanguagesField':
    'On: people can say which languages they speak. Any two of a group who have done so then share a language.',
  'settings.name.parameters|ui|showPreferenceMatrixToUsers': 'Show everybody’s choices',
  'settings.help.parameters|ui|showPreferenceMatrixToUsers':
    'On: participants see who is interested in what. Off: they see their own choices only.',
  'settings.name.parameters|ui|hideOneSidedWishes': 'Keep wishes to meet private',
  'settings.help.parameters|ui|hideOneSidedWishes':
    'On: only organisers see whom somebody wishes to meet. Others see a meeting once it is arranged. Off: everybody who sees the choices sees each wish.',
  'settings.name.parameters|ui|showBlankInPlaceOfNoInPreferences': 'Leave “No” blank',
  'settings.help.parameters|ui|showBlankInPlaceOfNoInPreferences':
    'On: a topic somebody did not choose has an empty field. Off: it reads “No”.',
  'settings.name.parameters|ui|showScheduleTabToUsers': 'Show the schedule',
  'settings.help.parameters|ui|showScheduleTabToUsers':
    'Off: only organisers see the schedule, for instance until the plan is final.',
  'settings.name.parameters|ui|showPlanReport': 'Show the report on the plan',
  'settings.help.parameters|ui|showPlanReport':
    'On: participants read above the schedule how good the plan is for all together. It names nobody, and says nothing about fewer than five people.',
  'settings.name.parameters|ui|allowUsersToChangeSchedule': 'People may change groups themselves',
  'settings.help.parameters|ui|allowUsersToChangeSchedule':
    'On: participants can join and leave groups in the schedule.',
  'settings.name.parameters|ui|showContactPreferencesOnlyToHosts': 'Only hosts choose whom to meet',
  'settings.help.parameters|ui|showContactPreferencesOnlyToHosts':
    'On: only people who host a topic can say whom they want in their group.',
  'settings.name.parameters|ui|allowOnlyBinaryContactPreferences': 'Only yes or no about people',
  'settings.help.parameters|ui|allowOnlyBinaryContactPreferences':
    'On: people are not rated from 1 to 10; the only choice is “No”.',
  'settings.name.parameters|ui|hideCalendar': 'Hide the calendar',
  'settings.help.parameters|ui|hideCalendar':
    'On: nobody is asked for days and hours, and groups have no time in the plan.',
  'settings.name.parameters|ui|hideTopicAndIntro': 'Hide topic and profile',
  'settings.help.parameters|ui|hideTopicAndIntro': 'On: people are not asked for a topic or a profile.',
  'settings.name.parameters|ui|allowRegistration': 'Registration is open',
  'settings.help.parameters|ui|allowRegistration':
    'Off: nobody can register by the share link. Organisers can still add people.',
  'settings.name.parameters|ui|approveNewPeople': 'New people wait for approval',
  'settings.help.parameters|ui|approveNewPeople':
    'On: whoever registers by the share link takes part only once an organiser has approved them.',
  'settings.name.parameters|ui|reviewPlansBeforeShowing': 'Organisers look at new plans first',
  'settings.help.parameters|ui|reviewPlansBeforeShowing':
    'On: a new plan is seen by organisers alone until one of them publishes it.',
} as const
