import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
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

const choices = (row: number) =>
  [...(rows()[row]?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)

test('CHOICE-4, CHOICE-16: "No" has its name, and hosting is offered once somebody says that they can, but for what they host', () => {
  const mine = event('planner').set('preferences', { userId: 'ann', topicId: 'go' }, 'Host')
  showScreen(mine, as('ann'), <OwnTopics personId="ann" />)
  const scale = ['preference.no', 'preference.yes', 'preference.first']
  expect(choices(0)).toEqual(scale)
  expect(choices(1)).toEqual([...scale, 'preference.host'])
  fireEvent.click(screen.getByText('userChoices.canHost'))
  expect(choices(0)).toEqual([...scale, 'preference.host'])
  expect(screen.queryByText('userChoices.canHost')).toBeNull()
  cleanup()
  // Nobody hosts by a choice where the scale has none for it.
  showScreen(
    new EventBuilder('weekdayhourplanner').people('ann').owner('tea'),
    as('ann'),
    <OwnTopics personId="ann" />,
  )
  expect(screen.queryByText('userChoices.canHost')).toBeNull()
})
