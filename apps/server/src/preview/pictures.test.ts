import { expect, test } from 'vitest'
import { Pictures } from './pictures.ts'
import { PreviewTokens } from './previews.ts'

const BY = { address: '1.1.1.1', eventId: 'event' }
const scene = (title: string) => ({ product: 'Planner', title, figures: [], circles: [], loose: 3 })

test('HTTP-19: a picture is drawn once, and the ones asked for longest ago give way to others', async () => {
  const size = (await new Pictures().of('a', scene('A'), BY))?.length ?? 0
  const pictures = new Pictures({ maxBytes: 2.5 * size })
  const [first, same] = await Promise.all([
    pictures.of('a', scene('A'), BY),
    pictures.of('a', scene('A'), BY),
  ])
  expect(same).toBe(first)
  const second = await pictures.of('b', scene('B'), BY)
  expect(await pictures.of('a', scene('A'), BY)).toBe(first)
  await pictures.of('c', scene('C'), BY)
  expect(await pictures.of('a', scene('A'), BY)).toBe(first)
  expect(await pictures.of('b', scene('B'), BY)).not.toBe(second)
})

test('HTTP-19: while too many wait there is no picture, and again one afterwards', async () => {
  const pictures = new Pictures({ maxWaiting: 2 })
  const asked = ['a', 'b', 'c'].map((title) => pictures.of(title, scene(title), { ...BY, address: title }))
  const [a, b, c] = await Promise.all(asked)
  expect([a?.length, b?.length, c]).toEqual([expect.any(Number), expect.any(Number), undefined])
  expect(await pictures.of('c', scene('c'), BY)).toBeDefined()
})

test('HTTP-19: of an address so many wait, others have theirs', async () => {
  const pictures = new Pictures({ maxOfAddress: 2 })
  const asked = ['a', 'b', 'c'].map((title) => pictures.of(title, scene(title), BY))
  const other = pictures.of('d', scene('d'), { ...BY, address: '2.2.2.2' })
  const [a, b, c, d] = await Promise.all([...asked, other])
  expect([a, b, c, d].map((picture) => picture !== undefined)).toEqual([true, true, false, true])
})

test('HTTP-19: a token is of one event, one link and one server, and tells none of them', () => {
  const tokens = new PreviewTokens('secret')
  const token = tokens.of('the-event', 'the-key')
  expect(tokens.eventIdOf(token)).toBe('the-event')
  expect(tokens.isOf(token, 'the-event', 'the-key')).toBe(true)
  expect(new PreviewTokens('secret').of('the-event', 'the-key')).toBe(token)
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/event|key/)
  expect(tokens.isOf(token, 'the-event', 'another-key')).toBe(false)
  expect(new PreviewTokens('other').isOf(token, 'the-event', 'the-key')).toBe(false)
  for (const odd of ['', 'x', '..', token.slice(1), 'A'.repeat(5000)])
    expect(tokens.isOf(odd, tokens.eventIdOf(odd) ?? '', 'the-key')).toBe(false)
})
