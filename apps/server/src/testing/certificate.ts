import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What a server shows and proves that it is `localhost` by. */
export type Certificate = { cert: string; key: string }

const fileOf = (name: string) => fileURLToPath(new URL(`./tls/${name}`, import.meta.url))

/** An authority that nobody trusts unless told to. Its key is gone: it has signed one certificate, until 2120, and signs no other. */
export const AUTHORITY_FILE = fileOf('ca.pem')

export async function certificateOfLocalhost(): Promise<Certificate> {
  const [cert, key] = await Promise.all(
    ['localhost.pem', 'localhost.key'].map((name) => readFile(fileOf(name), 'utf8')),
  )
  return { cert: cert ?? '', key: key ?? '' }
}
