import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Which of `texts` lie in a file of a folder, a write-ahead log included: `<file>: <text>` each. */
export async function textsInFolder(folder: string, texts: Iterable<string>): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name))
    for (const text of texts) if (bytes.includes(text)) found.push(`${entry.name}: ${text}`)
  }
  return found
}
