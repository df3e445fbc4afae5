import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from '../lib/paths.mjs'
import { verdictOf } from './verdict.mjs'

/** Holds the imports against .dependency-cruiser.mjs. @param {string} [folder] another tree of the same shape */
export async function boundaries(folder = root) {
  const parts = ['packages', 'apps', 'e2e', 'scripts', 'bench'].filter((part) =>
    existsSync(join(folder, part)),
  )
  return verdictOf(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'err-long', ...parts],
    { cwd: folder, nodeArgs: ['--import', inRoot('scripts', 'check', 'use-typescript-6.mjs')] },
  )
}
