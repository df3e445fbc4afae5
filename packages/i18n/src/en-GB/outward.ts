/** What leaves the event: calendars, programmes, screens on walls. */
export const outward = {
  'outward.meetingWith': 'Meeting with {{name}}',
  'outward.meetingOf': 'Meeting of {{names}}',
  'outward.meeting': 'A meeting of two',
  'outward.group': 'A group',
  'outward.groupOf': 'Group with {{names}}',
  'outward.cancelled': 'Cancelled: you are no longer in this group',
  'outward.people': '{number, plural, one {# person comes} other {# people come}}',
  'outward.calendar.title': 'In your calendar',
  'outward.calendar.help':
    'Your groups with their times and rooms. A calendar that subscribes to the address follows when the plan changes.',
  'outward.calendar.subscribe': 'Subscribe',
  'outward.calendar.download': 'Download once',
  'outward.calendar.address': 'Address of your calendar',
  'outward.calendar.hostTitle': 'What you host',
  'outward.calendar.hostAddress': 'Address of the calendar of what you host',
  'outward.calendar.slow':
    'Google reads such addresses when it likes, often only after a day. Shortly before the event, download the file or look here.',
  'outward.calendar.alarm': 'Remind me 5 minutes before',
  'outward.calendar.renew': 'New address',
  'outward.calendar.renewAsk': 'Replace the address of your calendar?',
  'outward.calendar.renewText':
    'Calendars that subscribe to the former address get nothing any more. Do this if somebody else has it.',
  'outward.calendar.renewed': 'The address is new. Subscribe again with it.',
  'outward.calendar.noTimes':
    'Sessions have no dates and times yet. As soon as the organisers say them, they are in your calendar.',
  'outward.calendar.private': 'Whoever has this address reads where you are. It opens nothing else.',
  'outward.programme.empty': 'There is no programme yet. This page shows it as soon as there is one.',
  'outward.programme.gone': 'There is no programme at this address, or no longer',
  'outward.noRoom': 'Room not said yet',
  'outward.share.title': 'Public programme and screen',
  'outward.share.programme': 'Public programme',
  'outward.share.programme.help':
    'A page for everybody who has its address: what is when and where, never who is in it. People need not register for it.',
  'outward.share.names': 'Show the names of hosts',
  'outward.share.embed': 'Code to show it on your own site',
  'outward.share.json': 'For conference apps',
  'outward.share.calendar': 'Calendar of the whole programme',
  'outward.share.renew': 'New address',
  'outward.share.renewAsk': 'Replace the address of the programme?',
  'outward.share.renewText':
    'The former address and everything that reads it (sites, apps, calendars) get nothing any more.',
  'outward.share.renewed': 'The address is new.',
  'outward.share.wall': 'Screen on the wall',
  'outward.share.wall.help':
    'For a projector or a large screen: the QR code while people answer, then what is on now and next. It shows no personal link.',
  'outward.share.wall.open': 'Open the screen',
  'outward.share.keys': 'Both addresses end when you replace the organisers’ link.',
} as const
