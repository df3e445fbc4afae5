import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { nodePath, pinnedMajor, pinnedNodeWorks } from './node.mjs'
import { inRoot } from './paths.mjs'

/** A process that runs `child` with `runNode`, like the scripts do, and exits with the resulting code. */
function script(child: string, options = '{}') {
  const code = `
    import { runNode } from ${JSON.stringify(inRoot('scripts/lib/node.mjs'))}
    process.exitCode = await runNode(['-e', ${JSON.stringify(child)}], ${options})`
  const process = spawn(nodePath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]()
  return { process, line: async () => (await lines.next()).value, status: once(process, 'exit') }
}

const serving = "console.log('ready'); setInterval(() => {}, 1000);"
const stopping = "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) });"

describe('runNode', () => {
  test('passes on output and exit code', async () => {
    const { line, status } = script('console.log(process.versions.node); process.exitCode = 7')
    expect(await line()).toMatch(new RegExp(`^${pinnedMajor}\\.`))
    expect(await status).toEqual([7, null])
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s reaches a service, and its end is a success',
    async (signal) => {
      const { process, line, status } = script(
        stopping.replace('SIGTERM', signal) + serving,
        '{ isService: true }',
      )
      expect(await line()).toBe('ready')
      process.kill(signal)
      expect(await line()).toBe('stopped')
      expect(await status).toEqual([0, null])
    },
  )

  test('a service stopped before it handles signals counts as stopped', async () => {
    const { process, line, status } = script(serving, '{ isService: true }')
    expect(await line()).toBe('ready')
    process.kill('SIGTERM')
    expect(await status).toEqual([0, null])
  })

  test('a process that is not a service fails when stopped', async () => {
    const { process, line, status } = script(stopping + serving)
    expect(await line()).toBe('ready')
    process.kill('SIGTERM')
    expect(await status).toEqual([130, null])
  })

  test('a service that crashes fails', async () => {
    const { status } = script("throw new Error('on purpose')", "{ isService: true, stdio: 'ignore' }")
    expect(await status).toEqual([1, null])
  })
})

test('the pinned Node is installed', async () => {
  expect(await pinnedNodeWorks()).toBe(true)
})
