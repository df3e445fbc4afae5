import { describe, expect, test } from 'vitest'
import { checkComponents } from './shared-components.mjs'

/** Files of the web, each importing the given paths. */
function web(files: Record<string, string[]>) {
  return Object.entries(files).map(([file, imports]) => ({
    file: `apps/web/src/${file}`,
    text: imports.map((path) => `import { one } from '${path}'\n`).join(''),
  }))
}

describe('architecture: features own what only they use', () => {
  test('a component used by one feature is reported, even if used through another component', () => {
    const { isOk, output } = checkComponents(
      web({
        'features/help/help-tab.tsx': ['../../components/card/card.tsx'],
        'components/card/card.tsx': ['../mark.tsx', './corner.tsx'],
      }),
    )
    expect(isOk).toBe(false)
    expect(output.split('\n')).toEqual([
      'apps/web/src/components/card is used only by features/help. Move it there.',
      'apps/web/src/components/mark.tsx is used only by features/help. Move it there.',
    ])
  })

  test.each([
    [
      'two features',
      {
        'features/help/a.tsx': ['../../components/mark.tsx'],
        'features/about/deep/b.tsx': ['../../../components/mark.tsx'],
      },
    ],
    ['app', { 'app/shell.tsx': ['../components/mark.tsx'] }],
    [
      'two features by way of a component',
      {
        'components/card.tsx': ['./mark.tsx'],
        'features/help/a.tsx': ['../../components/card.tsx'],
        'features/about/b.tsx': ['../../components/card.tsx'],
      },
    ],
  ])('what %s use stays', (_case, files: Record<string, string[]>) => {
    expect(checkComponents(web(files))).toMatchObject({ isOk: true, output: '' })
  })

  test('dynamic imports count', () => {
    const text = "const load = async () => (await import('../../components/mark.tsx')).Mark\n"
    expect(checkComponents([{ file: 'apps/web/src/features/help/a.tsx', text }]).isOk).toBe(false)
  })
})
