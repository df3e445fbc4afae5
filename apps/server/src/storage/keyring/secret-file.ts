import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export const SECRET_FILE = 'key-secret'
const SECRET_BYTES = 32

/** The secret in the data folder; '' when there is none. A file put there by hand becomes readable by its owner only. */
export function readSecretFile(dataDir: string): string {
  const path = join(dataDir, SECRET_FILE)
  try {
    const secret = readFileSync(path, 'utf8').trim()
    chmodSync(path, 0o600)
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

/**
 * Draws a secret into a file that only its owner may read. Durable on return, since whatever is sealed under a secret is lost
 * with it. Blocking.
 */
export function createSecretFile(dataDir: string): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const path = join(dataDir, SECRET_FILE)
  // Renamed when it is whole: a kill leaves no half secret behind.
  const draft = `${path}.new`
  const file = openSync(draft, 'w', 0o600)
  writeSync(file, `${secret}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, path)
  const folder = openSync(dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
  return secret
}
