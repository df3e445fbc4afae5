import { expect, test } from 'vitest'
import { nextStep, type SearchEvent, type SearchStep, startedSearch } from './search-steps.ts'

/** The steps that follow from events, one after the other, on two threads. */
function stepsAfter(events: readonly SearchEvent[], isProofLikely = true): SearchStep[] {
  let state = startedSearch(2)
  return events.map((event) => {
    const next = nextStep(state, event, () => isProofLikely)
    state = next.state
    return next.step
  })
}

const done: SearchEvent[] = ['searcherDone', 'searcherDone']

test('a search without provers ends with its last searcher', () => {
  expect(stepsAfter(done)).toEqual(['none', 'finish'])
})

test('searchers that are done wait for a proof that may come, and for no other', () => {
  expect(stepsAfter(['proverStarted', ...done, 'timedOut'])).toEqual(['none', 'none', 'awaitProof', 'finish'])
  expect(stepsAfter(['proverStarted', ...done], false)).toEqual(['none', 'none', 'finish'])
})

test('the last prover that goes ends the wait, while another one does not', () => {
  const events: SearchEvent[] = ['proverStarted', 'proverStarted', ...done, 'proverGone', 'proverGone']
  expect(stepsAfter(events)).toEqual(['none', 'none', 'none', 'awaitProof', 'none', 'finish'])
})

test('a prover that goes leaves searchers alone', () => {
  expect(stepsAfter(['proverStarted', 'proverGone', ...done])).toEqual(['none', 'none', 'none', 'finish'])
})

test('over the limit searchers are requested to end once, and a proof may still be waited for', () => {
  const events: SearchEvent[] = ['proverStarted', 'over', 'over', ...done]
  expect(stepsAfter(events)).toEqual(['none', 'endSearchers', 'none', 'none', 'awaitProof'])
})

test('a search that is stopped or proven waits for no proof', () => {
  for (const event of ['stopped', 'proven'] as const) {
    expect(stepsAfter(['proverStarted', event, event, ...done])).toEqual([
      'none',
      'endSearchers',
      'none',
      'none',
      'finish',
    ])
    expect(stepsAfter(['proverStarted', ...done, event]).at(-1)).toBe('finish')
  }
})

test('a search that is over its limit can still be stopped', () => {
  expect(stepsAfter(['proverStarted', 'over', 'stopped', ...done])).toEqual([
    'none',
    'endSearchers',
    'endSearchers',
    'none',
    'finish',
  ])
})

test('threads that do not end in time are left behind', () => {
  expect(stepsAfter(['stopped', 'searcherDone', 'timedOut'])).toEqual(['endSearchers', 'none', 'finish'])
})

test('a thread that breaks down ends the search, and nothing follows the end', () => {
  expect(stepsAfter(['failed', 'searcherDone', 'stopped', 'timedOut'])).toEqual([
    'finish',
    'none',
    'none',
    'none',
  ])
})
