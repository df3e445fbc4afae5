/** What is said otherwise where people meet in pairs: `<key>.meetings` stands for the message `<key>` there (SCREEN-3). */
export const meetingWords = {
  'userData.step.rate.meetings': 'Choose whom to meet',
  'userData.step.plan.meetings': 'See your meetings',
  'userData.topics.help.meetings':
    'What you would like to talk about. It stands below your name where the others choose whom to meet.',
  'userData.email.help.meetings':
    'So you can be reached. The organisers see it, others only where you allow it below.',
  'userData.phone.help.meetings': 'The organisers see it, others only where you allow it below.',
  'userData.seen.name.meetings':
    'The other participants will see your name, your topic, your profile and, where you give them, your languages.',
  'userData.seen.choices.meetings': 'They also see whom you wish to meet.',
  'userData.seen.noChoices.meetings': 'Whom you wish to meet is seen by the organisers only.',
  'userData.seen.plan.meetings': 'As soon as a meeting is made, the two who meet and the organisers see it.',
  'userChoices.topics.none.meetings': 'Nobody else has joined yet. People appear here by themselves.',
  'userChoices.topics.noMatch.meetings': 'Nobody matches. Change the filter or the search.',
  'userChoices.search.topics.meetings': 'Search people',
  'userChoices.filter.unrated.meetings': 'Undecided',
  'userChoices.rated.meetings': '{{rated}} of {{all}} decided',
  'userChoices.done.plan.meetings':
    'Next, the organisers make the plan. You will find your meetings under “Schedule”.',
  'userChoices.done.seePlan.meetings': 'See your meetings',
  'userChoices.done.left.meetings':
    '{number, plural, one {You left # person unanswered; that counts as a no.} other {You left # people unanswered; that counts as a no.}}',
  'userChoices.choiceAbout.meetings': 'Meet {{name}}',
  'preference.blank.meetings': 'No, not now',
  'matrix.label.meetings': 'Who wishes to meet whom',
  'matrix.search.topics.meetings': 'Search people to meet',
  'matrix.total.meetings': '{count, plural, one {# wishes to meet them} other {# wish to meet them}}',
  'matrix.noMatch.meetings': 'Nobody matches the search.',
  'matrix.choose.meetings': 'Wish of {{name}} to meet {{topic}}',
  'schedule.generate.replaces.meetings': 'A new plan may change reserved meetings. Confirmed ones stay.',
  'scenarios.about.meetings':
    'See what would come of other meetings before you use them. Those in use stay as they are, and nobody else notices.',
  'schedule.empty.participant.text.meetings':
    'As soon as the organiser has made it, your meetings appear here by themselves. Until then you can still change whom you wish to meet.',
  'eventData.field.numSessions.help.meetings':
    'How many rounds of meetings there are in a week, from {{min}} to {{max}}. With one, the two agree on a time themselves.',
  'eventData.field.considerContactPreferences.help.meetings':
    'On: people can also say how much they would like to meet somebody, or that they would rather not. Nobody else sees that but organisers.',
  'eventData.shareLink.message.meetings':
    'You are invited to {{name}}. Open this link, enter your name and choose whom you would like to meet. It takes a minute:\n\n{{link}}',
  'participants.count.meetings': '{count, plural, one {# person} other {# people}}',
  'participants.column.anyContactChoice.meetings': 'Decided about somebody',
  'participants.column.allContactChoices.meetings': 'Decided about everybody',
  'help.organiser.topics.meetings':
    'People come by the link. You can also add them yourself, or import a table of people and whom they wish to meet.',
  'help.organiser.settings.meetings':
    'On the Settings tab you say who sees whose wishes, and what matters when not all of them can be granted.',
  'help.organiser.plan.meetings':
    'On the Schedule tab you generate the plan: it reserves meetings for as many wishes as possible.',
  'help.organiser.adjust.meetings':
    'Either of the two confirms a reserved meeting, or you do it for them. When the week is over, close it: confirmed meetings become past, all others are released, and the next plan brings new pairs together.',
  'help.participant.topics.meetings':
    'Choose whom you would like to meet. What you leave blank counts as no.',
  'help.participant.when.meetings': 'Say in your data how many meetings you want in a week.',
  'help.participant.plan.meetings':
    'When the plan is there, the Schedule tab shows your meetings. Confirm those you will come to, and withdraw from others, so that both of you are free for somebody else.',
  'help.answer.see.meetings':
    'Whom you would rather not meet is seen by the organisers only, and so are your e-mail address and phone number, unless you show them to the people you have agreed to meet. Whom you wish to meet is seen by others only where the organisers allow it.',
  'help.question.noGroup.meetings': 'Somebody has no meeting',
  'help.answer.noGroup.meetings':
    'Organisers find the reason for each wish on the Schedule tab, below the meetings. Usually those they chose had no time left, or did not choose them where both have to. Choosing more people helps most.',
  'help.choices.yes.meetings':
    '“Yes” means that you would like to meet this person. The more people you choose, the more meetings a plan can find for you.',
  'help.planning.keep.meetings':
    '“Re-plan with few changes” keeps as many reserved meetings as it can. Use it when somebody comes late or drops out.',
  'help.participants.import.meetings':
    'With “Import” you add a table of people and whom they wish to meet. Whoever is here already is updated, not added twice.',
  'help.history.undo.meetings':
    'The arrows at the top take back the last wishes that you have changed on this page, one by one. Forms, links, meetings and plans are not among them.',
  'import.title.meetings': 'Import people and whom they wish to meet',
  'import.format.meetings':
    'The first row names people who can be met. Every further row is a person and whom they wish to meet.',
  'import.preview.topics.meetings':
    '{count, plural, one {# person to meet} other {# people to meet}}: {fresh, plural, =0 {nobody new} one {# new} other {# new}}, {known, plural, one {# in the event already} other {# in the event already}}',
  'import.preview.topics.new.meetings':
    '{count, plural, =0 {Nobody to meet} one {# new person to meet} other {# people to meet, all new}}',
  'import.preview.preferences.meetings': '{count, plural, =0 {No wishes} one {# wish} other {# wishes}}',
  'import.problem.emptyTopic.meetings': 'The name of the person to meet is missing.',
  'import.problem.duplicateTopic.meetings': 'This person is in more than one column.',
  'import.done.meetings':
    '{people, plural, =0 {No people} one {# person} other {# people}} and {choices, plural, =0 {no wishes} one {# wish} other {# wishes}} imported.',
  'similarity.intro.meetings':
    'How much two people’s wishes to meet others have in common: 100% for equal wishes, 0% for nothing in common. People who have not chosen anybody yet have no number.',
  'similarity.tooFew.meetings':
    'As soon as two people have said whom they wish to meet, their similarity shows here.',
  'settings.question.sizes.meetings': 'How many people meet?',
  'settings.question.sizes.help.meetings': 'At a time, everybody meets one other person.',
  'settings.name.parameters|groups|maxGroupSize.meetings': 'People in a meeting',
  'settings.help.parameters|groups|maxGroupSize.meetings': 'Two people meet.',
  'settings.question.choices.help.meetings':
    'How much a wish counts when meetings are reserved, from 1 to 100.',
  'settings.help.parameters|ui|showPreferenceMatrixToUsers.meetings':
    'On: participants see who wishes to meet whom. Off: they see their own wishes only.',
  'settings.help.parameters|ui|showBlankInPlaceOfNoInPreferences.meetings':
    'On: a person somebody did not choose has an empty field. Off: it reads “No”.',
  'settings.help.parameters|ui|showLanguagesField.meetings':
    'On: people can say which languages they speak. Meetings are planned without regard to that.',
  'settings.name.parameters|ui|allowUsersToChangeSchedule.meetings':
    'People may change the schedule themselves',
  'settings.help.parameters|ui|allowUsersToChangeSchedule.meetings':
    'Changes nothing here: the two of a meeting can always confirm it or take it back.',
  'settings.name.parameters|ui|showContactPreferencesOnlyToHosts.meetings': 'Only organisers rate wishes',
  'settings.help.parameters|ui|showContactPreferencesOnlyToHosts.meetings':
    'On: participants cannot say how much they would like to meet somebody, or that they would rather not.',
  'undo.step.preferences.meetings': 'wish of {{person}} to meet {{other}}',
  'history.choices.topics.meetings': 'wishes to meet',
  'room.nowhere.meetings': 'Without a meeting',
  'room.without.meetings': '{number, plural, one {# person} other {# people}} without a meeting',
  'report.lacking.title.meetings': 'Who lacks a meeting',
  'report.lacking.none.meetings': 'Nobody lacks a meeting they wished or asked for.',
  'versions.kind.keptFirst.meetings': 'Before the first plan of the week',
  'coverage.legend.meetings':
    'A number is the week in which the two met. ✓: a meeting is planned this week. ○: both want to, and nothing is planned.',
  'report.random.meetings':
    'Chance would give people {{percent}}% and leave {missing, plural, =0 {no meeting} one {# meeting} other {# meetings}} missing. This plan gives {{own}}% and leaves {ownMissing, plural, =0 {none} one {#} other {#}}.',
  'report.satisfied.missing.meetings':
    '{missing, plural, one {# meeting is} other {# meetings are}} missing. People get {{percent}}% of the best they could hope for.',
  'report.uncompared.placesDiffer.meetings':
    'Not as many meetings are missing as when the plan was made, so it cannot be compared with the best possible plan of then.',
  'report.shared.lacking.meetings': 'Some people lack a meeting they want.',
} as const
