import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { promisify } from 'node:util'
import { inRoot, root } from './paths.mjs'

export const pinnedMajor = 24

/** node:sqlite is labelled experimental, and that is known. */
export const nodeFlags = ['--disable-warning=ExperimentalWarning']

/** The Node that npm installs for us; every part of the product runs on it, whatever Node started the script. */
export const nodePath = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

const ourFolders = [dirname(nodePath), inRoot('node_modules', '.bin')]

/** Whether the pinned Node is there, starts on this machine and has the version we count on. */
export async function pinnedNodeWorks() {
  if (!existsSync(nodePath)) return false
  try {
    const { stdout } = await promisify(execFile)(nodePath, ['--version'])
    return stdout.startsWith(`v${pinnedMajor}.`)
  } catch {
    return false
  }
}

/** Keeps what was compiled from TypeScript: threads and processes start sooner and with less memory. */
const compileCache = inRoot('.cache', 'node')

/**
 * The environment with the pinned Node first on the PATH, so that grandchildren find it as well.
 * @param {Record<string, string>} [extra]
 */
export function environmentWithNode(extra = {}) {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: [...ourFolders, ...foldersOfTheMachine()].join(delimiter),
    ...extra,
  }
}

/** The environment without our own Node on the PATH: for npm, which may have to replace that very Node. */
export function environmentOfTheMachine() {
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: foldersOfTheMachine().join(delimiter) }
}

function foldersOfTheMachine() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => !ourFolders.includes(folder))
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs the pinned Node and resolves to the exit code this process should end with. Output and input are shared unless
 * `stdio` says otherwise. A stop signal to us is passed on; in a terminal the child has then seen Ctrl-C twice, so
 * whoever handles it must count the first one only.
 *
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, stdio?: import('node:child_process').StdioOptions, isService?: boolean }} [options]
 *   `isService`: the child runs until it is stopped, and being stopped counts as success (exit code 0).
 */
export async function runNode(args, { env = {}, cwd = root, stdio = 'inherit', isService = false } = {}) {
  const child = spawn(nodePath, [...nodeFlags, ...args], { cwd, stdio, env: environmentWithNode(env) })
  const { ending, stopAsked } = await untilEnd(child)
  if (stopAsked && !isService) process.exit(130)
  return exitCodeOf(ending, stopAsked)
}

/**
 * Waits for a child while passing our stop signals on to it.
 * @param {ChildProcess} child
 * @returns {Promise<{ ending: Ending, stopAsked: boolean }>}
 */
export async function untilEnd(child) {
  let stopAsked = false
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    stopAsked = true
    child.kill(signal)
  }
  const killChild = () => child.kill('SIGTERM')
  const watch = watchParent(() => passOn('SIGTERM'))
  for (const signal of stopSignals) process.on(signal, passOn)
  process.on('exit', killChild)
  try {
    const ending = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve({ code, signal }))
    })
    return { ending, stopAsked }
  } finally {
    for (const signal of stopSignals) process.off(signal, passOn)
    process.off('exit', killChild)
    clearInterval(watch)
  }
}

/**
 * A killed npm cannot tell us to stop; its children would live on and hold their port. So what npm started ends with it.
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

/** @param {Ending} ending @param {boolean} signalIsSuccess */
export function exitCodeOf({ code, signal }, signalIsSuccess = false) {
  if (code !== null) return code
  if (signalIsSuccess && stopSignals.some((known) => known === signal)) return 0
  return 1
}
