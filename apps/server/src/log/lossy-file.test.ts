import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LossyFile, unblocked } from './lossy-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-log-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('OPS-21: a log on a full disk drops and counts its lines, and nothing is thrown', () => {
  const full = openSync('/dev/full', 'w')
  const file = new LossyFile(full, () => 5)
  for (const line of ['one\n', 'two\n', 'three\n']) file.write(line)
  expect(file.losses).toEqual({ dropped: 3, since: 5 })
  closeSync(full)
})

test('OPS-21: a pipe that nobody reads is not waited for, and says afterwards what was lost', () => {
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  // A writer would wait here, as it would for whoever collects the log.
  const writing = openSync(path, constants.O_WRONLY)
  const file = new LossyFile(unblocked(writing), () => 0)
  const line = `${'x'.repeat(999)}\n`
  const count = 1000
  for (let i = 0; i < count; i += 1) file.write(line)
  const { dropped } = file.losses
  expect(dropped).toBeGreaterThan(0)
  const buffer = Buffer.alloc(count * line.length)
  expect(Math.floor(readSync(reading, buffer) / line.length)).toBe(count - dropped)
  file.write('after\n')
  const lines = buffer.subarray(0, readSync(reading, buffer)).toString().trim().split('\n')
  expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
    level: 40,
    lost: dropped,
    since: '1970-01-01T00:00:00.000Z',
  })
  expect([lines.at(-1), file.losses]).toEqual(['after', { dropped, since: null }])
  for (const each of [reading, writing]) closeSync(each)
})

test('OPS-21: a file is written behind what others have written, line by line', () => {
  const path = join(folder, 'log')
  const out = openSync(path, 'a')
  expect(unblocked(out)).toBe(out)
  const file = new LossyFile(out)
  file.write('one\n')
  file.write('two\n')
  closeSync(out)
  file.write('three\n')
  expect([readFileSync(path, 'utf8'), file.losses.dropped]).toEqual(['one\ntwo\n', 1])
})
