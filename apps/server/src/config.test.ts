import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configFrom } from './config.ts'

test('spec 9: the hub keeps alive every 30 s and waits 60 s, and 100 s each in debug mode', () => {
  expect(timing({})).toEqual({ pingIntervalMs: 30_000, pingTimeoutMs: 60_000 })
  expect(timing({ HUB_DEBUG: '0' })).toEqual({ pingIntervalMs: 30_000, pingTimeoutMs: 60_000 })
  expect(timing({ HUB_DEBUG: '1' })).toEqual({ pingIntervalMs: 100_000, pingTimeoutMs: 100_000 })
})

test('spec 9: npm run dev starts the server in debug mode', () => {
  const script = readFileSync(new URL('../../../scripts/dev.mjs', import.meta.url), 'utf8')
  expect(script).toContain("HUB_DEBUG: '1'")
})

function timing(variables: Record<string, string>) {
  const result = configFrom(variables)
  return result.ok ? result.config.hubTiming : result.message
}
