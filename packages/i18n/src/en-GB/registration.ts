/** Opening, closing and approving registrations, and what is done with many people at once. */
export const registration = {
  'registration.open': 'Registration is open',
  'registration.open.help':
    'Off: the share link still shows the event, but nobody can register. Those who are here go on as before, and you can still add people.',
  'registration.approve': 'New people wait for approval',
  'registration.approve.help':
    'On: whoever registers takes part only once you have approved them in the list of participants.',
  'registration.closed.title': 'Registration is closed',
  'registration.closed.text':
    'Nobody can register at the moment. Whoever has registered opens their personal link.',
  'registration.closed.kept': 'What you have typed stays here, and can be sent if registration opens again.',
  'registration.ask': 'If you have questions, ask the organisers.',
  'registration.askName': 'If you have questions, ask {{name}}.',
  'registration.busy':
    'Many people are registering right now. This page tries again by itself in a moment: please keep it open. What you typed is kept.',
  'registration.waiting.title': 'You are registered and wait for approval',
  'registration.waiting.text':
    'The organisers decide who takes part. Until then only they see you and what you enter, and no plan has you in it. You can complete your data and choices already. As soon as you are approved, this page shows everything by itself.',
  'registration.burst.title': 'Many people have registered within minutes',
  'registration.burst.text':
    '{{when}} {count, plural, one {# person} other {# people}} registered. If you have just shown the link, all is well. If you do not know them, you can archive or erase them together, and close registration.',
  'registration.burst.between': 'Between {{from}} and {{to}}',
  'registration.burst.at': 'At {{from}}',
  'registration.burst.show': 'Show and select them',
  'registration.burst.dismiss': 'All is well',
  'participants.filter': 'Show',
  'participants.filter.all': 'Everybody',
  'participants.filter.waiting': 'Waiting for approval ({{count}})',
  'participants.filter.archived': 'Archived ({{count}})',
  'participants.filter.minutes': 'Registered in the last 10 minutes',
  'participants.filter.hour': 'Registered in the last hour',
  'participants.filter.day': 'Registered in the last 24 hours',
  'participants.filter.burst': 'Registered between {{from}} and {{to}} ({{count}})',
  'participants.filter.burstAt': 'Registered at {{from}} ({{count}})',
  'participants.select': 'Select {{name}}',
  'participants.selectAll': '{count, plural, one {Select # person} other {Select all # people}}',
  'participants.selected':
    '{count, plural, =0 {Nobody selected} one {# person selected} other {# people selected}}',
  'participants.waiting': 'Waits for approval',
  'participants.archived': 'Is archived',
  'participants.registeredAt': 'Registered {{time}}',
  'participants.someWait':
    '{count, plural, one {# person waits for your approval.} other {# people wait for your approval.}}',
  'participants.showWaiting': 'Show them',
  'participants.approve': 'Approve',
  'participants.approve.of': 'Approve {{name}}',
  'participants.approved': 'You approved {{names}}.',
  'participants.decline': 'Decline',
  'participants.decline.of': 'Decline {{name}}',
  'participants.decline.askTitle': 'Decline {{name}}?',
  'participants.decline.ask':
    'They are removed from the event with everything they have entered. This cannot be undone.',
  'participants.archiveSelected.askTitle':
    '{count, plural, one {Archive # person?} other {Archive # people?}}',
  'participants.archiveSelected.ask':
    '{{names}}. They and their topics disappear for everybody but organisers, and their personal links open nothing. Nothing is deleted; you can bring them back.',
  'participants.archivedDone': 'Archived: {{names}}',
  'participants.restoredDone': 'Brought back: {{names}}',
  'participants.eraseSelected': 'Erase',
  'participants.eraseSelected.askTitle': '{count, plural, one {Erase # person?} other {Erase # people?}}',
  'participants.eraseSelected.ask':
    '{{names}}. Their data, topics, choices and personal links are deleted for good. This cannot be undone. To be able to bring them back, archive them instead.',
  'participants.erasedDone': 'Erased: {{names}}',
} as const
