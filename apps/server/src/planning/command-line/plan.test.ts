import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type GroupsResult, parseProblem } from '@planner/solver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entryUrl } from '../../entries.ts'
import { solveOnThreads } from '../threads/threaded-solve.ts'

const script = fileURLToPath(new URL('../../../../../scripts/plan.mjs', import.meta.url))
const program = fileURLToPath(entryUrl('plan'))
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function problemOf(people: number, topics: number) {
  const slots = [0, 1, 2]
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 3,
    countBy: 'slots',
    people: Array.from({ length: people }, (_, i) => ({ id: `p${i}`, available: slots, wants: 3 })),
    topics: Array.from({ length: topics }, (_, i) => ({
      id: `t${i}`,
      hosts: [`p${i}`],
      minSize: 2,
      maxSize: 6,
    })),
    wishes: Array.from({ length: people * topics }, (_, i) => ({
      p: i % people,
      t: Math.floor(i / people),
    }))
      .filter(({ p, t }) => (p * 7 + t * 3) % 4 === 0)
      .map(({ p, t }) => [`p${p}`, `t${t}`, 1 + ((p * 31 + t * 17) % 100)]),
  }
}

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Starts the command as `npm run plan` does, or the program that it leads to. */
function start(program: string, ...words: string[]): ChildProcess {
  return spawn(process.execPath, [program, ...words], { stdio: ['pipe', 'pipe', 'pipe'] })
}

async function ended(child: ChildProcess): Promise<Ended> {
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) throw new Error('The plan command was started without pipes.')
  const code = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err] = await Promise.all([text(stdout), text(stderr)])
  return { code: await code, out, err }
}

describe('CLI-1, CLI-3: the plan command', () => {
  test('prints the plan as JSON on standard output and progress on standard error', async () => {
    const path = file('small.json', JSON.stringify(problemOf(12, 6)))
    const { code, out, err } = await ended(
      start(script, path, '--iterations', '3000', '--seed', '5', '--threads', '2'),
    )
    expect(code).toBe(0)
    const result = JSON.parse(out) as GroupsResult
    expect(result).toMatchObject({ format: 'plan-result/1', kind: 'groups', run: { seed: 5, threads: 2 } })
    expect(result.score[0]).toBe(0)
    expect(result.run.moves).toBeGreaterThan(0)
    expect(err).toContain('soft')
  })

  test('reads standard input for -, and iterations with a seed give the same plan again', async () => {
    const run = async () => {
      const child = start(program, '-', '--iterations', '3000', '--seed', '3')
      child.stdin?.end(JSON.stringify(problemOf(12, 6)))
      const { run, ...result } = JSON.parse((await ended(child)).out)
      return [result, run.moves]
    }
    expect(await run()).toEqual(await run())
  })

  test.each([
    [
      'a slot out of range',
      JSON.stringify({ ...problemOf(4, 1), slots: 2 }),
      'people[0].available[2]: 2 is not a slot (0..1)',
    ],
    ['no JSON', '{', 'JSON'],
    ['an empty file', '', 'JSON'],
  ])('exits 2 with a message and nothing on standard output for %s', async (name, content, message) => {
    const { code, out, err } = await ended(start(program, file(`${name}.json`, content)))
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(message)
  })

  test.each([
    [['/does/not/exist.json'], 'exist.json'],
    [[], 'problem file is missing'],
    [['-', '--seconds', 'soon'], '--seconds: "soon" is not a number'],
    [['-', '--colour'], 'colour'],
  ])('exits 2 for the words %j', async (words, message) => {
    const { code, out, err } = await ended(start(program, ...words))
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(message)
  })

  test('interrupted, prints the best plan so far and exits 0', async () => {
    const path = file('large.json', JSON.stringify(problemOf(150, 60)))
    const child = start(script, path, '--seconds', '600')
    child.stderr?.once('data', () => child.kill('SIGINT'))
    const { code, out } = await ended(child)
    expect(code).toBe(0)
    const result = JSON.parse(out) as GroupsResult
    expect(result.groups.length).toBeGreaterThan(0)
    expect(result.run.seconds).toBeLessThan(300)
  })
})

describe('solving on threads', () => {
  const parsed = parseProblem(problemOf(20, 8))
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message)
  const { problem } = parsed

  test('streams better and better plans and resolves with the best', async () => {
    const softs: number[] = []
    const result = await solveOnThreads(problem, {
      seconds: 60,
      seed: 1,
      threads: 2,
      iterations: 30_000,
      onBest: ({ score }) => softs.push(score[1] * 1e6 + score[2]),
    })
    expect(softs.length).toBeGreaterThan(0)
    expect(softs).toEqual([...softs].sort((a, b) => a - b))
    expect(result.score[1] * 1e6 + result.score[2]).toBeGreaterThanOrEqual(Math.max(...softs))
  })

  test('aborted before it began, still resolves with a plan', async () => {
    const result = await solveOnThreads(problem, {
      seconds: 60,
      seed: 1,
      threads: 1,
      signal: AbortSignal.abort(),
    })
    expect(result.score[0]).toBe(0)
  })

  test('rejects when a thread breaks down before any plan stands', async () => {
    const broken = { ...problem, people: 3 } as unknown as typeof problem
    await expect(solveOnThreads(broken, { seconds: 1, seed: 1, threads: 1 })).rejects.toThrow()
  })
})
