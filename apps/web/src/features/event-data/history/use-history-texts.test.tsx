import { EventBuilder } from '@planner/domain/testing'
import { CATALOGUES, LANGUAGE_CODES } from '@planner/i18n'
import type { WireAuditEntry } from '@planner/protocol'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { useHistoryTexts } from './use-history-texts.ts'

afterEach(() => setMessages('en-GB', {}))

function FailedRun({ error }: { error: string }) {
  const { what } = useHistoryTexts()
  const entry = { action: 'planFailed', subject: '', topic: '', details: { error } }
  return <p>{what(entry as unknown as WireAuditEntry)}</p>
}

test('PLAN-20: the history says why a run failed in the language of the page, also of runs that kept the words of the planner', () => {
  const said = (error: string) => {
    showScreen(new EventBuilder('planner'), ADMIN, <FailedRun error={error} />)
    const text = document.querySelector('p')?.textContent
    cleanup()
    return text
  }
  for (const code of LANGUAGE_CODES) {
    setMessages(code, CATALOGUES[code])
    expect(said('emptyPlan')).toContain(CATALOGUES[code]['refusal.emptyPlan'])
    const former = said("The planner's process ended 3 times (SIGKILL).")
    expect(former).toContain(CATALOGUES[code]['refusal.planFailed'])
    expect(former).not.toContain('SIGKILL')
  }
})

function Swap() {
  const { what } = useHistoryTexts()
  const details = { session: 1, other: 'bob', otherTopic: 'bread' }
  const entry = { action: 'placesSwapped', subject: 'ann', topic: 'tea', details }
  return <p>{what(entry as unknown as WireAuditEntry)}</p>
}

test('AUDIT-9: two people who changed places are one sentence, also after one of them is erased', () => {
  const said = (event: EventBuilder) => {
    showScreen(event, ADMIN, <Swap />)
    const text = document.querySelector('p')?.textContent?.replace(/[\u2066-\u2069]/g, '')
    cleanup()
    return text
  }
  setMessages('en-GB', CATALOGUES['en-GB'])
  const event = () => new EventBuilder('planner').people('ann').topic('tea').topic('bread')
  expect(said(event().people('bob'))).toBe('ann and bob changed places: ann is now in tea, bob in bread')
  expect(said(event())).toContain(CATALOGUES['en-GB']['history.who.erased'])
})
