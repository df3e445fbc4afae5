import { readFileSync } from 'node:fs'
import { INVOCATIONS, REFUSAL_REASONS, SIGNALS } from '@planner/protocol'
import { expect, test } from 'vitest'
import protocol from './protocol.ts'

test('WIRE-4: docs/protocol.md is up to date with the schemas (`npm run docs`)', () => {
  const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  expect(page).toBe(protocol())
})

test('WIRE-4: every invocation with its fields, every signal and every reason is on the page', () => {
  const page = protocol()
  for (const [name, { input }] of Object.entries(INVOCATIONS)) {
    const chapter = page.split(`### ${name}\n`)[1]?.split('\n### ')[0] ?? ''
    for (const field of Object.keys(input.shape))
      expect([name, chapter]).toEqual([name, expect.stringContaining(`\`${field}\``)])
  }
  for (const name of Object.keys(SIGNALS)) expect(page).toContain(`### Signal ${name}\n`)
  for (const reason of REFUSAL_REASONS) expect(page).toContain(`| \`${reason}\``)
})

test('all internal links resolve', () => {
  const page = protocol()
  const chapters = new Set(
    [...page.matchAll(/^#+ (.*)$/gm)].map(([, title]) => title?.toLowerCase().replaceAll(' ', '-')),
  )
  for (const [, target] of page.matchAll(/\]\(#([^)]*)\)/g)) expect([...chapters]).toContain(target)
})
