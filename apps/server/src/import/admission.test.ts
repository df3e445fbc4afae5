import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { BodyRefused, ImportBodies } from './admission.ts'

const anybody = async () => {}

/** A body that arrives bit by bit. */
function sent(bodies: ImportBodies, address: string) {
  const stream = new PassThrough()
  const held = bodies.hold(address)
  const body = bodies.receive(stream, held, anybody).then(
    (all) => all.toString(),
    (error) => (error instanceof BodyRefused ? error.statusCode : error),
  )
  return { stream, body, letGo: () => bodies.letGo(held) }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('LIMIT-12: where all bodies take too much, the largest of the address that has most is refused', async () => {
  const bodies = new ImportBodies({ perBody: 50, perAddress: 60, total: 100 })
  const small = sent(bodies, 'a')
  const [large, larger] = [sent(bodies, 'b'), sent(bodies, 'b')]
  const honest = sent(bodies, 'c')
  small.stream.write('x'.repeat(30))
  large.stream.write('x'.repeat(20))
  larger.stream.write('x'.repeat(35))
  await nextTurn()
  honest.stream.end('y'.repeat(20))
  expect(await larger.body).toBe(429)
  expect(await honest.body).toBe('y'.repeat(20))
  small.stream.end('x')
  large.stream.end('x')
  expect([await small.body, await large.body]).toEqual(['x'.repeat(31), 'x'.repeat(21)])
  // What is there counts until its request is over.
  const another = sent(bodies, 'd')
  another.stream.end('z'.repeat(40))
  expect(await another.body).toBe(429)
  for (const { letGo } of [small, honest]) letGo()
  const last = sent(bodies, 'd')
  last.stream.end('z'.repeat(40))
  expect(await last.body).toBe('z'.repeat(40))
})

test('LIMIT-12: an address that sends too much keeps what it has sent before, and a body that is too long is refused', async () => {
  const bodies = new ImportBodies({ perBody: 50, perAddress: 60, total: 1000 })
  const [first, second] = [sent(bodies, 'a'), sent(bodies, 'a')]
  first.stream.write('x'.repeat(40))
  await nextTurn()
  second.stream.write('x'.repeat(30))
  expect(await second.body).toBe(429)
  first.stream.end()
  expect(await first.body).toBe('x'.repeat(40))
  const long = sent(bodies, 'b')
  long.stream.write('x'.repeat(51))
  expect(await long.body).toBe(413)
  const ended = sent(bodies, 'c')
  ended.stream.destroy()
  expect(await ended.body).toBe(400)
})
