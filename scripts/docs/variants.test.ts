import { readFileSync } from 'node:fs'
import { SETTING_KEYS, VARIANTS } from '@planner/domain'
import { expect, test } from 'vitest'
import variants from './variants.ts'

test('WIRE-1, TAB-1, VARIANT-9, VARIANT-11, VALID-8, VALID-9, SETTING-3 to SETTING-10: paths, tabs, defaults, limits and settings change with docs/variants.md alone', () => {
  const page = readFileSync(new URL('../../docs/variants.md', import.meta.url), 'utf8')
  expect(page).toBe(variants())
})

test('the page names every variant, setting and capability', () => {
  const page = variants()
  for (const { id, hubPath } of VARIANTS) {
    expect(page).toContain(`\`${id}\``)
    expect(page).toContain(hubPath)
  }
  for (const key of SETTING_KEYS) expect(page).toContain(key.replaceAll('|', '\\|'))
})
