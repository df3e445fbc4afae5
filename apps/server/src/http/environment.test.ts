import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'

const hosts = { override: undefined, production: ['planner.example.org'], test: ['test.example.org'] }

test.each([
  ['planner.example.org', 'production'],
  ['PLANNER.example.org:443', 'production'],
  ['test.example.org', 'test'],
  ['localhost:3000', 'debug'],
  ['127.0.0.1:3000', 'debug'],
  ['[::1]:3000', 'debug'],
  ['elsewhere.example.org', 'production'],
])('decision 15: %s is %s', (host, environment) => {
  expect(environmentOf(hosts, host)).toBe(environment)
})

test('decision 15: APP_ENV overrides the host', () => {
  expect(environmentOf({ ...hosts, override: 'test' }, 'planner.example.org')).toBe('test')
})
