import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOGUES } from './catalogues.ts'
import { LANGUAGE_CODES } from './language-codes.ts'

/** What the files of a language export, by their names. */
async function filesOf(code: string): Promise<Map<string, Record<string, object>>> {
  const folder = new URL(`./${code}/`, import.meta.url)
  const files = new Map<string, Record<string, object>>()
  for (const name of readdirSync(folder))
    if (name !== 'index.ts') files.set(name, await import(new URL(name, folder).href))
  return files
}

test.each(LANGUAGE_CODES)('TEXT-1: no message of %s is in two files', async (code) => {
  const holders = new Map<string, string[]>()
  for (const [name, exported] of await filesOf(code))
    for (const key of Object.values(exported).flatMap((messages) => Object.keys(messages)))
      holders.set(key, [...(holders.get(key) ?? []), name])
  expect([...holders].filter(([, names]) => names.length > 1)).toEqual([])
  expect([...holders.keys()].sort()).toEqual(Object.keys(CATALOGUES[code]).sort())
})
