import { readFileSync } from 'node:fs'
import { INVOCATIONS } from '@planner/protocol'
import { expect, test } from 'vitest'
import limits from './limits.ts'

test('LIMIT-2 to LIMIT-14: limits and costs change with docs/limits.md alone', () => {
  expect(readFileSync(new URL('../../docs/limits.md', import.meta.url), 'utf8')).toBe(limits())
})

test('the page names every invocation', () => {
  for (const name of Object.keys(INVOCATIONS)) expect(limits()).toContain(`\`${name}\``)
})
