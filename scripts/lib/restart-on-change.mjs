import { watch } from 'node:fs'
import { printStatus } from './terminal.mjs'

const settleMs = 150

/**
 * Runs a child process and restarts it whenever a source file below the folders changes. Node's `--watch`
 * posts its messages through the worker threads of the program, and nodemon left the program running when it
 * was stopped itself (ADR-0018).
 *
 * @param {{ name: string, folders: string[], start: () => import('node:child_process').ChildProcess }} program
 * @returns {{ close: () => Promise<void> }} `close` stops the child and the watchers
 */
export function restartOnChange({ name, folders, start }) {
  let child = startChild()
  let isClosing = false
  /** @type {NodeJS.Timeout | undefined} */
  let pending
  /** Serializes restarts: two in parallel would leave two children. */
  let restarts = Promise.resolve()

  function startChild() {
    const started = start()
    started.once('exit', (code, signal) => {
      if (child === started && !isClosing && !started.killed) {
        printStatus(
          `The ${name} ended (${signal ?? `exit code ${code}`}); it starts again after the next change.`,
        )
      }
    })
    return started
  }

  async function restart() {
    await stop(child)
    if (!isClosing) child = startChild()
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|sql|json)$/.test(file) || /\.test\.ts$/.test(file)) return
      clearTimeout(pending)
      pending = setTimeout(() => {
        printStatus(`${file} changed; the ${name} starts again.`)
        restarts = restarts.then(restart)
      }, settleMs)
    }),
  )

  return {
    async close() {
      isClosing = true
      clearTimeout(pending)
      for (const watcher of watchers) watcher.close()
      await restarts
      await stop(child)
    },
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
