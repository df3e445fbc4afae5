/**
 * Regenerates the generated documents of the tree it is run in; with `--check` it only lists stale ones and
 * fails. Each file scripts/docs/<name>.ts is the generator of docs/<name>.md, in folders too: its default
 * export returns the whole text.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

type Document = { file: string; generate: () => string }

const documents = await findDocuments(resolve('scripts', 'docs'))
const stale = documents.filter(({ file, generate }) => !isCurrent(file, generate()))

if (process.argv.includes('--check')) {
  for (const { file } of stale) console.error(`${file} is stale. Run \`npm run docs\` and commit the result.`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const { file, generate } of stale) {
    writeFileSync(file, generate())
    console.log(`wrote ${file}`)
  }
}

async function findDocuments(folder: string): Promise<Document[]> {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return Promise.all(
    names.map(async (name) => {
      const generator: unknown = (await import(pathToFileURL(join(folder, name)).href)).default
      if (typeof generator !== 'function') {
        throw new Error(
          `scripts/docs/${name} has no generator. Maybe its default export is missing: () => string`,
        )
      }
      return { file: `docs/${name.replace(/\.ts$/, '.md')}`, generate: () => String(generator()) }
    }),
  )
}

function isCurrent(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text
}
