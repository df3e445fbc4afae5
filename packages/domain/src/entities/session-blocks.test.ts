import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { numSessionBlocks, sessionsOf } from './sessions.ts'

test.each([
  [4, '', 1],
  [4, 'One\n---\nTwo\nThree\n---\nFour', 3],
  // A break after the last session divides nothing, nor does one before the first.
  [2, '---\nOne\nTwo\n---', 1],
  [2, 'One\n---\nTwo\n---\nThree', 2],
  [0, '', 0],
])('SESSION-5: %i sessions named "%s" stand in %i blocks', (numSessions, newSessionLabels, blocks) => {
  const { variant, state } = new EventBuilder('multiplanner', { numSessions, newSessionLabels })
  expect(numSessionBlocks(sessionsOf(variant, state.event))).toBe(blocks)
})
