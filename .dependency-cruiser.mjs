/** Who may import whom; docs/architecture tells why. Every comment says where the code should go instead. */
const tests = '(\\.test\\.tsx?$|/testing/)'
/** Names and types alone. */
const planWords = '^packages/domain/src/plan/words\\.ts$'
const product = '^(apps|packages)/'
/** From the bottom up. */
const DOMAIN_LAYERS = [
  'names',
  'time',
  'fields',
  'variants',
  'entities',
  'cells',
  'validation',
  'permissions',
  'meetings',
  'plan',
  'schedule',
  'programme',
  'room-picture',
  'audit',
  'import',
  'similarity',
  'urls',
]
const anyPart = '^(apps|packages|scripts|e2e|bench)/'
/** What a rehearsal consists of. */
const rehearsal =
  'bench/(rehearse/|(flaky-proxy|server-process)\\.ts$)|e2e/(axe|gallery/words)\\.ts$|scripts/lib/browser\\.mjs$|packages/i18n/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'pure-packages',
      comment:
        'domain, solver and i18n import nothing, not even Node: pass what is missing in as an argument, or move the code to the server or the web. The solver takes the words of plans from the domain (ADR-0083).',
      severity: 'error',
      from: { path: '^packages/(domain|solver|i18n)/', pathNot: tests },
      to: { pathNot: ['^packages/$1/', planWords] },
    },
    {
      name: 'pure-packages-in-tests',
      comment:
        'A test of domain, solver or i18n uses its own package alone: a test of two parts together belongs to the one that imports the other.',
      severity: 'error',
      from: { path: `^packages/(domain|solver|i18n)/.*${tests}` },
      to: { path: product, pathNot: ['^packages/$1/', planWords] },
    },
    ...DOMAIN_LAYERS.slice(0, -1).map((folder, layer) => ({
      name: 'domain-in-layers',
      comment:
        'The folders of the domain import those before them in DOMAIN_LAYERS alone: move the file down to what it is about, or into the folder that needs it.',
      severity: /** @type {const} */ ('error'),
      from: { path: `^packages/domain/src/${folder}/`, pathNot: tests },
      to: { path: `^packages/domain/src/(${DOMAIN_LAYERS.slice(layer + 1).join('|')})/` },
    })),
    {
      name: 'constraints-know-no-search',
      comment:
        'A constraint knows the problem, the plan and the state it keeps right: what only the search needs belongs to search.',
      severity: 'error',
      from: { path: '^packages/solver/src/constraints/', pathNot: tests },
      to: { path: '^packages/solver/src/search/' },
    },
    {
      name: 'protocol-knows-domain-only',
      comment: 'The protocol is schemas over the domain: what needs more belongs to apps/server or apps/web.',
      severity: 'error',
      from: { path: '^packages/protocol/', pathNot: tests },
      to: { pathNot: '^(packages/(protocol|domain)/|node_modules/zod/)' },
    },
    {
      name: 'protocol-knows-domain-only-in-tests',
      comment:
        'A test of the protocol uses protocol and domain: a test with more parts belongs to apps/server.',
      severity: 'error',
      from: { path: `^packages/protocol/.*${tests}` },
      to: { path: product, pathNot: '^packages/(protocol|domain)/' },
    },
    {
      name: 'web-knows-contract-only',
      comment:
        'The web imports protocol, domain and i18n: planning is asked for over the hub, and what both sides need goes to packages/domain or packages/protocol.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: product, pathNot: '^(apps/web|packages/(protocol|domain|i18n))/' },
    },
    {
      name: 'server-without-web',
      comment:
        'The server imports packages only: what it shares with the web goes to packages/domain or packages/protocol.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'events-without-hub',
      comment:
        'What changes an event does so through its room, which publishes the change; the hub only listens: hand what is missing to the room, or to gate.',
      severity: 'error',
      from: { path: '^apps/server/src/(rooms|gate|readers|planning|import|storage|session|forms|demo)/' },
      to: { path: '^apps/server/src/hub/' },
    },
    {
      name: 'rooms-by-their-face',
      comment:
        'Outside rooms an event is read and changed through its Room alone: the contents behind it belong to the folder. A planner run reads an event that nobody has open.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/(rooms|planning|demo|testing)/|${tests}`,
      },
      to: {
        path: '^apps/server/src/rooms/',
        pathNot: '^apps/server/src/rooms/(room|rooms|feed|links)\\.ts$',
      },
    },
    {
      name: 'storage-at-the-bottom',
      comment: 'Storage knows nothing of the server above it: pass in what it needs.',
      severity: 'error',
      from: { path: '^apps/server/src/storage/', pathNot: `/testing/|${tests}` },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(storage/|entries\\.ts$)' },
    },
    {
      name: 'product-without-tools',
      comment:
        'The product never imports scripts, benchmarks or journeys: move the shared code into the product.',
      severity: 'error',
      from: { path: product },
      to: { path: '^(scripts|bench|e2e)/' },
    },
    {
      name: 'rehearsal-from-outside',
      comment:
        'A rehearsal shares no code with what it checks but its texts (CODE-7), and axe with the journeys: say in bench/rehearse for yourself what docs/protocol and docs/rules say.',
      severity: 'error',
      from: { path: '^bench/rehearse/', pathNot: '^bench/rehearse/checker/' },
      to: { path: anyPart, pathNot: `^(${rehearsal})` },
    },
    {
      name: 'checker-judges-itself',
      comment:
        'The checker of a rehearsal reads events by domain and protocol, and judges them by itself (CODE-7): say in bench/rehearse/checker what docs/rules say.',
      severity: 'error',
      from: { path: '^bench/rehearse/checker/' },
      to: { path: anyPart, pathNot: `^(${rehearsal}|packages/(domain|protocol)/)` },
    },
    {
      name: 'feature-alone',
      comment:
        'Features never import features: what two of them show goes to components, what two of them know to lib, and what joins them to app.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-below-app',
      comment:
        'app imports features, never the other way: hand it in as a property, or move it to components or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'components-below-features',
      comment:
        'components know neither app nor features: hand it in as a property, or move the component into the feature that needs it.',
      severity: 'error',
      from: { path: '^apps/web/src/components/' },
      to: { path: '^apps/web/src/(app|features)/' },
    },
    {
      name: 'lib-at-the-bottom',
      comment:
        'lib shows nothing and knows nobody above it: what renders goes to components, what belongs to one feature goes there.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/(app|features|components)/' },
    },
    {
      name: 'no-cycle',
      comment: 'These files import each other: move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'This import leads nowhere. Maybe the file was renamed, or the package is missing from package.json?',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css', '.svg'],
    },
  },
}
