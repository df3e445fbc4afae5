import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const excludedFolders = ['node_modules', 'dist']

/** @typedef {{ file: string, text: string }} TextFile */

/**
 * The project files at or below a path, in a stable order, without installed and built files.
 * @param {string} path relative to the root, with forward slashes; a path that does not exist has no files
 */
export function filesUnder(path) {
  return filesIn(root, path)
}

/**
 * The same in another tree with the same layout.
 * @param {string} tree
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(tree, path) {
  if (!existsSync(join(tree, path))) return []
  if (statSync(join(tree, path)).isFile()) return [path]
  return readdirSync(join(tree, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`
      if (entry.isDirectory()) return excludedFolders.includes(entry.name) ? [] : filesIn(tree, child)
      return entry.isFile() ? [child] : []
    })
}

/**
 * The files below some folders that are wanted, with their texts.
 * @param {string[]} folders
 * @param {(file: string) => boolean} isWanted
 * @param {string} [tree] another tree with the same layout
 * @returns {TextFile[]}
 */
export function textsUnder(folders, isWanted, tree = root) {
  return folders
    .flatMap((folder) => filesIn(tree, folder))
    .filter(isWanted)
    .map((file) => ({ file, text: readFileSync(join(tree, file), 'utf8') }))
}

/** A hash of all files at or below the paths but tests. @param {string[]} paths */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesUnder).filter((path) => !/\.test\.tsx?$/.test(path)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}
