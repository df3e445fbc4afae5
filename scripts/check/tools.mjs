import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../lib/files.mjs'
import { environmentWithNode, nodePath } from '../lib/node.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { capture } from '../lib/terminal.mjs'

/** @typedef {{ isOk: boolean, note?: string, output: string }} CheckResult `output` is shown on failure */

/** None of these problems may be. @param {string} note @param {string[]} problems @returns {CheckResult} */
export function resultOf(note, problems) {
  return { isOk: problems.length === 0, note, output: problems.join('\n') }
}

/** Biome: format, imports, lint and the custom rules of scripts/biome. */
export async function formatAndLint() {
  return runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=100', '.'])
}

/** TypeScript for every tsconfig.json, so that no folder is left out. */
export async function types() {
  const configs = ['tsconfig.json', ...['packages', 'apps', 'e2e', 'bench'].flatMap(filesUnder)].filter(
    (file) => /(^|\/)tsconfig\.json$/.test(file),
  )
  const results = []
  for (const config of configs)
    results.push(await runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', config]))
  return {
    isOk: results.every(({ isOk }) => isOk),
    note: `${configs.length} projects`,
    output: results.map(({ output }) => output).join(''),
  }
}

/** Knip: unused files, exports and dependencies. */
export async function deadCode() {
  return runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])
}

/** Checks that no generated page is stale. @param {string} [folder] another tree with the same layout */
export async function generatedDocs(folder = root) {
  return run([inRoot('scripts', 'docs.ts'), '--check'], folder)
}

/** Finds variant ids used outside the registry and capabilities that are never read. */
export async function variants() {
  return run([inRoot('scripts', 'check', 'variants-main.ts')])
}

/** Checks imports by .dependency-cruiser.mjs. @param {string} [folder] another tree with the same layout */
export async function boundaries(folder = root) {
  const parts = ['packages', 'apps', 'e2e', 'scripts', 'bench'].filter((part) =>
    existsSync(join(folder, part)),
  )
  const hooks = ['--import', inRoot('scripts', 'check', 'use-typescript-6.mjs')]
  const options = ['--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'err-long']
  const cruiser = inRoot('node_modules', 'dependency-cruiser/bin/dependency-cruise.mjs')
  return run([...hooks, cruiser, ...options, ...parts], folder)
}

/** Runs a tool by its path below node_modules. @param {string} tool @param {string[]} args */
function runTool(tool, args) {
  return run([inRoot('node_modules', tool), ...args])
}

/**
 * Exit code 0 is a success.
 * @param {string[]} args of the pinned Node
 * @param {string} [cwd]
 * @returns {Promise<CheckResult>}
 */
async function run(args, cwd = root) {
  const { code, output } = await capture(nodePath, args, { cwd, env: environmentWithNode() })
  return { isOk: code === 0, output }
}
