import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { putInPlace } from '../sqlite/database-file.ts'
import { type Keyring, keyringOf } from './keyring.ts'

/** KEY_SECRET and KEY_SECRET_PREVIOUS; '' and none use a secret in the data folder. */
export type KeySecrets = { current: string; previous: readonly string[] }

export const NO_KEY_SECRETS: KeySecrets = { current: '', previous: [] }

/**
 * The keyring of a data folder. `needed` are the ids of the secrets that its database is sealed under. A
 * secret is drawn only for a database that needs none. @throws when a needed secret is missing, saying what
 * to do; nothing is written then.
 */
export function chooseKeyring(dataDir: string, given: KeySecrets, needed: readonly string[]): Keyring {
  const inFile = readSecretFile(dataDir)
  const secrets = [given.current, inFile, ...given.previous].filter((secret) => secret !== '')
  if (given.current === '' && inFile === '') {
    if (needed.length > 0) throw new Error(noSecret())
    secrets.unshift(createSecretFile(dataDir))
  }
  const keyring = keyringOf(secrets)
  if (!needed.every((id) => keyring.ids.includes(id))) throw new Error(wrongSecret(given))
  return keyring
}

function noSecret(): string {
  return (
    'its keys and links are encrypted, and the secret is missing: KEY_SECRET is not set, and there is no file ' +
    `${SECRET_FILE} in the folder. Set KEY_SECRET to the secret that the data was written with, or put the file back. ` +
    'Nothing was changed'
  )
}

function wrongSecret({ current }: KeySecrets): string {
  const present = current === '' ? `the secret in its file ${SECRET_FILE}` : 'KEY_SECRET'
  return (
    `its keys and links are encrypted under another secret than ${present}. Set KEY_SECRET to the secret that the data was ` +
    'written with, or name that one in KEY_SECRET_PREVIOUS to go over to the present one. Nothing was changed'
  )
}

export const SECRET_FILE = 'key-secret'
const SECRET_BYTES = 32

/** The secret in the data folder; '' without one. Its file is made readable by its owner only. */
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
 * Draws a secret into a file that only its owner may read. Durable on return, since whatever is sealed under
 * a secret is lost with it. Blocking.
 */
function createSecretFile(dataDir: string): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const path = join(dataDir, SECRET_FILE)
  // Renamed when it is whole: a kill leaves no half secret behind.
  const draft = `${path}.new`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true })
  putInPlace(draft, path)
  return secret
}
