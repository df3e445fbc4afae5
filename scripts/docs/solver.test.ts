import { readFileSync } from 'node:fs'
import { CONSTRAINTS } from '@planner/solver'
import { expect, test } from 'vitest'
import solver from './solver.ts'

test('docs/solver.md is up to date with the constraints (`npm run docs`)', () => {
  const page = readFileSync(new URL('../../docs/solver.md', import.meta.url), 'utf8')
  expect(page).toBe(solver())
})

test('the page names every constraint', () => {
  for (const { name, sentence } of CONSTRAINTS) {
    expect(solver()).toContain(`| ${name} `)
    expect(solver()).toContain(sentence)
  }
})
