import { open } from 'node:fs/promises'

/** The logs in the data folder. */
export const FEEDBACK_FILE = 'feedback.jsonl'
export const ERRORS_FILE = 'errors.jsonl'

/** An append-only file of lines. */
type AppendLog = {
  /** Resolves when the line is durable. Lines are written in call order. */
  append(line: string): Promise<void>
}

// Lines may contain confidential text.
const OWNER_ONLY = 0o600

export function appendLog(path: string): AppendLog {
  let last: Promise<void> = Promise.resolve()
  const write = async (line: string) => {
    const file = await open(path, 'a', OWNER_ONLY)
    const { size } = await file.stat()
    try {
      await file.appendFile(`${line}\n`)
      await file.datasync()
    } catch (error) {
      // A full disk may have taken a part of the line; the next line must not stand behind it.
      await file.truncate(size).catch(() => {})
      throw error
    } finally {
      await file.close()
    }
  }
  return {
    append(line) {
      const written = last.then(() => write(line))
      // A failed write must not block later ones.
      last = written.catch(() => {})
      return written
    },
  }
}
