import type { MessageKey } from './message.ts'

/** The message keys of choice labels by stored value. Numbers have no label; "No" labels the blank choice. */
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
