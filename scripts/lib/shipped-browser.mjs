import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withFileLock } from './file-lock.mjs'
import { environmentWithNode, nodePath } from './node.mjs'
import { cacheFolder, inRoot } from './paths.mjs'
import { printStatus } from './terminal.mjs'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/**
 * Unpacks the Chromium of the npm package @sparticuz/chromium (Linux on x64 only) into the cache folder.
 * @returns {Promise<string | undefined>} path of a start script; undefined if this machine cannot run it
 */
export async function unpackShippedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(cacheFolder, `browser-${packageVersion()}`)
  const startScript = join(folder, 'start')
  return withFileLock(join(cacheFolder, 'browser.lock'), {
    work: async () => {
      if (!existsSync(startScript)) await unpackInto(folder)
      try {
        await run(startScript, ['--version'])
        return startScript
      } catch (error) {
        printStatus(`The browser shipped with the packages does not start here: ${error}`)
        return undefined
      }
    },
  })
}

function packageVersion() {
  return JSON.parse(readFileSync(inRoot('node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8'))
    .version
}

/** @param {string} folder created atomically, when complete */
async function unpackInto(folder) {
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  // The package unpacks into the temporary folder, and unpacks its shared libraries only in a Lambda
  // environment.
  const code = `import(${JSON.stringify(require.resolve('@sparticuz/chromium'))}).then((m) => (m.default.default ?? m.default).executablePath())`
  await run(nodePath, ['-e', code], {
    env: environmentWithNode({ TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }),
  })
  writeFileSync(join(partial, 'fonts.conf'), fontsConfiguration(folder))
  writeFileSync(join(partial, 'start'), startScriptText(folder))
  chmodSync(join(partial, 'start'), 0o755)
  renameSync(partial, folder)
}

/** The system's fonts, if any, and the fonts of the package: without fonts a page shows no text. */
function fontsConfiguration(/** @type {string} */ folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}

/** Uses the package's libraries only if the browser does not start with those of the system. */
function startScriptText(/** @type {string} */ folder) {
  return `#!/bin/sh
export FONTCONFIG_FILE='${folder}/fonts.conf'
'${folder}/chromium' --version >/dev/null 2>&1 || export LD_LIBRARY_PATH='${folder}/al2023/lib'
exec '${folder}/chromium' "$@"
`
}
