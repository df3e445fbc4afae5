import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { nodePath } from './node.mjs'
import { restartOnChange } from './restart-on-change.mjs'

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

function watched(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'planner-restart-'))
  const children: ChildProcess[] = []
  const start = () => {
    const child = spawn(nodePath, ['-e', program], { stdio: 'ignore' })
    children.push(child)
    return child
  }
  const restarting = restartOnChange({ name: 'sample', folders: [folder], start })
  onTestFinished(async () => {
    await restarting.close()
    rmSync(folder, { recursive: true })
  })
  return {
    restarting,
    children,
    change: (file: string) => writeFileSync(join(folder, file), String(Math.random())),
  }
}

const serving = 'setInterval(() => {}, 1000)'

test('npm run dev: a change stops the old process and starts a new one', async () => {
  const { children, change } = watched(serving)
  change('main.ts')
  await vi.waitFor(() => expect(children).toHaveLength(2), { timeout: 60_000 })
  expect(children.map(isRunning)).toEqual([false, true])
})

test('npm run dev: a crashed program is restarted by the next change', async () => {
  const { children, change } = watched('process.exit(1)')
  await vi.waitFor(() => expect(children.map(isRunning)).toEqual([false]), { timeout: 60_000 })
  change('main.ts')
  await vi.waitFor(() => expect(children).toHaveLength(2), { timeout: 60_000 })
})

test('npm run dev: closing stops the program and the watchers', async () => {
  const { restarting, children, change } = watched(serving)
  await restarting.close()
  change('main.ts')
  expect(children.map(isRunning)).toEqual([false])
})
