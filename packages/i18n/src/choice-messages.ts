import type { MessageKey } from './message.ts'

/** The messages that label stored choices. Numbers stand for themselves; "No" is what the blank choice may be called. */
export const CHOICE_MESSAGES: Readonly<Record<string, MessageKey>> = {
  Yes: 'preference.yes',
  '#1 Yes!': 'preference.first',
  Host: 'preference.host',
  No: 'preference.no',
  'Yes pending': 'preference.pending',
  'Yes reserved': 'preference.reserved',
  'Yes auto reserved': 'preference.autoReserved',
  'Yes committed': 'preference.committed',
  'Yes auto committed': 'preference.autoCommitted',
  'Yes past': 'preference.past',
}
