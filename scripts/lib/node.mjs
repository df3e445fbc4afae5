import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { promisify } from 'node:util'
import { inRoot, root } from './paths.mjs'

export const pinnedMajor = 24

/** Suppresses the experimental warning of node:sqlite. */
export const nodeFlags = ['--disable-warning=ExperimentalWarning']

/** The Node installed by npm; every part of the product runs on it, whichever Node started the script. */
export const nodePath = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

const projectFolders = [dirname(nodePath), inRoot('node_modules', '.bin')]

/** Whether the pinned Node is installed, starts on this machine and has the expected major version. */
export async function pinnedNodeWorks() {
  if (!existsSync(nodePath)) return false
  try {
    const { stdout } = await promisify(execFile)(nodePath, ['--version'])
    return stdout.startsWith(`v${pinnedMajor}.`)
  } catch {
    return false
  }
}

/** Caches compiled TypeScript: threads and processes start faster and with less memory. */
const compileCache = inRoot('.cache', 'node')

/**
 * The environment with the pinned Node first on the PATH, so that grandchildren use it too.
 * @param {Record<string, string>} [extra]
 */
export function environmentWithNode(extra = {}) {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: [...projectFolders, ...foldersOutsideProject()].join(delimiter),
    ...extra,
  }
}

/** The environment without the pinned Node on the PATH: for npm, which may have to replace that Node. */
export function environmentWithoutPinnedNode() {
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: foldersOutsideProject().join(delimiter) }
}

function foldersOutsideProject() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => !projectFolders.includes(folder))
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} ExitStatus */

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs the pinned Node and resolves to the exit code this process should end with. Input and output are
 * inherited unless `stdio` says otherwise. Stop signals are forwarded; in a terminal the child therefore
 * receives Ctrl-C twice and must ignore the second one.
 *
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, stdio?: import('node:child_process').StdioOptions, isService?: boolean }} [options]
 *   `isService`: the child runs until it is stopped, and being stopped counts as success (exit code 0).
 */
export async function runNode(args, { env = {}, cwd = root, stdio = 'inherit', isService = false } = {}) {
  const child = spawn(nodePath, [...nodeFlags, ...args], { cwd, stdio, env: environmentWithNode(env) })
  const { status, stopRequested } = await waitForExit(child)
  if (stopRequested && !isService) process.exit(130)
  return exitCodeOf(status, stopRequested)
}

/**
 * Waits for a child to exit and forwards stop signals to it.
 * @param {ChildProcess} child
 * @returns {Promise<{ status: ExitStatus, stopRequested: boolean }>}
 */
export async function waitForExit(child) {
  let stopRequested = false
  const forwardSignal = (/** @type {NodeJS.Signals} */ signal) => {
    stopRequested = true
    child.kill(signal)
  }
  const killChild = () => child.kill('SIGTERM')
  const watch = watchParent(() => forwardSignal('SIGTERM'))
  for (const signal of stopSignals) process.on(signal, forwardSignal)
  process.on('exit', killChild)
  try {
    const status = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve({ code, signal }))
    })
    return { status, stopRequested }
  } finally {
    for (const signal of stopSignals) process.off(signal, forwardSignal)
    process.off('exit', killChild)
    clearInterval(watch)
  }
}

/**
 * A killed npm cannot forward signals, so its children would keep running and hold their port. Detects the
 * loss of the parent.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, 500)
  return watch.unref()
}

/** @param {ExitStatus} status @param {boolean} signalIsSuccess */
export function exitCodeOf({ code, signal }, signalIsSuccess = false) {
  if (code !== null) return code
  if (signalIsSuccess && stopSignals.some((known) => known === signal)) return 0
  return 1
}
