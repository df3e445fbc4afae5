/** Being told on a device by push. */
export const push = {
  'push.title': 'On this device',
  'push.help':
    'What the organisers tell everybody comes to this device as a notification: your plan, and what changes in it. You can end it here at any time.',
  'push.turnOn': 'Tell me on this device',
  'push.on': 'You are told on this device.',
  'push.turnOff': 'No longer on this device',
  'push.tryOut': 'Try it',
  'push.tried': 'Sent. It should appear in a moment; if it does not, look at the settings of your device.',
  'push.notTried': 'It could not be sent just now. Please try again in a few minutes.',
  'push.denied':
    'This browser does not let this site notify you. Allow notifications for this site in the settings of the browser, then press the button again.',
  'push.unsupported':
    'This browser cannot tell you anything while this page is closed. Another browser may, such as Firefox or Chrome.',
  'push.ios':
    'On iPhone and iPad this works in the installed app alone: choose Share, then Add to Home Screen, and open the event from there.',
  'push.failed':
    'This browser could not sign up with its notification service. Check your connection and try again.',
  'push.test': 'This is how you will be told.',
} as const
