/** That visits are counted, where they are. */
export const analytics = {
  'analytics.title': 'Counting visits',
  'analytics.counted':
    'Visits to pages are counted here: which page, at which minute, and with a personal link a number that changes every day. No names, no addresses, no choices, nothing you write. You are not counted if your browser sends Do Not Track or Global Privacy Control.',
  'analytics.notCounted':
    'Visits to pages are counted here, but not yours, since your browser asks for that.',
} as const
