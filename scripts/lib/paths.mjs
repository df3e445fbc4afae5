import { mkdirSync, mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Absolute path of something in the repository. @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts)

/** Cache folder of these scripts: locks, unpacked browser. Safe to delete while none of them runs. */
export const cacheFolder = inRoot('.cache')

/** A new folder on the project's disk; the system's may be in memory. @param {string} name its beginning */
export function newFolder(name) {
  mkdirSync(cacheFolder, { recursive: true })
  return mkdtempSync(join(cacheFolder, `${name}-`))
}
