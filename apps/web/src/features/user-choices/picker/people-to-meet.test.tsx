import { type MeetingFact, variantOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { rateableTopics } from '../rateable-topics.ts'
import { useRated } from '../steps/use-progress.ts'
import { PersonRow } from './people-to-meet.tsx'

/** Bob as Ann reads him, with a meeting of which she is told whether she had asked herself. */
function pair(state: MeetingFact['state'], isOwn: boolean): EventBuilder {
  const event = new EventBuilder('1on1', { considerContactPreferences: true }).owner('ann').owner('bob')
  event.set('contactPreferences', { userId: 'ann', topicId: 'bob' }, '7')
  return event.meeting('ann', 'bob', state, { wishedBy: isOwn ? ['ann'] : [] })
}

function showRow(event: EventBuilder) {
  const rateable = rateableTopics(variantOf('1on1'), event.state).find(({ topic }) => topic.id === 'bob')
  if (!rateable) throw new Error('Bob has no topic')
  const edits = showScreen(event, as('ann'), <PersonRow rateable={rateable} personId="ann" isRating />)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  return { edits, radios, chosen: radios.find(({ checked }) => checked)?.value }
}

function Rated() {
  const { rated, all } = useRated('ann')
  return <p>{`${rated} of ${all}`}</p>
}

describe('MEET-16: on the choices screen', () => {
  test('whoever was only asked reads so, has chosen nothing, and can add a wish of their own', () => {
    const { edits, radios, chosen } = showRow(pair('reserved', false))
    expect(chosen).toBeUndefined()
    expect(screen.getByText('userChoices.reserved.asked')).toBeTruthy()
    const yes = radios.find(({ value }) => value === 'Yes')
    if (yes) fireEvent.click(yes)
    expect(edits).toMatchObject([{ address: { userId: 'ann', topicId: 'bob' }, value: 'Yes' }])
  })

  test('whoever has asked sees their Yes', () => {
    expect(showRow(pair('reserved', true)).chosen).toBe('Yes')
    expect(screen.getByText('userChoices.reserved')).toBeTruthy()
    expect(screen.queryByText('userChoices.reserved.asked')).toBeNull()
  })

  test('a meeting for which one was only asked is not decided about', () => {
    showScreen(pair('reserved', false), as('ann'), <Rated />)
    expect(screen.getByText('0 of 1')).toBeTruthy()
  })
})

describe('SCREEN-10: a wish', () => {
  const offered = (wish: string | null, contact = '') => {
    cleanup()
    const event = new EventBuilder('1on1', { considerContactPreferences: true }).owner('ann').owner('bob')
    if (wish !== null) event.wish('ann', 'bob', wish)
    event.set('contactPreferences', { userId: 'ann', topicId: 'bob' }, contact)
    const { edits } = showRow(event)
    const ratings = [...(screen.queryByRole<HTMLSelectElement>('combobox')?.options ?? [])]
    const never = screen.queryByRole<HTMLInputElement>('checkbox')
    return { edits, ratings: ratings.map(({ value }) => value), never }
  }

  test('that is none can be one for good, and only a Yes is rated, so that "No" has one place', () => {
    expect(offered(null)).toMatchObject({ ratings: [], never: null })
    const yes = offered('Yes')
    expect(yes.never).toBeNull()
    expect(yes.ratings).toEqual(['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    const no = offered('')
    expect(no.ratings).toEqual([])
    if (no.never) fireEvent.click(no.never)
    const address = { table: 'contactPreferences', userId: 'ann', topicId: 'bob' }
    expect(no.edits).toMatchObject([{ address, value: 'No' }])
  })

  test('beside which somebody has also said No shows that, to take it back', () => {
    const { edits, ratings, never } = offered('Yes', 'No')
    expect(ratings).toEqual([])
    expect(never?.checked).toBe(true)
    if (never) fireEvent.click(never)
    expect(edits).toMatchObject([{ value: '' }])
  })
})

test('SCREEN-10: the rating of somebody whom one has met is to be read only', () => {
  showRow(pair('committed', true))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('7')
  cleanup()
  showRow(pair('past', true))
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByText('userChoices.rating.was')).toBeTruthy()
})
