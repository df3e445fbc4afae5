import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's name comes first: on its stable release the other one is not Mozilla's. */
const NAMES = ['firefox-esr', 'firefox']

/** The Firefox of this machine: FIREFOX_PATH, else the first on the PATH; undefined without one. */
export function findFirefox({ FIREFOX_PATH, PATH = '' } = process.env): string | undefined {
  if (FIREFOX_PATH) return FIREFOX_PATH
  const candidates = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return candidates.find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
