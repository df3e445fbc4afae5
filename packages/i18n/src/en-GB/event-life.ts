/** Rotating links, archiving, exporting and erasing people, deleting the event; and the notices of pages that lose access. */
export const eventLife = {
  'life.title': 'Advanced',
  'life.help': 'New links, open sessions, webhooks, export, removing people, deleting the event.',
  'life.notAnswered': 'The server did not answer. Please try again.',
  'life.share.title': 'New share link',
  'life.share.help':
    'If the link has fallen into the wrong hands. People who have registered keep their personal links.',
  'life.share.button': 'Replace share link',
  'life.share.ask':
    'The old share link and its QR code stop working at once, printed ones too. People who have registered are not affected.',
  'life.share.done':
    'The share link has been replaced. Pass the new one on to those who still want to register.',
  'life.admin.title': 'New admin link',
  'life.admin.help': 'Use this if somebody who knows the admin link should no longer organise.',
  'life.admin.button': 'Replace admin link',
  'life.admin.ask':
    'The old admin link stops working at once, on your other devices too. Keep the new one safe: it is your way back in.',
  'life.admin.done': 'The admin link has been replaced. Keep the new one safe.',
  'life.erase.title': 'Erase a person',
  'life.erase.help':
    'Removes somebody from the event with everything about them. To hide somebody, archive them instead.',
  'life.erase.person': 'Person',
  'life.erase.choose': 'Choose a person',
  'life.erase.button': 'Erase person',
  'life.erase.askTitle': 'Erase {{name}}?',
  'life.erase.ask':
    'Their data, topics, choices, places in groups and personal link are deleted for good, as is what others have said about them and their topics. This cannot be undone.',
  'life.erase.confirm': 'Erase for good',
  'life.erase.done': '{{name}} was erased.',
  'life.remove.title': 'Delete the event',
  'life.remove.help': 'Everything is deleted: people, topics, choices, plans and all links.',
  'life.remove.button': 'Delete event',
  'life.remove.askTitle': 'Delete {{event}}?',
  'life.remove.ask':
    'Everything is deleted for everybody and cannot be brought back. To confirm, type the name of the event.',
  'life.remove.name': 'Event name',
  'life.remove.mismatch': 'This is not the name of the event.',
  'life.remove.confirm': 'Delete for good',
  'life.makeAdmin': 'Make organiser',
  'life.makeAdmin.of': 'Make organiser: {{name}}',
  'life.makeAdmin.askTitle': 'Make {{name}} an organiser?',
  'life.makeAdmin.ask': 'Their personal link will open everything, as the admin link does.',
  'life.unmakeAdmin': 'Remove organiser rights',
  'life.unmakeAdmin.of': 'Remove organiser rights: {{name}}',
  'life.unmakeAdmin.askTitle': 'Remove the organiser rights of {{name}}?',
  'life.unmakeAdmin.ask':
    'They may still know the admin link. If they should not use it, replace it under Advanced.',
  'life.archive': 'Archive',
  'life.archive.of': 'Archive {{name}}',
  'life.archive.askTitle': 'Archive {{name}}?',
  'life.archive.ask':
    'They and their topics disappear for everybody but organisers, and their personal link stops working. Nothing is deleted; you can bring them back.',
  'life.unarchive': 'Bring back',
  'life.unarchive.of': 'Bring {{name}} back',
  'life.mine.title': 'Your data in this event',
  'life.mine.help': 'Download a copy of everything this event knows about you, or have it erased.',
  'life.mine.export': 'Export my data',
  'life.mine.file': 'my-data.json',
  'life.mine.erase': 'Erase my data',
  'life.mine.askTitle': 'Erase all your data?',
  'life.mine.ask':
    'You leave the event: your data, topics, choices and places in groups are deleted for good, and your personal link stops working. This cannot be undone.',
  'life.link.button': 'Replace link',
  'life.link.ask.own':
    'If somebody else may know your link: you get a new one at once, and the old one stops working, on your other devices too. Keep the new one.',
  'life.link.ask.of':
    'If somebody else may know this link: {{name}} gets a new one, and the old one stops working at once. Pass the new one on to {{name}}.',
  'life.link.of': 'Replace the personal link of {{name}}',
  'life.link.done': 'The personal link has been replaced. The old one opens nothing any more.',
  'life.export.title': 'Export everything',
  'life.export.help':
    'One file with everything of this event: people, topics, choices, settings, schedule and former plans, no links. Keep it safe: it holds contact data.',
  'life.export.button': 'Download everything',
  'life.export.file': 'event.json',
  'life.retention.title': 'This event will be deleted on {{date}}',
  'life.retention.text':
    'Nobody has changed anything in it for a long time. Everything of it will be deleted then and cannot be brought back. If it is still needed, keep it.',
  'life.retention.keep': 'Keep this event',
  'life.retention.kept': 'The event is kept.',
  'life.sessions.title': 'Open sessions',
  'life.sessions.help':
    'The browsers that keep this event in their list, with the role of their link and when they last opened it.',
  'life.sessions.show': 'Show open sessions',
  'life.sessions.refresh': 'Show again',
  'life.sessions.none': 'No browser keeps this event at the moment.',
  'life.sessions.unknown': 'Unknown browser',
  'life.sessions.own': 'this browser',
  'life.sessions.end': 'End session',
  'life.sessions.endOf': 'End session: {{browser}}',
  'life.sessions.askTitle': 'End this session?',
  'life.sessions.ask':
    'That browser forgets this event, and its open pages are closed. Whoever still has the link can open it again: replace the link to prevent that.',
} as const
