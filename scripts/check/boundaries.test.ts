import { dirname, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleTree } from './testing/sample-tree.ts'
import { boundaries } from './tools.mjs'

const from = (name: string) => `import { one } from '@planner/${name}'\nexport const two = one + 1\n`
const web = (file: string) => `apps/web/src/${file}`

/**
 * A rule, a file that violates it, and what the file imports: a file, a package of ours, or a module of Node.
 */
type Case = [rule: string, file: string, imported: string]

const layers: Case[] = [
  ['feature-alone', 'features/front-page/a.tsx', 'features/schedule/one.tsx'],
  ['features-below-app', 'features/front-page/b.tsx', 'app/one.tsx'],
  ['components-below-features', 'components/form/a.tsx', 'features/schedule/one.tsx'],
  ['components-below-features', 'components/form/b.tsx', 'app/one.tsx'],
  ['lib-at-the-bottom', 'lib/http/a.tsx', 'app/one.tsx'],
  ['lib-at-the-bottom', 'lib/http/b.tsx', 'features/schedule/one.tsx'],
  ['lib-at-the-bottom', 'lib/http/c.tsx', 'components/form/one.tsx'],
].map(([rule = '', file = '', imported = '']) => [rule, web(file), web(imported)])

const cases: Case[] = [
  ['web-knows-contract-only', web('lib/plan.ts'), '@planner/solver'],
  ['web-knows-contract-only', web('lib/clock.ts'), 'apps/server/src/clock.ts'],
  ['pure-packages', 'packages/solver/src/plan.ts', '@planner/domain'],
  ['pure-packages', 'packages/domain/src/file.ts', 'node:fs'],
  ['pure-packages', 'packages/i18n/src/words.ts', '@planner/domain'],
  ['pure-packages-in-tests', 'packages/solver/src/a.test.ts', '@planner/domain'],
  ['protocol-knows-domain-only', 'packages/protocol/src/a.ts', '@planner/i18n'],
  ['protocol-knows-domain-only-in-tests', 'packages/protocol/src/a.test.ts', '@planner/solver'],
  ['server-without-web', 'apps/server/src/page.ts', web('lib/number.ts')],
  ...['rooms', 'gate', 'planning', 'import', 'storage', 'session'].map(
    (folder): Case => [
      'events-without-hub',
      `apps/server/src/${folder}/uses-hub.ts`,
      'apps/server/src/hub/one.ts',
    ],
  ),
  ['rooms-by-their-face', 'apps/server/src/hub/contents.ts', 'apps/server/src/rooms/contents.ts'],
  ['storage-at-the-bottom', 'apps/server/src/storage/uses-room.ts', 'apps/server/src/rooms/room.ts'],
  ['product-without-tools', 'packages/domain/src/tool.ts', 'scripts/one.ts'],
  ['rehearsal-from-outside', 'bench/rehearse/hub/topics.ts', 'packages/domain/src/index.ts'],
  ['rehearsal-from-outside', 'bench/rehearse/hub/person.ts', 'e2e/event.ts'],
  ['checker-judges-itself', 'bench/rehearse/checker/best.ts', '@planner/solver'],
  ['checker-judges-itself', 'bench/rehearse/checker/plan.ts', 'apps/server/src/clock.ts'],
  ...layers,
]

/** What imports tell in other words, by file. */
const others: [rule: string, file: string, text: string][] = [
  [
    'web-knows-contract-only',
    web('lib/plan-type.ts'),
    "import type { one } from '@planner/solver'\nexport type Two = typeof one\n",
  ],
  [
    'web-knows-contract-only',
    web('components/plan.tsx'),
    "export const plan = () => import('@planner/solver')\n",
  ],
  ['no-cycle', 'packages/domain/src/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n"],
  ['resolvable', 'packages/domain/src/lost.ts', "export * from './gone.ts'\n"],
]

/** The files of a case: its own, and the one that it imports. */
function filesOf([, file, imported]: Case): Record<string, string> {
  const isFile = /\.tsx?$/.test(imported)
  const path = isFile ? relative(dirname(file), imported) : imported
  const text = `import { one } from '${path.startsWith('.') || !isFile ? path : `./${path}`}'\nexport const two = one + 1\n`
  return { ...(isFile && { [imported]: 'export const one = 1\n' }), [file]: text }
}

describe('CODE-4, CODE-7: who imports whom', () => {
  // One run over one tree with every violation, since each run takes seconds.
  test('every file that violates a rule is reported with the rule', async () => {
    const tree = {
      'packages/domain/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
      ...Object.fromEntries(others.map(([, file, text]) => [file, text])),
    }
    const { isOk, output } = await boundaries(sampleTree(Object.assign(tree, ...cases.map(filesOf))))
    const all = [...cases, ...others]
    expect(all.filter(([rule, file]) => output.includes(`error ${rule}: ${file} `))).toEqual(all)
    expect(isOk).toBe(false)
  })

  test('allowed imports pass', async () => {
    const tree = sampleTree({
      'packages/protocol/src/index.ts': from('domain'),
      'packages/domain/src/a.test.ts': "import { one } from './index.ts'\nimport 'node:fs'\nexport { one }\n",
      'apps/server/src/main.ts': `${from('domain')}export { two as three } from '@planner/protocol'\nexport * as solver from '@planner/solver'\n`,
      'apps/web/src/app/page.tsx': "export { Tab } from '../features/schedule/tab.tsx'\n",
      'apps/web/src/features/schedule/tab.tsx':
        "import { Field } from '../../components/field.tsx'\nimport type { one } from '@planner/i18n'\nexport const Tab = (_: { one: typeof one }) => <Field />\n",
      'apps/web/src/features/schedule/row.tsx': "export { Tab } from './tab.tsx'\n",
      'apps/web/src/components/field.tsx':
        "import { two } from '../lib/two.ts'\nexport const Field = () => <i>{two}</i>\n",
      'apps/web/src/lib/two.ts': from('domain'),
      'bench/rehearse/checker/plan.ts': from('domain'),
    })
    const { isOk, output } = await boundaries(tree)
    expect(output).toContain('no dependency violations found')
    expect(isOk).toBe(true)
  })
})
