import { createHash } from 'node:crypto'
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
import { filesUnder } from './files.mjs'
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
/** What services start by a name that stays. */
const services = ['main', 'backup']
/** A server that runs while others are built starts threads of its own bundle yet. */
const keptBundles = 5

/**
 * Bundles the server into a folder named after its inputs, unless that is there: a folder that is there is whole and never
 * changes. Ends the process on failure.
 * @returns {Promise<string>} the folder
 */
export async function ensureServerBuilt() {
  const folder = join(dist, hashOfInputs())
  if (!existsSync(folder)) {
    await withFileLock(join(cacheFolder, 'server-build.lock'), {
      onWait: () => printStatus('Another command is building the server; waiting for it …'),
      work: async () => {
        if (!existsSync(folder)) await build(folder)
      },
    })
  }
  utimesSync(folder, new Date(), new Date())
  for (const name of services) pointTo(folder, name)
  return folder
}

/** The environment in which what runs from sources starts bundled threads and processes of the server. */
export async function environmentWithServer() {
  return { SERVER_BUNDLE: await ensureServerBuilt() }
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
  const others = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && join(dist, entry.name) !== folder)
    .map(({ name }) => join(dist, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of others.slice(keptBundles - 1)) rmSync(old, { recursive: true, force: true })
}

/** @param {string} folder @param {string} name */
function pointTo(folder, name) {
  const file = join(dist, `${name}.js`)
  const content = `import './${basename(folder)}/${name}.js'\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}

function hashOfInputs() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesUnder).filter((path) => !path.endsWith('.test.ts'))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
