import { expect, test } from 'vitest'
import { openLogger, Repeats } from './logger.ts'

test('OPS-21: the same is said five times a minute, and then how often more', () => {
  const told: unknown[] = []
  let over = () => {}
  const repeats = new Repeats(
    (level, details) => told.push([level, details]),
    (then) => {
      over = then
      return { unref: () => {} }
    },
  )
  const said = (text: string, times: number) =>
    Array.from({ length: times }, () => repeats.mayWrite(text, 'error', 50)).filter(Boolean).length
  expect([said('A write failed', 1000), said('Another thing', 2)]).toEqual([5, 2])
  over()
  expect(told).toEqual([['error', { times: 995, what: 'A write failed' }]])
  expect(said('A write failed', 7)).toBe(5)
})

test('OPS-21: texts that are all different are no way around it', () => {
  const repeats = new Repeats(
    () => {},
    () => ({ unref: () => {} }),
  )
  const written = Array.from({ length: 10_000 }, (_, at) => repeats.mayWrite(`text ${at}`, 'warn', 40))
  expect(written.filter(Boolean).length).toBeLessThanOrEqual(205)
})

test('OPS-21: every line of the log is counted, whichever part of the server writes it', () => {
  const lines: string[] = []
  const { log } = openLogger('info', {
    write: (line) => lines.push(line),
    losses: { dropped: 0, since: null },
  })
  for (let i = 0; i < 100; i += 1) log.child({ part: i }).error({ err: new Error('No') }, 'It failed')
  for (let i = 0; i < 100; i += 1) log.info('A run began')
  expect([lines.filter((line) => line.includes('It failed')).length, lines.length]).toEqual([5, 65])
})
