const KEY_PARAMETERS = ['personalKey', 'adminInvite', 'participantInvite']

/** The key in path and query of a page, the most personal one; '' without any. */
export function keyOfPath(path: string): string {
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  return KEY_PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? ''
}
