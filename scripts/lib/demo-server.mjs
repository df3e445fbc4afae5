import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environmentWithNode, nodeFlags, nodePath } from './node.mjs'
import { root } from './paths.mjs'
import { ensureServerBuilt } from './server-build.mjs'

/**
 * Starts a server with the demo event alone, at a free port.
 * @returns {Promise<{ organiserLink: string, stop: () => void }>}
 */
export async function startDemo() {
  const demo = spawn(nodePath, [...nodeFlags, join(await ensureServerBuilt(), 'demo.js')], {
    cwd: root,
    env: environmentWithNode({ PORT: '0', DATA_DIR: '' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => void demo.kill()
  return { organiserLink: await printedLink(demo), stop }
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} demo
 * @returns {Promise<string>}
 */
function printedLink(demo) {
  return new Promise((resolve, reject) => {
    let output = ''
    demo.stdout.on('data', (chunk) => {
      output += chunk
      const link = /as its organiser\s+(\S+)\n/.exec(output)?.[1]
      if (link) resolve(link)
    })
    demo.once('exit', (code) => reject(new Error(`The demo ended with ${code}: ${output}`)))
  })
}
