import { existsSync, readdirSync, statSync } from 'node:fs'
import { inRoot } from './paths.mjs'

const excludedFolders = ['node_modules', 'dist']

/**
 * The project files at or below a path, in a stable order, without installed and built files.
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
      if (entry.isDirectory()) return excludedFolders.includes(entry.name) ? [] : filesUnder(child)
      return entry.isFile() ? [child] : []
    })
}
