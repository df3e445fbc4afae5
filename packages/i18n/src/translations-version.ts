/** A hash of all messages (FNV-1a, since it is a version tag and not a security measure). */
export function versionOf(catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const text = JSON.stringify(catalogues)
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
