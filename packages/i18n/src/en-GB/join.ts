/** The first seconds of a share link. */
export const join = {
  'join.opening': 'Opening your invitation…',
  'join.sending': 'Joining…',
  'offline.seen':
    'Offline: what was last seen at {{time}}. Your changes are sent when the connection is back.',
} as const
