import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { appendLog, ERRORS_FILE, FEEDBACK_FILE } from '../http/append-log.ts'
import type { NoteKind, SharedStorage } from '../storage/shared-storage.ts'

/** What visitors and failures tell the site administrator. */
export type SiteNotes = {
  /** Resolves when the line, which is JSON, is durable. */
  add(kind: NoteKind, line: string): Promise<void>
  /** The newest first; broken ones are left out. */
  newest(kind: NoteKind): Promise<Record<string, unknown>[]>
}

const FILES = { feedback: FEEDBACK_FILE, error: ERRORS_FILE } satisfies Record<NoteKind, string>

/** As much of the end of a log as is read: bytes of a file, characters in a database. */
const TAIL = 256 * 1024

/** In files of the data folder, or in the database of several nodes. */
export function siteNotes(dataDir: string, shared: SharedStorage | undefined): SiteNotes {
  if (shared)
    return {
      add: (kind, line) => shared.addNote(kind, line),
      newest: async (kind) => (await shared.notes(kind, TAIL)).flatMap(parsed),
    }
  const logs = {
    feedback: appendLog(join(dataDir, FEEDBACK_FILE)),
    error: appendLog(join(dataDir, ERRORS_FILE)),
  } satisfies Record<NoteKind, unknown>
  return {
    add: (kind, line) => logs[kind].append(line),
    newest: (kind) => logTail(join(dataDir, FILES[kind])),
  }
}

/** The newest lines of a JSON lines file, newest first; broken lines are left out. */
export async function logTail(path: string): Promise<Record<string, unknown>[]> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return []
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - TAIL)
    const buffer = Buffer.alloc(size - start)
    const { bytesRead } = await file.read(buffer, 0, buffer.length, start)
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n')
    return lines.flatMap(parsed).reverse()
  } finally {
    await file.close()
  }
}

function parsed(line: string): Record<string, unknown>[] {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null ? [entry as Record<string, unknown>] : []
  } catch {
    return []
  }
}
