import { describe, expect, test } from 'vitest'
import { variantViolations } from './variant-uses.ts'

const file = 'apps/web/src/lib/sample.ts'
const violationsOf = (text: string, assigned = ['pairs']) =>
  variantViolations({
    ids: ['planner', '1on1', 'heallo'],
    capabilities: ['pairs'],
    assigned,
    sources: [
      { file, text },
      { file: 'reader.ts', text: "const isPairs = can(useVariant(), 'pairs')" },
    ],
  })

describe('CODE-1: variants are data', () => {
  test.each([
    "event.variant === 'planner'",
    'kind !== "1on1"',
    "['planner', other].includes(kind)",
    "switch (kind) {\n  case 'heallo':\n}",
  ])('%s names a variant', (text) => {
    expect(violationsOf(text)).toEqual([expect.stringContaining(`names the variant`)])
  })

  test('reports file and line', () => {
    expect(violationsOf("\n\nconst a = 'heallo'")[0]).toContain(`${file}:3 names the variant 'heallo'`)
  })

  test.each(["variantOf('planner')", "name === 'planner table'", "variant.slots === 'sessions'"])(
    '%s is fine',
    (text) => expect(violationsOf(text)).toEqual([]),
  )

  test('a capability that is never read, or that no variant has, is reported', () => {
    const facts = { ids: [], capabilities: ['pairs'], assigned: ['pairs'], sources: [] }
    expect(variantViolations(facts)).toEqual([expect.stringContaining('Nothing reads the capability pairs')])
    expect(violationsOf('', [])).toEqual([expect.stringContaining('No variant has the capability pairs')])
  })

  test('a multi-line call of can() counts as a reader', () => {
    const text = "can(\n  variant,\n  'pairs',\n)"
    const sources = [{ file, text }]
    expect(
      variantViolations({ ids: ['1on1'], capabilities: ['pairs'], assigned: ['pairs'], sources }),
    ).toEqual([])
  })
})
