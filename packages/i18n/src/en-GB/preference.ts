/** The labels of choices; tables to import may use them in any language. */
export const preference = {
  'preference.blank': 'No interest',
  'preference.no': 'No',
  'preference.yes': 'Yes',
  'preference.first': '#1 Yes!',
  'preference.host': 'Host',
  'preference.pending': 'Yes pending',
  'preference.reserved': 'Yes reserved',
  'preference.autoReserved': 'Yes auto reserved',
  'preference.committed': 'Yes committed',
  'preference.autoCommitted': 'Yes auto committed',
  'preference.past': 'Yes past',
} as const
