import { open } from 'node:fs/promises'

/** As much of the end of a log as is read. */
const TAIL_BYTES = 256 * 1024

/** The newest lines of a file of JSON lines, the newest first; none where there is no file. A cut or broken line is left out. */
export async function logTail(path: string): Promise<Record<string, unknown>[]> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return []
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - TAIL_BYTES)
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
