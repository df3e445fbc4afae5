import { spawn } from 'node:child_process'
import { exitCodeOf, waitForExit } from './node.mjs'

/** Prints a progress line on stderr: stdout has the requested output alone. @param {string} line */
export function printStatus(line) {
  process.stderr.write(`${line}\n`)
}

/** Prints an error and ends the process with exit code 1. @param {...string} lines @returns {never} */
export function exitWithError(...lines) {
  for (const line of lines) printStatus(line)
  process.exit(1)
}

/**
 * Runs a command and prints its output on stderr only if it fails. A stop signal ends this process too.
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} exit code
 */
export async function runSilently(command, args, { cwd, env }) {
  const { code, output } = await capture(command, args, { cwd, env })
  if (code !== 0) process.stderr.write(output)
  return code
}

/**
 * Runs a command and returns its combined stdout and stderr. A stop signal ends this process too.
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(command, args, { cwd, env }) {
  const child = spawn(command, args, {
    cwd,
    env: process.stderr.isTTY ? env : { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  /** @type {Buffer[]} */
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const { status, stopRequested } = await waitForExit(child)
  if (stopRequested) process.exit(130)
  return { code: exitCodeOf(status), output: Buffer.concat(chunks).toString() }
}
