import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logTail } from './site-notes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-tail-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('OPS-1: of a log the newest lines are read, the newest first, and broken ones are left out', async () => {
  const path = join(folder, 'errors.jsonl')
  expect(await logTail(path)).toEqual([])
  await writeFile(path, '{"a":1}\n{"a":\n7\n\n{"a":2}\n')
  expect(await logTail(path)).toEqual([{ a: 2 }, { a: 1 }])
})

test('OPS-1: of a large log the end is read', async () => {
  const path = join(folder, 'large.jsonl')
  const lines = Array.from({ length: 20_000 }, (_, number) =>
    JSON.stringify({ number, text: 'ä'.repeat(20) }),
  )
  await writeFile(path, `${lines.join('\n')}\n`)
  const read = await logTail(path)
  expect(read[0]).toMatchObject({ number: 19_999 })
  expect(read.length).toBeGreaterThan(1000)
  expect(read.length).toBeLessThan(10_000)
  expect(read.map(({ number }) => number)).toEqual(read.map((_, index) => 19_999 - index))
})
