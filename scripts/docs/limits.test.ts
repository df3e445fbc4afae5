import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COSTS } from '../../apps/server/src/hub/costs.ts'
import limits from './limits.ts'

test('LIMIT-2 to LIMIT-14: limits and costs change with docs/limits.md alone', () => {
  expect(readFileSync(new URL('../../docs/limits.md', import.meta.url), 'utf8')).toBe(limits())
})

test('the page names every invocation', () => {
  for (const name of Object.keys(COSTS)) expect(limits()).toContain(`\`${name}\``)
})
