import { expect, test } from 'vitest'
import { environmentOf, isHealthHost } from './environment.ts'

const hosts = {
  override: undefined,
  production: ['planner.example.org'],
  test: ['test.example.org'],
  health: ['health.example.org'],
}

test.each([
  ['planner.example.org', 'production'],
  ['PLANNER.example.org:443', 'production'],
  ['test.example.org', 'test'],
  ['localhost:3000', 'debug'],
  ['127.0.0.1:3000', 'debug'],
  ['[::1]:3000', 'debug'],
  ['elsewhere.example.org', 'production'],
])('ENV-1: %s is %s', (host, environment) => {
  expect(environmentOf(hosts, host)).toBe(environment)
})

test('ENV-5: where nothing is configured, as on the development server, localhost is debug', () => {
  const none = { override: undefined, production: [], test: [], health: [] }
  for (const host of ['localhost:3000', 'localhost:3001']) expect(environmentOf(none, host)).toBe('debug')
})

test('ENV-1: APP_ENV overrides the host', () => {
  expect(environmentOf({ ...hosts, override: 'test' }, 'planner.example.org')).toBe('test')
})

test('ENV-4: health-oriented deployments are those listed, in any environment', () => {
  expect(isHealthHost({ ...hosts, override: 'test' }, 'Health.example.org:8080')).toBe(true)
  expect(isHealthHost(hosts, 'planner.example.org')).toBe(false)
})
