import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { environmentWithoutPinnedNode, nodePath, pinnedMajor, pinnedNodeWorks } from './node.mjs'
import { cacheFolder, inRoot, root } from './paths.mjs'
import { exitWithError, printStatus, runSilently } from './terminal.mjs'

const lockFile = inRoot('package-lock.json')
const installedLockFile = inRoot('node_modules', '.package-lock.json')
const marker = inRoot('node_modules', '.planner-installed')

/**
 * Ensures that the packages of the lock file and the pinned Node are installed; takes a few milliseconds if
 * they are. Works on any Node from 20 on and without install scripts. Reports progress on stderr only. When
 * npm fails, it prints the error and ends the process with exit code 1.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withFileLock(join(cacheFolder, 'install.lock'), {
    onWait: () => printStatus('Another command is installing the packages; waiting for it …'),
    work: async () => {
      if (isInstalled()) return
      if (!matchesLockFile()) await installPackages()
      if (!(await pinnedNodeWorks())) await installPinnedNode()
      writeFileSync(marker, lockHash())
    },
  })
}

function isInstalled() {
  return existsSync(marker) && existsSync(nodePath) && readFileSync(marker, 'utf8') === lockHash()
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex')
}

/**
 * Whether node_modules already matches the lock file, as after a manual `npm install`. npm writes its own
 * record last, so an interrupted install does not count.
 */
function matchesLockFile() {
  if (!existsSync(installedLockFile)) return false
  const wanted = packagesOf(lockFile)
  const present = packagesOf(installedLockFile)
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = present[path]
    if (!found) return Boolean(entry.optional || entry.devOptional)
    return (
      found.version === entry.version &&
      found.resolved === entry.resolved &&
      found.integrity === entry.integrity
    )
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, resolved?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

async function installPackages() {
  printStatus('Installing the packages (once; about half a minute) …')
  // Development packages are needed to build the web, even with NODE_ENV=production.
  const code = await runSilently(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, env: environmentWithoutPinnedNode() },
  )
  if (code !== 0) {
    exitWithError(
      `npm ci failed with exit code ${code}; see the output of npm above.`,
      'Maybe the package registry is out of reach, the disk is full, or package-lock.json does not fit package.json.',
      'Run `npm ci` manually to investigate, then start again.',
    )
  }
}

/** With install scripts disabled, npm leaves the `node` package without its binary. */
async function installPinnedNode() {
  printStatus(`Installing Node ${pinnedMajor} for this project …`)
  const code = await runSilently(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: inRoot('node_modules', 'node'),
    env: environmentWithoutPinnedNode(),
  })
  if (code !== 0 || !(await pinnedNodeWorks())) {
    exitWithError(
      `Node ${pinnedMajor} could not be installed at ${nodePath} (exit code ${code}).`,
      `Maybe the package registry is out of reach, or there is no build of Node for ${process.platform}-${process.arch}.`,
    )
  }
  linkPinnedNode()
}

/** Without the link, npm would run the project's scripts on the system's Node. */
function linkPinnedNode() {
  const link = inRoot('node_modules', '.bin', 'node')
  if (process.platform === 'win32' || existsSync(link)) return
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), nodePath), link)
}
