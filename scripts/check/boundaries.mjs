import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from '../lib/paths.mjs'
import { runTool } from './check-result.mjs'

/** Checks the imports against .dependency-cruiser.mjs. @param {string} [folder] another tree with the same layout */
export async function boundaries(folder = root) {
  const parts = ['packages', 'apps', 'e2e', 'scripts', 'bench'].filter((part) =>
    existsSync(join(folder, part)),
  )
  return runTool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'err-long', ...parts],
    { cwd: folder, nodeArgs: ['--import', inRoot('scripts', 'check', 'use-typescript-6.mjs')] },
  )
}
