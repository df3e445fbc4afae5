import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REHEARSED } from '../../bench/rehearse/variants.ts'
import { filesUnder } from '../lib/files.mjs'
import { inRoot } from '../lib/paths.mjs'
import { mutationsOf } from './mutations.mjs'

const testFiles = ['packages', 'apps', 'bench']
  .flatMap(filesUnder)
  .filter((path) => /\.test\.tsx?$/.test(path))

for (const list of ['slips', 'rules'] as const)
  test(`the ${list} stand once in their files, and tests or rehearsals look at them`, () => {
    const mutations = mutationsOf(list)
    expect(mutations.length).toBeGreaterThan(20)
    for (const { slips, tests, variant } of mutations) {
      for (const { file, before, after } of slips) {
        expect([file, readFileSync(inRoot(file), 'utf8').split(before).length - 1]).toEqual([file, 1])
        expect(after).not.toBe(before)
      }
      if (tests === null) expect(Object.keys(REHEARSED)).toContain(variant)
      for (const path of tests ?? [])
        expect([path, testFiles.some((each) => each.includes(path))]).toEqual([path, true])
    }
  })
