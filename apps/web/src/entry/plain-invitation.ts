/** Whether an address is a share link and asks for nothing else, such as a tab. */
export function isPlainInvitation({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search)
  return (
    /^\/[^/]+\/share\/?$/.test(pathname) &&
    [...query].every(([name]) => name === 'participantInvite') &&
    (query.get('participantInvite') ?? '') !== ''
  )
}
