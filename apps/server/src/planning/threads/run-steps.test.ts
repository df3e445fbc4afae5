import { expect, test } from 'vitest'
import { nextStep, type RunEvent, type RunStep, startedRun } from './run-steps.ts'

/** The steps that follow from events, one after the other, on two threads. */
function stepsAfter(events: readonly RunEvent[], isProofLikely = true): RunStep[] {
  let state = startedRun(2)
  return events.map((event) => {
    const next = nextStep(state, event, () => isProofLikely)
    state = next.state
    return next.step
  })
}

const done: RunEvent[] = ['searchDone', 'searchDone']

test('a run without provers ends with its last search', () => {
  expect(stepsAfter(done)).toEqual(['none', 'finish'])
})

test('searches that are over wait for a proof that may come, and for no other', () => {
  expect(stepsAfter(['proverStarted', ...done, 'timedOut'])).toEqual(['none', 'none', 'awaitProof', 'finish'])
  expect(stepsAfter(['proverStarted', ...done], false)).toEqual(['none', 'none', 'finish'])
})

test('the last prover that goes ends the wait, while another one does not', () => {
  const events: RunEvent[] = ['proverStarted', 'proverStarted', ...done, 'proverGone', 'proverGone']
  expect(stepsAfter(events)).toEqual(['none', 'none', 'none', 'awaitProof', 'none', 'finish'])
})

test('a prover that goes leaves searches alone', () => {
  expect(stepsAfter(['proverStarted', 'proverGone', ...done])).toEqual(['none', 'none', 'none', 'finish'])
})

test('over the limit searches are requested to end once, and a proof may still be waited for', () => {
  const events: RunEvent[] = ['proverStarted', 'over', 'over', ...done]
  expect(stepsAfter(events)).toEqual(['none', 'endSearches', 'none', 'none', 'awaitProof'])
})

test('a run that is stopped or proven waits for no proof', () => {
  for (const event of ['stopped', 'proven'] as const) {
    expect(stepsAfter(['proverStarted', event, event, ...done])).toEqual([
      'none',
      'endSearches',
      'none',
      'none',
      'finish',
    ])
    expect(stepsAfter(['proverStarted', ...done, event]).at(-1)).toBe('finish')
  }
})

test('a run that is over its limit can still be stopped', () => {
  expect(stepsAfter(['proverStarted', 'over', 'stopped', ...done])).toEqual([
    'none',
    'endSearches',
    'endSearches',
    'none',
    'finish',
  ])
})

test('threads that do not end in time are left behind', () => {
  expect(stepsAfter(['stopped', 'searchDone', 'timedOut'])).toEqual(['endSearches', 'none', 'finish'])
})

test('a thread that breaks down ends the run, and nothing follows the end', () => {
  expect(stepsAfter(['failed', 'searchDone', 'stopped', 'timedOut'])).toEqual([
    'finish',
    'none',
    'none',
    'none',
  ])
})
