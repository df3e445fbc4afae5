import { filesUnder } from '../lib/files.mjs'
import { environmentWithNode, nodePath } from '../lib/node.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { capture } from '../lib/terminal.mjs'
import { runTool } from './check-result.mjs'

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

/** Checks that `npm run docs` would not change anything. @param {string} [folder] another tree with the same layout */
export async function generatedDocs(folder = root) {
  const { code, output } = await capture(nodePath, [inRoot('scripts', 'docs.ts'), '--check'], {
    cwd: folder,
    env: environmentWithNode(),
  })
  return { isOk: code === 0, output }
}

/** Finds variant ids used outside the registry and capabilities that are never read. */
export async function variants() {
  const { code, output } = await capture(nodePath, [inRoot('scripts', 'check', 'variants-main.ts')], {
    cwd: root,
    env: environmentWithNode(),
  })
  return { isOk: code === 0, output }
}
