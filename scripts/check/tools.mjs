import { filesUnder } from '../lib/files.mjs'
import { environmentWithNode, nodePath } from '../lib/node.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { capture } from '../lib/quiet.mjs'
import { verdictOf } from './verdict.mjs'

/** Biome: format, imports, lint and our own rules of scripts/biome. */
export async function formatAndLint() {
  return verdictOf('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=100', '.'])
}

/** TypeScript for every tsconfig.json, so that no folder is left out. */
export async function types() {
  const configs = ['tsconfig.json', ...['packages', 'apps', 'e2e', 'bench'].flatMap(filesUnder)].filter(
    (file) => /(^|\/)tsconfig\.json$/.test(file),
  )
  const verdicts = []
  for (const config of configs)
    verdicts.push(await verdictOf('typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', config]))
  return {
    isFine: verdicts.every(({ isFine }) => isFine),
    note: `${configs.length} projects`,
    output: verdicts.map(({ output }) => output).join(''),
  }
}

/** Knip: files, exports and dependencies nobody uses. @param {string} [folder] another tree of the same shape */
export async function deadCode(folder = root) {
  const config = inRoot('knip.json')
  return verdictOf('knip/bin/knip.js', ['--config', config, '--no-progress', '--no-config-hints'], {
    cwd: folder,
  })
}

/** Whether `npm run docs` would change anything. @param {string} [folder] another tree of the same shape */
export async function generatedDocs(folder = root) {
  const { code, output } = await capture(nodePath, [inRoot('scripts', 'docs.ts'), '--check'], {
    cwd: folder,
    env: environmentWithNode(),
  })
  return { isFine: code === 0, output }
}

/** Whether variants are data: ids named outside the registry, capabilities that nothing reads. */
export async function variants() {
  const { code, output } = await capture(nodePath, [inRoot('scripts', 'check', 'variants-main.ts')], {
    cwd: root,
    env: environmentWithNode(),
  })
  return { isFine: code === 0, output }
}
