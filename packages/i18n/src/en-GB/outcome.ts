/** What a plan of meetings has brought: wishes that are not granted and why, and what changed. */
export const outcome = {
  'outcome.title': 'What the plan has brought',
  'outcome.wishes': 'Wishes granted: {{granted}} of {{wished}}',
  'outcome.wishes.full':
    'Wishes granted: {{granted}} of {{wished}}. Nobody is given more meetings than they asked for.',
  'outcome.people':
    'People who wish to meet somebody: {{wishing}}. With as many meetings as they asked for or wished: {{content}}, with fewer: {{fewer}}, with none: {{none}}.',
  'outcome.names.none': 'With none: {{names}}',
  'outcome.names.fewer': 'With fewer: {{names}}',
  'outcome.quality.best': 'For the choices of {{time}} no better plan was possible.',
  'outcome.quality.near':
    'For the choices of {{time}} the plan made then is at most {{distance}} below the best that any plan could reach.',
  'outcome.quality.unknown': 'Whether a better plan was possible for the choices of {{time}} is not proven.',
  'outcome.leftOut': 'Left out ({{count}})',
  'outcome.leftOut.help':
    'They have room for more meetings and wishes that are not granted. The reasons are as things stand now.',
  'outcome.full': 'Further wishes not granted, of people who have all their meetings ({{count}})',
  'outcome.numMeetings': 'meetings: {{met}} of {{wanted}}',
  'outcome.reason.past': 'The two have met before.',
  'outcome.reason.calledOff': 'The meeting was taken back this week.',
  'outcome.reason.refused': 'One of the two would rather not meet the other.',
  'outcome.reason.notMutual': '{{to}} has not chosen {{from}}.',
  'outcome.reason.ownCapacity': '{{from}} has no room for another meeting.',
  'outcome.reason.otherCapacity': '{{to}} has no room for another meeting.',
  'outcome.reason.noCommonSession': 'There is no session in which both are free.',
  'outcome.reason.outweighed': 'In the plan it would have cost others more.',
  'outcome.reason.open': 'Nothing stands in the way now. The next plan decides.',
  'outcome.reason.ownRefusal': 'You have also said that you would rather not meet.',
  'outcome.reason.notPossible': 'It was not possible in this plan.',
  'outcome.own.title': 'Your wishes that are not granted',
  'outcome.own.ownCapacity': 'You have all the meetings you asked for, or one in every session.',
  'outcome.own.untold': 'More is not said here, because it would tell what others wish or have planned.',
  'outcome.changes': 'What the plan changed',
  'outcome.changes.own': 'What the last plan changed for you',
  'outcome.changes.count':
    'Plan of {{time}}, compared with the one before. No longer planned: {{dropped}}. Moved: {{moved}}. New: {{added}}. Kept: {{kept}}.',
  'outcome.column.change': 'Change',
  'outcome.change.kept': 'Kept',
  'outcome.change.moved': 'Moved',
  'outcome.change.added': 'New',
  'outcome.change.dropped': 'No longer planned',
} as const
