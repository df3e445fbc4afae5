import { existsSync, readdirSync, statSync } from 'node:fs'
import { inRoot } from './paths.mjs'

const notOurs = ['node_modules', 'dist']

/**
 * Our files at or below a path, in a stable order, without what was installed or built.
 * @param {string} path relative to the root, with forward slashes; a path that does not exist has no files
 * @returns {string[]}
 */
export function filesUnder(path) {
  if (!existsSync(inRoot(path))) return []
  if (statSync(inRoot(path)).isFile()) return [path]
  return readdirSync(inRoot(path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`
      if (entry.isDirectory()) return notOurs.includes(entry.name) ? [] : filesUnder(child)
      return entry.isFile() ? [child] : []
    })
}
