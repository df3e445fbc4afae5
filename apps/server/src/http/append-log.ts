import { open } from 'node:fs/promises'

/** A text file of lines that is only ever added to. */
export type AppendLog = {
  /** Resolves when the line is on the disk. Lines are written one after another, in the order they came. */
  append(line: string): Promise<void>
}

// Only the owner may read it: lines can hold what people wrote in confidence.
const OWNER_ONLY = 0o600

export function appendLog(path: string): AppendLog {
  let last: Promise<void> = Promise.resolve()
  const write = async (line: string) => {
    const file = await open(path, 'a', OWNER_ONLY)
    try {
      await file.appendFile(`${line}\n`)
      await file.datasync()
    } finally {
      await file.close()
    }
  }
  return {
    append(line) {
      const written = last.then(() => write(line))
      // A failed line does not keep the next ones from being tried.
      last = written.catch(() => {})
      return written
    },
  }
}
