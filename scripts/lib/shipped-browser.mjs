import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withFileLock } from './file-lock.mjs'
import { environmentWithNode, nodePath } from './node.mjs'
import { cacheFolder, inRoot } from './paths.mjs'
import { say } from './quiet.mjs'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/**
 * Unpacks the Chromium that comes as the npm package @sparticuz/chromium (Linux on x64 only) into our cache folder.
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
        say(`The browser shipped with the packages does not start here: ${error}`)
        return undefined
      }
    },
  })
}

function packageVersion() {
  return JSON.parse(readFileSync(inRoot('node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8'))
    .version
}

/** @param {string} folder appears only when it is complete */
async function unpackInto(folder) {
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  // The package unpacks into the temporary folder, and its shared libraries only where it believes to be on Lambda.
  const code = `import(${JSON.stringify(require.resolve('@sparticuz/chromium'))}).then((m) => (m.default.default ?? m.default).executablePath())`
  await run(nodePath, ['-e', code], {
    env: environmentWithNode({ TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }),
  })
  writeFileSync(join(partial, 'fonts.conf'), fontsConfiguration(folder))
  writeFileSync(join(partial, 'start'), startScriptText(folder))
  chmodSync(join(partial, 'start'), 0o755)
  renameSync(partial, folder)
}

/** The machine's own fonts when it has any, and always the ones of the package: a page without fonts shows no text. */
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

/** The package's libraries come last: they only fill in for what a bare machine lacks. */
function startScriptText(/** @type {string} */ folder) {
  return `#!/bin/sh
export FONTCONFIG_FILE='${folder}/fonts.conf'
'${folder}/chromium' --version >/dev/null 2>&1 || export LD_LIBRARY_PATH='${folder}/al2023/lib'
exec '${folder}/chromium' "$@"
`
}
