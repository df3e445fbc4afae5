import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environmentWithNode, nodePath } from '../lib/node.mjs'
import { inRoot } from '../lib/paths.mjs'
import { copyProject } from '../lib/project-copy.mjs'
import { capture } from '../lib/terminal.mjs'
import { added, applied, inLanguage, walksIn } from './walk-diffs.mjs'

/** Tests that go through all that the walks describe; they run where the walks have been taken. */
const TESTS = [
  'apps/server/src/audit/audited-invocations',
  'apps/server/src/hub/approval',
  'apps/server/src/planning/compile',
  'apps/web/src/features/front-page/occasions',
  'apps/web/src/features/schedule/report/report-view',
  'apps/web/src/features/schedule/scenarios',
  'apps/web/src/features/settings',
  'bench/rehearse/checker',
  'packages/domain/src/cells',
  'packages/domain/src/entities/setting-values',
  'packages/domain/src/schedule',
  'packages/domain/src/variants',
  'packages/i18n',
  'packages/protocol',
  'packages/solver/src/constraints',
  'packages/solver/src/search/operations',
  'scripts/docs',
]
/** Tests of what the walks describe, by where they stand in the copy: what they name is there alone. */
const WALKED = {
  'apps/server/src/walked.test.ts': 'scripts/check/testing/walked-server.test.ts.txt',
  'apps/web/src/walked.test.tsx': 'scripts/check/testing/walked-web.test.tsx.txt',
}
/** @type {Record<string, string[]>} */
const SHOWN = {
  'docs/variants.md': ['salon', 'showTopicOwners', 'preferEarlyGroups', 'topicOnce'],
  'docs/protocol/cells.md': ['bookmarks'],
  'docs/protocol/settings.md': [
    'parameters|ui|showTopicOwners',
    'parameters|softRules|preferEarlyGroups',
    'parameters|rules|topicOnce',
  ],
  'docs/protocol.md': ['CountPeople', 'Signal PeopleApproved'],
  'docs/solver.md': ['preferEarlyGroups', 'topicOnce'],
}
const FINGERPRINT = /SCHEMA_FINGERPRINT to '(\w+)'/
const VERSION = 'packages/protocol/src/version'

/**
 * Takes all walks of CONTRIBUTING in a copy of the repository. They must compile, the tests of what they
 * describe must pass, the pages must show what they name, and only the files that they list may change.
 * @returns {Promise<import('./tools.mjs').CheckResult>}
 */
export async function walks() {
  const tree = inRoot('.cache', 'walks')
  rmSync(tree, { recursive: true, force: true })
  const files = new Map((await copyProject(tree)).map((file) => [file, textOf(inRoot(file))]))
  const all = walksIn(readFileSync(inRoot('CONTRIBUTING.md'), 'utf8'))
  for (const { diffs } of all)
    for (const diff of diffs)
      for (const each of [diff, ...diff.languages.map((language) => inLanguage(diff, language))])
        apply(tree, each)
  for (const [path, text] of Object.entries(WALKED)) cpSync(inRoot(text), join(tree, path))

  const test = (/** @type {string[]} */ paths) =>
    node(tree, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...paths])
  const version = await test([`${VERSION}.test.ts`])
  const fingerprint = FINGERPRINT.exec(version.output)?.[1]
  if (fingerprint) {
    const path = join(tree, `${VERSION}.ts`)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/'\w{12}'/, `'${fingerprint}'`))
  }
  const results = [await node(tree, ['scripts/docs.ts'])]
  const configs = [...files.keys()].filter((file) => /(^|\/)tsconfig\.json$/.test(file))
  for (const config of configs)
    results.push(await node(tree, ['node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', config]))
  results.push(await test([...Object.keys(WALKED), ...TESTS]))

  const problems = [...unlisted(tree, files, all), ...notShown(tree)]
  const output = [...results.filter(({ code }) => code !== 0).map((each) => each.output), ...problems].join(
    '\n',
  )
  if (output === '') rmSync(tree, { recursive: true, force: true })
  return { isOk: output === '', note: `${all.length} of CONTRIBUTING.md`, output }
}

/** @param {string} tree @param {import('./walk-diffs.mjs').WalkDiff} diff */
function apply(tree, diff) {
  const path = join(tree, diff.file)
  const before = textOf(path)
  mkdirSync(dirname(path), { recursive: true })
  const isNew = before === undefined
  if (isNew && !diff.lines.every((line) => line.startsWith('+') || line === ' …'))
    throw new Error(
      `There is no ${diff.file} that a walk could change. Maybe CONTRIBUTING.md is out of date?`,
    )
  writeFileSync(path, isNew ? `${added(diff.lines).join('\n')}\n` : applied(before, diff))
}

/**
 * Files that differ and are in no list, or are in a list and do not differ.
 * @param {string} tree
 * @param {Map<string, string | undefined>} files
 * @param {import('./walk-diffs.mjs').Walk[]} all
 */
function unlisted(tree, files, all) {
  const made = all.flatMap(({ diffs }) => diffs.map(({ file }) => file))
  const changed = [...new Set([...files.keys(), ...made])].filter(
    (file) => textOf(join(tree, file)) !== files.get(file),
  )
  const listed = new Set(all.flatMap((walk) => walk.listed))
  return [
    ...changed
      .filter((file) => !listed.has(file))
      .map((file) => `${file} has changed, and no walk lists it.`),
    ...[...listed]
      .filter((file) => !changed.includes(file))
      .map((file) => `${file} is listed by a walk, and has not changed.`),
  ]
}

/** @param {string} tree */
const notShown = (tree) =>
  Object.entries(SHOWN).flatMap(([page, words]) =>
    words
      .filter((word) => !textOf(join(tree, page))?.includes(word))
      .map((word) => `${page} does not show ${word}.`),
  )

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} cwd @param {string[]} args */
const node = (cwd, args) => capture(nodePath, args, { cwd, env: environmentWithNode() })
