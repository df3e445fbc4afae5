import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The certificate of `localhost`, and the key that proves it. */
export type Certificate = { cert: string; key: string }

const fileOf = (name: string) => fileURLToPath(new URL(`./tls/${name}`, import.meta.url))

/**
 * The certificate of an authority that nobody trusts by default. Its key is deleted: it has signed one
 * certificate, valid until 2120, and signs no other.
 */
export const AUTHORITY_FILE = fileOf('ca.pem')

export async function certificateOfLocalhost(): Promise<Certificate> {
  const [cert, key] = await Promise.all(
    ['localhost.pem', 'localhost.key'].map((name) => readFile(fileOf(name), 'utf8')),
  )
  return { cert: cert ?? '', key: key ?? '' }
}
