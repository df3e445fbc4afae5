import type { Messages } from '../message.ts'

export const components = {
  'preferences.title': 'Keel ja värvid',
  'copy.failed': 'Palun vali tekst ja kopeeri see käsitsi',
  'link.address': '{{title}}: aadress',
  'link.copyMessage': 'Kopeeri sõnum',
  'link.sendByEmail': 'Saada e-postiga',
  'link.share': 'Jaga…',
  'print.leftOut': 'Prinditud on esimesed read: {{shown}} / {{all}}.',
  'print.leftOut.export': '„Laadi kõik alla” vahelehel „Ürituse andmed” sisaldab kõiki.',
  'error.other':
    '{{label}}: sellisel kujul seda vastu ei võeta. Palun laadi leht uuesti ja proovi veel kord.',
} satisfies Messages
