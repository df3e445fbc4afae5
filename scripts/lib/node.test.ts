import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { nodePath, pinnedMajor, pinnedNodeWorks } from './node.mjs'
import { inRoot } from './paths.mjs'

/** A process that runs `child` with `runNode`, as our scripts do, and leaves with the exit code it is given. */
function script(child: string, options = '{}') {
  const code = `
    import { runNode } from ${JSON.stringify(inRoot('scripts/lib/node.mjs'))}
    process.exitCode = await runNode(['-e', ${JSON.stringify(child)}], ${options})`
  const process = spawn(nodePath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]()
  return { process, line: async () => (await lines.next()).value, ending: once(process, 'exit') }
}

const serving = "console.log('ready'); setInterval(() => {}, 1000);"
const stopping = "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) });"

describe('runNode', () => {
  test('hands on output and exit code', async () => {
    const { line, ending } = script('console.log(process.versions.node); process.exitCode = 7')
    expect(await line()).toMatch(new RegExp(`^${pinnedMajor}\\.`))
    expect(await ending).toEqual([7, null])
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s reaches a service, and its end is a success',
    async (signal) => {
      const { process, line, ending } = script(
        stopping.replace('SIGTERM', signal) + serving,
        '{ isService: true }',
      )
      expect(await line()).toBe('ready')
      process.kill(signal)
      expect(await line()).toBe('stopped')
      expect(await ending).toEqual([0, null])
    },
  )

  test('a service that is stopped before it listens to signals has stopped as well', async () => {
    const { process, line, ending } = script(serving, '{ isService: true }')
    expect(await line()).toBe('ready')
    process.kill('SIGTERM')
    expect(await ending).toEqual([0, null])
  })

  test('what is no service fails when it is stopped', async () => {
    const { process, line, ending } = script(stopping + serving)
    expect(await line()).toBe('ready')
    process.kill('SIGTERM')
    expect(await ending).toEqual([130, null])
  })

  test('a service that crashes fails', async () => {
    const { ending } = script("throw new Error('on purpose')", "{ isService: true, stdio: 'ignore' }")
    expect(await ending).toEqual([1, null])
  })
})

test('the pinned Node is there', async () => {
  expect(await pinnedNodeWorks()).toBe(true)
})
