import { expect, it } from 'vitest'
import { keyringOf, type Place, sealedPrefix } from './keyring.ts'

const [former, current] = ['the former secret', 'the current secret']
const place: Place = ['key', 'private', 'event', 'person']
const key = 'a-key-of-24-characters_-'

it('KEY-22: a sealed value opens under its secret and in its place only', () => {
  const keyring = keyringOf([current])
  const sealed = keyring.seal(key, place)
  expect(keyring.open(sealed, place)).toBe(key)
  expect(sealed).not.toContain(key)
  expect(keyring.seal(key, place)).not.toBe(sealed)
  const elsewhere: Place[] = [
    ['key', 'admin', 'event', 'person'],
    ['key', 'private', 'event', 'other'],
    ['key', 'private', 'event,person', ''],
    ['link', 'event', 'person'],
  ]
  for (const other of elsewhere) expect(keyring.open(sealed, other)).toBeUndefined()
  expect(keyringOf([former]).open(sealed, place)).toBeUndefined()
})

it('KEY-18: a value of which a single character was changed, cut or added does not open', () => {
  const keyring = keyringOf([current])
  // One whose last character is A, which stands for the same bytes as B there.
  let sealed = ''
  while (!sealed.endsWith('A')) sealed = keyring.seal(key, place)
  for (let index = 0; index < sealed.length; index += 1) {
    const other = sealed[index] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, index) + other + sealed.slice(index + 1)
    expect(keyring.open(changed, place)).toBeUndefined()
    expect(keyring.open(sealed.slice(0, index), place)).toBeUndefined()
  }
  for (const wrong of [
    `${sealed}AAAA`,
    `${sealed}.A`,
    `${sealed} `,
    '',
    key,
    '1.',
    `${sealedPrefix(keyring.id)}AAAA`,
  ])
    expect(keyring.open(wrong, place)).toBeUndefined()
})

it('KEY-17: what was sealed or hashed under a former secret is still known, and new values are of the current one', () => {
  const [before, both, after] = [keyringOf([former]), keyringOf([current, former]), keyringOf([current])]
  const sealed = before.seal(key, place)
  expect(both.open(sealed, place)).toBe(key)
  expect(both.hashes(key)).toEqual([after.hash(key), before.hash(key)])
  expect([both.id, both.ids]).toEqual([after.id, [after.id, before.id]])
  expect(after.open(both.seal(key, place), place)).toBe(key)
  expect(both.hash(key)).toBe(after.hash(key))
  expect(keyringOf([current, current]).ids).toEqual([after.id])
})

it('KEY-3: a hash or id tells nothing without the secret', () => {
  const [one, other] = [keyringOf([current]), keyringOf([former])]
  expect(one.hash(key)).not.toBe(other.hash(key))
  expect(one.id).not.toBe(other.id)
  expect(one.id).toMatch(/^[0-9a-f]{18}$/)
})
