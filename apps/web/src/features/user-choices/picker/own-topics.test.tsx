import { EventBuilder } from '@planner/domain/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { PreferenceMatrix } from '../matrix/preference-matrix.tsx'
import { OwnTopics, TopicsToolbar } from './own-topics.tsx'

// As its tab does.
beforeAll(() => TopicsToolbar.fetch())

const topic = { topicType: 'Discussion', sessionDurationInHours: 1, maxNumberOfParticipants: 4 }
const event = (variant: 'multiplanner' | 'planner', isForBeginners = true) =>
  new EventBuilder(variant)
    .people('ann')
    .owner('tea', { ...topic, beginnerFriendlyFlag: isForBeginners })
    .owner('go', { topicType: 'Chess' })
const FACTS =
  'userData.topicType.discussion · topicFacts.sessions · topicFacts.max · userData.topic.beginnerFriendly'
const rows = () => screen.getAllByRole('listitem')
const beginners = () => screen.queryByLabelText('userChoices.beginnersOnly')

test('TOPIC-22: rows of topics say what each is like, where the variant asks for it', () => {
  showScreen(event('multiplanner'), as('ann'), <OwnTopics personId="ann" />)
  expect(rows()[0]?.textContent).toContain(FACTS)
  expect(rows()[1]?.textContent).toContain('Chess · topicFacts.sessions')
  cleanup()
  showScreen(event('planner'), as('ann'), <OwnTopics personId="ann" />)
  expect(screen.queryByText(/topicFacts|topicType/)).toBeNull()
})

test('TOPIC-22: topics that are friendly to beginners can be had alone, where there are any', () => {
  showScreen(event('multiplanner'), as('ann'), <OwnTopics personId="ann" />)
  expect(rows()).toHaveLength(2)
  fireEvent.click(beginners() ?? document.body)
  expect(rows().map(({ textContent }) => textContent?.includes('tea'))).toEqual([true])
  cleanup()
  showScreen(event('multiplanner', false), as('ann'), <OwnTopics personId="ann" />)
  expect(beginners()).toBeNull()
  cleanup()
  showScreen(event('planner'), as('ann'), <OwnTopics personId="ann" />)
  expect(beginners()).toBeNull()
})

test('TOPIC-22: headers of the matrix say what each topic is like', () => {
  showScreen(event('multiplanner'), as('ann'), <PreferenceMatrix ownId="ann" />)
  expect(screen.getByText(FACTS)).toBeDefined()
})

const canHost = () => screen.queryAllByText('userChoices.canHost')
const choices = (row: number) =>
  [...(rows()[row]?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)

test('CHOICE-4, CHOICE-16: "No" has its name, and to host a topic is a step of its own, but for those who do', () => {
  const mine = event('planner').set('preferences', { userId: 'ann', topicId: 'go' }, 'Host')
  showScreen(mine, as('ann'), <OwnTopics personId="ann" />)
  const scale = ['preference.no', 'preference.yes', 'preference.first']
  expect(choices(0)).toEqual(scale)
  expect(choices(1)).toEqual([...scale, 'preference.host'])
  expect(canHost()).toHaveLength(1)
  fireEvent.click(canHost()[0] ?? document.body)
  expect(choices(0)).toEqual([...scale, 'preference.host'])
  expect(canHost()).toHaveLength(0)
})

test('CHOICE-17, CHOICE-18, BROWSER-5: the count is told, and the list ends in what comes next, all of it at once, when all are decided about', async () => {
  showScreen(event('planner').wish('ann', 'tea', 'Yes'), as('ann'), <OwnTopics personId="ann" next="times" />)
  expect(screen.getByText(/userChoices.rated/).textContent).toBe('userChoices.rated')
  expect(screen.queryByText('userChoices.done.title')).toBeNull()
  cleanup()
  const all = event('planner').wish('ann', 'tea', 'Yes').wish('ann', 'go', '')
  showScreen(all, as('ann'), <OwnTopics personId="ann" next="times" />, {
    meta: { personalLink: 'https://x/?personalKey=k' },
  })
  expect(await screen.findByText('userChoices.done.title')).toBeDefined()
  expect(screen.getByText('userData.step.availability')).toBeDefined()
  expect(screen.getByText('userData.link.title')).toBeDefined()
  cleanup()
  // An organiser who chooses for somebody is not done with anything.
  showScreen(all, { role: 'admin', personId: null }, <OwnTopics personId="ann" />)
  await act(() => import('../../../components/personal-link.tsx'))
  expect(screen.queryByText('userChoices.done.title')).toBeNull()
})

test('BROWSER-4: how many topics are rated is shown, and not announced with each choice', () => {
  showScreen(event('planner'), as('ann'), <OwnTopics personId="ann" />)
  const count = screen.getByText(/userChoices\.rated/)
  expect(count.closest('[role=status], [role=alert], [aria-live]')).toBeNull()
})
