import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { hashOf } from './files.mjs'
import { environmentWithNode, nodePath } from './node.mjs'
import { cacheFolder, inRoot, root } from './paths.mjs'
import { exitWithError, printStatus, runSilently } from './terminal.mjs'

const inputs = [
  'apps/web',
  'packages/domain',
  'packages/protocol',
  'packages/i18n',
  'package-lock.json',
  'tsconfig.base.json',
]
const marker = join(cacheFolder, 'web-build.hash')
const builtPage = inRoot('apps', 'web', 'dist', 'index.html')

/** Builds the web into apps/web/dist if one of its inputs has changed. Ends the process on failure. */
export async function ensureWebBuilt() {
  if (isCurrent(hashOf(inputs))) return
  await withFileLock(join(cacheFolder, 'web-build.lock'), {
    onWait: () => printStatus('Another command is building the web; waiting for it …'),
    work: async () => {
      const hash = hashOf(inputs)
      if (isCurrent(hash)) return
      printStatus('Building the web …')
      rmSync(marker, { force: true })
      const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
      const code = await runSilently(nodePath, [vite, 'build', 'apps/web', '--logLevel', 'warn'], {
        cwd: root,
        env: environmentWithNode({ NODE_ENV: 'production' }),
      })
      if (code !== 0) exitWithError(`The web could not be built (exit code ${code}); see the output above.`)
      writeFileSync(marker, hash)
    },
  })
}

/** @param {string} hash */
function isCurrent(hash) {
  return existsSync(builtPage) && existsSync(marker) && readFileSync(marker, 'utf8') === hash
}
