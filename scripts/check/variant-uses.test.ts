import { describe, expect, test } from 'vitest'
import { faultsOfVariants } from './variant-uses.ts'

const file = 'apps/web/src/lib/sample.ts'
const faultsOf = (text: string, held = ['pairs']) =>
  faultsOfVariants({
    ids: ['planner', '1on1', 'heallo'],
    capabilities: ['pairs'],
    held,
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
    expect(faultsOf(text)).toEqual([expect.stringContaining(`names the variant`)])
  })

  test('the place of the name is told', () => {
    expect(faultsOf("\n\nconst a = 'heallo'")[0]).toContain(`${file}:3 names the variant 'heallo'`)
  })

  test.each(["variantOf('planner')", "name === 'planner table'", "variant.slots === 'sessions'"])(
    '%s is fine',
    (text) => expect(faultsOf(text)).toEqual([]),
  )

  test('a capability that nothing reads, or no variant has, is named', () => {
    const facts = { ids: [], capabilities: ['pairs'], held: ['pairs'], sources: [] }
    expect(faultsOfVariants(facts)).toEqual([expect.stringContaining('Nothing reads the capability pairs')])
    expect(faultsOf('', [])).toEqual([expect.stringContaining('No variant has the capability pairs')])
  })

  test('a reader whose call spans lines counts', () => {
    const text = "can(\n  variant,\n  'pairs',\n)"
    const sources = [{ file, text }]
    expect(faultsOfVariants({ ids: ['1on1'], capabilities: ['pairs'], held: ['pairs'], sources })).toEqual([])
  })
})
