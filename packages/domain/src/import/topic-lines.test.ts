import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { variantOf } from '../variants/registry.ts'
import { readTopicLines, unchosenTopics } from './topic-lines.ts'

const planner = variantOf('planner')
const event = () =>
  new EventBuilder('planner').person('ann', { name: 'Ann Mets' }).topic('bees', { name: 'Bees' })
const read = (text: string, variant = planner) => readTopicLines(variant, event().state, text)

test('TOPIC-24: lines that give no topic are named with the reason', () => {
  expect(read(`Trees\n\nBees\n Trees \n${'x'.repeat(201)}\nSeas\n\n`)).toEqual({
    topics: [
      { name: 'Trees', hostId: '' },
      { name: 'Seas', hostId: '' },
    ],
    faults: [
      { line: 2, text: '', fault: 'empty' },
      { line: 3, text: 'Bees', fault: 'known' },
      { line: 4, text: 'Trees', fault: 'twice' },
      { line: 5, text: 'x'.repeat(201), fault: 'tooLong' },
    ],
  })
  expect(read(' \n ')).toEqual({ topics: [], faults: [] })
})

test('TOPIC-25: a host follows a tab, or a hyphen where somebody is called so', () => {
  expect(read('Trees\tAnn Mets\nSeas - Ann Mets\nNews – slow and fast\nMaps\tNobody')).toEqual({
    topics: [
      { name: 'Trees', hostId: 'ann' },
      { name: 'Seas', hostId: 'ann' },
      { name: 'News – slow and fast', hostId: '' },
      { name: 'Maps', hostId: '' },
    ],
    faults: [{ line: 4, text: 'Maps Nobody', fault: 'unknownHost' }],
  })
  expect(read('Trees\tAnn Mets', variantOf('weekdayhourplanner'))).toMatchObject({
    topics: [{ hostId: '' }],
    faults: [{ fault: 'noHosts' }],
  })
})

test('TOPIC-24: every line is a topic or has a fault', () => {
  const line = fc.oneof(fc.constantFrom('Bees', '', 'Trees', 'Trees\tAnn Mets', ' - '), fc.string())
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const text = `${lines.map((each) => each.replaceAll(/[\r\n]/g, ' ')).join('\n')}\nLast`
      const { topics, faults } = read(text)
      const lost = faults.filter(({ fault }) => fault !== 'unknownHost')
      expect(topics.length + lost.length).toBe(lines.length + 1)
      expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length)
    }),
  )
})

test('TOPIC-26: a topic that somebody has chosen since is left alone', () => {
  const { state } = event()
    .topic('t1')
    .topic('t2')
    .topic('t3')
    .wish('ann', 't1', 'Host')
    .wish('ann', 't2', 'Yes')
  const added = [
    { userId: 't1', hostId: 'ann' },
    { userId: 't2', hostId: '' },
    { userId: 't3', hostId: '' },
    { userId: 'gone', hostId: '' },
  ]
  expect(unchosenTopics(state, added)).toEqual(['t1', 't3'])
})
