import { environmentWithNode, nodePath } from '../lib/node.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { capture } from '../lib/terminal.mjs'

/** @typedef {{ isOk: boolean, note?: string, output: string }} CheckResult `output` is shown on failure */

/**
 * Runs a JavaScript command-line tool of node_modules; exit code 0 is a success.
 * @param {string} tool path below node_modules
 * @param {string[]} args
 * @param {{ cwd?: string, nodeArgs?: string[] }} [options] `cwd` defaults to the root
 * @returns {Promise<CheckResult>}
 */
export async function runTool(tool, args, { cwd = root, nodeArgs = [] } = {}) {
  const { code, output } = await capture(nodePath, [...nodeArgs, inRoot('node_modules', tool), ...args], {
    cwd,
    env: environmentWithNode(),
  })
  return { isOk: code === 0, output }
}
