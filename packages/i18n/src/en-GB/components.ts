/** Components shared by several features. */
export const components = {
  'preferences.title': 'Language and colours',
  'copy.failed': 'Please select and copy it by hand',
  'link.address': '{{title}}: address',
  'link.copyMessage': 'Copy message',
  'link.sendByEmail': 'Send by e-mail',
  'link.share': 'Share…',
  'print.leftOut': 'Printed are the first {{shown}} of {{all}} rows.',
  'print.leftOut.export': '“Download everything” on the Event data tab has all of them.',
  'error.other': '{{label}} is not accepted like this. Please reload the page and try again.',
} as const
