import { expect, test } from 'vitest'
import { CATALOGUES } from './catalogues.ts'
import { LANGUAGE_CODES } from './language-codes.ts'

declare global {
  interface ImportMeta {
    /** The modules whose paths match; provided by Vite. */
    glob<Module>(pattern: readonly string[], options: { eager: true }): Record<string, Module>
  }
}

const files = import.meta.glob<Record<string, object>>(['./*/*.ts', '!./*/index.ts'], { eager: true })

test.each(LANGUAGE_CODES)('TEXT-1: no message of %s is in two files', (code) => {
  const filesOf = new Map<string, string[]>()
  for (const [path, exported] of Object.entries(files)) {
    if (!path.startsWith(`./${code}/`)) continue
    for (const key of Object.values(exported).flatMap((messages) => Object.keys(messages)))
      filesOf.set(key, [...(filesOf.get(key) ?? []), path])
  }
  expect([...filesOf].filter(([, paths]) => paths.length > 1)).toEqual([])
  expect([...filesOf.keys()].sort()).toEqual(Object.keys(CATALOGUES[code]).sort())
})
