import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { hashOf } from './files.mjs'
import { environmentWithNode, nodePath } from './node.mjs'
import { cacheFolder, inRoot, root } from './paths.mjs'
import { exitWithError, printStatus, runSilently } from './terminal.mjs'

const inputs = [
  'apps/server',
  'packages/domain',
  'packages/protocol',
  'packages/solver',
  'packages/i18n',
  'scripts/lib/server-bundle.mjs',
  'package-lock.json',
  'tsconfig.base.json',
]
const dist = inRoot('apps', 'server', 'dist')
/** What services start, by a name that stays. */
const services = ['main', 'worker', 'backup']
/** A server that runs while others are built goes on to start threads of its own bundle. */
const keptBundles = 5

/**
 * Bundles the server into a folder named after its inputs, unless that is there: a folder that is there is
 * whole and never changes. Ends the process on failure.
 * @returns {Promise<string>} the folder
 */
export async function ensureServerBuilt() {
  const folder = join(dist, hashOf(inputs).slice(0, 16))
  if (!existsSync(folder)) {
    await withFileLock(join(cacheFolder, 'server-build.lock'), {
      onWait: () => printStatus('Another command is building the server; waiting for it …'),
      work: async () => {
        if (!existsSync(folder)) await build(folder)
      },
    })
  }
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // A user who may only read starts it all the same.
  }
  return folder
}

/** The environment in which what runs from sources starts bundled threads and processes of the server. */
export async function environmentWithServer() {
  return { SERVER_BUNDLE: await ensureServerBuilt() }
}

/** Lets services start from now on what `ensureServerBuilt` has answered. @param {string} folder */
export function serveFrom(folder) {
  for (const name of services) {
    const file = serviceFile(name)
    writeFileSync(`${file}.${process.pid}`, `import './${basename(folder)}/${name}.js'\n`)
    renameSync(`${file}.${process.pid}`, file)
  }
}

/** @param {string} folder */
async function build(folder) {
  printStatus('Building the server …')
  const unfinished = join(dist, `unfinished-${process.pid}`)
  mkdirSync(unfinished, { recursive: true })
  const code = await runSilently(nodePath, [inRoot('scripts', 'lib', 'server-bundle.mjs'), unfinished], {
    cwd: root,
    env: environmentWithNode(),
  })
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    exitWithError(`The server could not be built (exit code ${code}); see the output above.`)
  }
  renameSync(unfinished, folder)
  for (const old of bundles().slice(keptBundles)) rmSync(old, { recursive: true, force: true })
}

/** All bundles but that of the services, the one used last first. */
function bundles() {
  const served = services.map(serviceFile).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  return readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !served.some((text) => text.includes(entry.name)))
    .map(({ name }) => join(dist, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
}

/** @param {string} name */
function serviceFile(name) {
  return join(dist, `${name}.js`)
}
