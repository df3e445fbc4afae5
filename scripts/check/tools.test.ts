import { describe, expect, test } from 'vitest'
import { checkSizes } from './file-sizes.mjs'
import { sampleTree } from './testing/sample-tree.ts'
import { generatedDocs } from './tools.mjs'

describe('style: 400 lines are the cap', () => {
  test('a file above the cap is reported', () => {
    const { isOk, output, note } = checkSizes([
      { file: 'a.ts', lines: 400 },
      { file: 'b.ts', lines: 401 },
      { file: 'c.ts', lines: 10 },
    ])
    expect(isOk).toBe(false)
    expect(output).toBe('b.ts has 401 lines; the cap is 400. Split it by the nouns it holds.')
    expect(note).toContain('median 400 lines')
  })

  test('files up to the cap pass', () => {
    expect(checkSizes([{ file: 'a.ts', lines: 400 }]).isOk).toBe(true)
  })
})

describe('CODE-3: generated documents are never stale', () => {
  const generator = { 'scripts/docs/variants.ts': "export default () => '# Variants\\n'\n" }

  test.each([
    ['missing', {}],
    ['stale', { 'docs/variants.md': '# Old\n' }],
  ])('a %s document is named', async (_case, documents: Record<string, string>) => {
    const { isOk, output } = await generatedDocs(sampleTree({ ...generator, ...documents }))
    expect(output).toContain('docs/variants.md is stale')
    expect(isOk).toBe(false)
  })

  test('an up-to-date document passes', async () => {
    const { isOk } = await generatedDocs(sampleTree({ ...generator, 'docs/variants.md': '# Variants\n' }))
    expect(isOk).toBe(true)
  })
})
