import { appendFileSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ERRORS_FILE } from '../http/append-log.ts'
import { type ErrorEntry, kindOfError, type ServerFault } from './error-entry.ts'

/** Keeps the error that has ended the server until the next start sends it. */
const NOTE_FILE = 'last-crash.json'
const OWNER_ONLY = { mode: 0o600 }

const note = z.object({ at: z.string(), command: z.string(), reason: z.string() })

type Crash = { command: ServerFault; error: unknown; at: number }

/**
 * Keeps an error that ends the server, synchronously, since the process is not to be trusted any more
 * (ERROR-19). If even that fails, the log has it.
 */
export function noteCrash(dataDir: string, { command, error, at }: Crash): void {
  const entry = entryOf({ at: new Date(at).toISOString(), command, reason: kindOfError(error) })
  try {
    appendFileSync(join(dataDir, ERRORS_FILE), `${JSON.stringify(entry)}\n`, OWNER_ONLY)
    writeFileSync(join(dataDir, NOTE_FILE), JSON.stringify(entry), OWNER_ONLY)
  } catch {}
}

/** Takes what ended the server last time, if it was an error. */
export async function takeCrashNote(dataDir: string): Promise<ErrorEntry | undefined> {
  const path = join(dataDir, NOTE_FILE)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  await rm(path, { force: true })
  try {
    return entryOf(note.parse(JSON.parse(text)))
  } catch {
    return undefined
  }
}

function entryOf({ at, command, reason }: z.infer<typeof note>): ErrorEntry {
  return { at, source: 'server', command, status: 500, reason }
}
