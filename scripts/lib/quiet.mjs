import { spawn } from 'node:child_process'
import { exitCodeOf, untilEnd } from './node.mjs'

/** One line for the person at the terminal; stdout stays free for what was asked for. @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Says why and ends the process with exit code 1. @param {...string} lines @returns {never} */
export function giveUp(...lines) {
  for (const line of lines) say(line)
  process.exit(1)
}

/**
 * Runs a command, keeps its output to itself and shows it on stderr if the command fails. A stop signal ends us too.
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} exit code
 */
export async function runQuietly(command, args, { cwd, env }) {
  const { code, output } = await capture(command, args, { cwd, env })
  if (code !== 0) process.stderr.write(output)
  return code
}

/**
 * Runs a command and returns all it wrote, stdout and stderr in one. A stop signal ends us too.
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
  const { ending, stopAsked } = await untilEnd(child)
  if (stopAsked) process.exit(130)
  return { code: exitCodeOf(ending), output: Buffer.concat(chunks).toString() }
}
