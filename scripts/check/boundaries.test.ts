import { describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.mjs'
import { sampleTree } from './testing/sample-tree.ts'

const fromDomain = "import { one } from '@planner/domain'\nexport const two = one + 1\n"
const fromSolver = fromDomain.replace('domain', 'solver')

const layerCases = [
  ['features/front-page', 'features/schedule', 'feature-alone'],
  ['features/front-page', 'app', 'features-below-app'],
  ['components/form', 'features/schedule', 'components-below-features'],
  ['components/form', 'app', 'components-below-features'],
  ['lib/http', 'app', 'lib-at-the-bottom'],
  ['lib/http', 'features/schedule', 'lib-at-the-bottom'],
  ['lib/http', 'components/form', 'lib-at-the-bottom'],
].map(([from = '', to = '', rule = '']): [string, string, Record<string, string>] => {
  const up = '../'.repeat(from.split('/').length)
  return [
    `web: ${from} imports ${to}`,
    rule,
    {
      [`apps/web/src/${to}/one.tsx`]: 'export const one = <i>1</i>\n',
      [`apps/web/src/${from}/two.tsx`]: `export { one } from '${up}${to}/one.tsx'\n`,
    },
  ]
})

describe('architecture: who imports whom', () => {
  test.each<[string, string, Record<string, string>]>([
    ['the web imports the solver', 'web-knows-contract-only', { 'apps/web/src/lib/plan.ts': fromSolver }],
    [
      'the web takes a type from the solver',
      'web-knows-contract-only',
      {
        'apps/web/src/lib/plan.ts':
          "import type { one } from '@planner/solver'\nexport type Two = typeof one\n",
      },
    ],
    [
      'a component of the web loads the solver later',
      'web-knows-contract-only',
      { 'apps/web/src/components/plan.tsx': "export const plan = () => import('@planner/solver')\n" },
    ],
    [
      'the web reaches into the server',
      'web-knows-contract-only',
      {
        'apps/server/src/clock.ts': 'export const one = 1\n',
        'apps/web/src/lib/clock.ts': "export { one } from '../../../server/src/clock.ts'\n",
      },
    ],
    ['the solver imports the domain', 'pure-packages', { 'packages/solver/src/plan.ts': fromDomain }],
    ['the domain imports Node', 'pure-packages', { 'packages/domain/src/file.ts': "import 'node:fs'\n" }],
    ['i18n imports the domain', 'pure-packages', { 'packages/i18n/src/words.ts': fromDomain }],
    [
      'a test of the solver imports the domain',
      'pure-packages-in-tests',
      { 'packages/solver/src/a.test.ts': fromDomain },
    ],
    [
      'the protocol imports i18n',
      'protocol-knows-domain-only',
      { 'packages/protocol/src/a.ts': fromDomain.replace('domain', 'i18n') },
    ],
    [
      'a test of the protocol imports the solver',
      'protocol-knows-domain-only-in-tests',
      { 'packages/protocol/src/a.test.ts': fromSolver },
    ],
    [
      'the server reaches into the web',
      'server-without-web',
      {
        'apps/web/src/lib/one.ts': 'export const one = 1\n',
        'apps/server/src/one.ts': "export { one } from '../../web/src/lib/one.ts'\n",
      },
    ],
    ...['rooms', 'gate', 'planning', 'import', 'storage', 'session'].map(
      (folder): [string, string, Record<string, string>] => [
        `the server's ${folder} reaches into the hub`,
        'events-without-hub',
        {
          'apps/server/src/hub/one.ts': 'export const one = 1\n',
          [`apps/server/src/${folder}/two.ts`]: "export { one } from '../hub/one.ts'\n",
        },
      ],
    ),
    [
      'the hub reaches behind a room',
      'rooms-by-their-face',
      {
        'apps/server/src/rooms/contents.ts': 'export const one = 1\n',
        'apps/server/src/hub/two.ts': "export { one } from '../rooms/contents.ts'\n",
      },
    ],
    [
      'storage knows a room',
      'storage-at-the-bottom',
      {
        'apps/server/src/rooms/room.ts': 'export const one = 1\n',
        'apps/server/src/storage/two.ts': "export { one } from '../rooms/room.ts'\n",
      },
    ],
    [
      'the product uses a script',
      'product-without-tools',
      {
        'scripts/one.ts': 'export const one = 1\n',
        'packages/domain/src/one.ts': "export { one } from '../../../scripts/one.ts'\n",
      },
    ],
    ...layerCases,
    [
      'two files import each other',
      'no-cycle',
      {
        'packages/domain/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
        'packages/domain/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
      },
    ],
    ['an import leads nowhere', 'resolvable', { 'packages/domain/src/a.ts': "export * from './gone.ts'\n" }],
  ])('%s: %s', async (_case, rule, files) => {
    const { isFine, output } = await boundaries(sampleTree(files))
    expect(output).toContain(`error ${rule}:`)
    expect(isFine).toBe(false)
  })

  test('what the rule allows passes', async () => {
    const tree = sampleTree({
      'packages/protocol/src/index.ts': fromDomain,
      'packages/domain/src/a.test.ts': "import { one } from './index.ts'\nimport 'node:fs'\nexport { one }\n",
      'apps/server/src/main.ts': `${fromDomain}export { two as three } from '@planner/protocol'\nexport * as solver from '@planner/solver'\n`,
      'apps/web/src/app/page.tsx': "export { Tab } from '../features/schedule/tab.tsx'\n",
      'apps/web/src/features/schedule/tab.tsx':
        "import { Field } from '../../components/field.tsx'\nimport type { one } from '@planner/i18n'\nexport const Tab = (_: { one: typeof one }) => <Field />\n",
      'apps/web/src/features/schedule/row.tsx': "export { Tab } from './tab.tsx'\n",
      'apps/web/src/components/field.tsx':
        "import { two } from '../lib/two.ts'\nexport const Field = () => <i>{two}</i>\n",
      'apps/web/src/lib/two.ts': fromDomain,
    })
    const { isFine, output } = await boundaries(tree)
    expect(output).toContain('no dependency violations found')
    expect(isFine).toBe(true)
  })
})
