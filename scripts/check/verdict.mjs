import { environmentWithNode, nodePath } from '../lib/node.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { capture } from '../lib/quiet.mjs'

/** @typedef {{ isFine: boolean, note?: string, output: string }} Verdict `output` is shown when it is not fine */

/**
 * Runs a JavaScript command-line tool of node_modules and takes its exit code for the verdict.
 * @param {string} tool path below node_modules
 * @param {string[]} args
 * @param {{ cwd?: string, nodeArgs?: string[] }} [options] `cwd` defaults to the root
 * @returns {Promise<Verdict>}
 */
export async function verdictOf(tool, args, { cwd = root, nodeArgs = [] } = {}) {
  const { code, output } = await capture(nodePath, [...nodeArgs, inRoot('node_modules', tool), ...args], {
    cwd,
    env: environmentWithNode(),
  })
  return { isFine: code === 0, output }
}
