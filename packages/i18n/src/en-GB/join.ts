/** The first seconds of a share link. */
export const join = {
  'join.opening': 'Opening your invitation…',
  'join.sending': 'Joining…',
} as const
