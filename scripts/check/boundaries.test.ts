import { describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.mjs'
import { sampleTree } from './testing/sample-tree.ts'

const from = (name: string) => `import { one } from '@planner/${name}'\nexport const two = one + 1\n`
const web = (file: string) => `apps/web/src/${file}`

/** A file that violates a rule, the rule, its message, and further files the case needs. */
type Case = [file: string, rule: string, text: string, more?: Record<string, string>]

const layers: Case[] = [
  ['features/front-page', 'features/schedule', 'feature-alone'],
  ['features/front-page', 'app', 'features-below-app'],
  ['components/form', 'features/schedule', 'components-below-features'],
  ['components/form', 'app', 'components-below-features'],
  ['lib/http', 'app', 'lib-at-the-bottom'],
  ['lib/http', 'features/schedule', 'lib-at-the-bottom'],
  ['lib/http', 'components/form', 'lib-at-the-bottom'],
].map(([layer = '', to = '', rule = '']) => [
  web(`${layer}/uses-${to.replace('/', '-')}.tsx`),
  rule,
  `export { one } from '${'../'.repeat(layer.split('/').length)}${to}/one.tsx'\n`,
  { [web(`${to}/one.tsx`)]: 'export const one = <i>1</i>\n' },
])

const cases: Case[] = [
  [web('lib/plan.ts'), 'web-knows-contract-only', from('solver')],
  [
    web('lib/plan-type.ts'),
    'web-knows-contract-only',
    "import type { one } from '@planner/solver'\nexport type Two = typeof one\n",
  ],
  [
    web('components/plan.tsx'),
    'web-knows-contract-only',
    "export const plan = () => import('@planner/solver')\n",
  ],
  [
    web('lib/clock.ts'),
    'web-knows-contract-only',
    "export { one } from '../../../server/src/clock.ts'\n",
    { 'apps/server/src/clock.ts': 'export const one = 1\n' },
  ],
  ['packages/solver/src/plan.ts', 'pure-packages', from('domain')],
  ['packages/domain/src/file.ts', 'pure-packages', "import 'node:fs'\n"],
  ['packages/i18n/src/words.ts', 'pure-packages', from('domain')],
  ['packages/solver/src/a.test.ts', 'pure-packages-in-tests', from('domain')],
  ['packages/protocol/src/a.ts', 'protocol-knows-domain-only', from('i18n')],
  ['packages/protocol/src/a.test.ts', 'protocol-knows-domain-only-in-tests', from('solver')],
  [
    'apps/server/src/page.ts',
    'server-without-web',
    "export { one } from '../../web/src/lib/number.ts'\n",
    { [web('lib/number.ts')]: 'export const one = 1\n' },
  ],
  ...['rooms', 'gate', 'planning', 'import', 'storage', 'session'].map(
    (folder): Case => [
      `apps/server/src/${folder}/uses-hub.ts`,
      'events-without-hub',
      "export { one } from '../hub/one.ts'\n",
      { 'apps/server/src/hub/one.ts': 'export const one = 1\n' },
    ],
  ),
  [
    'apps/server/src/hub/contents.ts',
    'rooms-by-their-face',
    "export { one } from '../rooms/contents.ts'\n",
    { 'apps/server/src/rooms/contents.ts': 'export const one = 1\n' },
  ],
  [
    'apps/server/src/storage/uses-room.ts',
    'storage-at-the-bottom',
    "export { one } from '../rooms/room.ts'\n",
    { 'apps/server/src/rooms/room.ts': 'export const one = 1\n' },
  ],
  [
    'packages/domain/src/tool.ts',
    'product-without-tools',
    "export { one } from '../../../scripts/one.ts'\n",
    { 'scripts/one.ts': 'export const one = 1\n' },
  ],
  [
    'bench/rehearse/checker/rules.ts',
    'rehearsal-from-outside',
    "export { one } from '../../../packages/domain/src/index.ts'\n",
  ],
  ['bench/rehearse/checker/best.ts', 'rehearsal-from-outside', from('solver')],
  [
    'bench/rehearse/hub/person.ts',
    'rehearsal-from-outside',
    "export { one } from '../../../e2e/event.ts'\n",
    { 'e2e/event.ts': 'export const one = 1\n' },
  ],
  ...layers,
  [
    'packages/domain/src/a.ts',
    'no-cycle',
    "import { b } from './b.ts'\nexport const a = () => b\n",
    { 'packages/domain/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n" },
  ],
  ['packages/domain/src/lost.ts', 'resolvable', "export * from './gone.ts'\n"],
]

describe('CODE-4, CODE-7: who imports whom', () => {
  // One run over one tree with every violation, since each run takes seconds.
  test('every file that violates a rule is reported with the rule', async () => {
    const files = cases.map(([file, , text, more]) => ({ ...more, [file]: text }))
    const { isOk, output } = await boundaries(sampleTree(Object.assign({}, ...files)))
    const named = cases.filter(([file, rule]) => output.includes(`error ${rule}: ${file} `))
    expect(named).toEqual(cases)
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
    })
    const { isOk, output } = await boundaries(tree)
    expect(output).toContain('no dependency violations found')
    expect(isOk).toBe(true)
  })
})
