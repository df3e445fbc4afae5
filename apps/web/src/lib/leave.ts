/** Loads another page in the place of this one, so that nothing of it stays in memory. */
export function leaveFor(path: string): void {
  window.location.replace(path)
}
