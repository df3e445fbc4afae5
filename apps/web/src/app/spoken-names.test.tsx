import { EventBuilder } from '@planner/domain/testing'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkCard } from '../components/link-card.tsx'
import { SimilarityTab } from '../features/similarity/similarity-tab.tsx'
import { ChoiceRadios } from '../features/user-choices/picker/choice-radios.tsx'
import { as, showScreen } from '../lib/live/testing/screen.tsx'

const event = () => new EventBuilder('planner').owner('ann').owner('bob').people('cy')

test('BROWSER-4: both parts of the similarity have a heading, and the table has a name', () => {
  const rated = event().wish('bob', 'ann', 'Yes').wish('cy', 'ann', 'Yes')
  showScreen(rated, as('ann'), <SimilarityTab />)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['similarity.nearest', 'similarity.matrix.title'])
  expect(screen.getByRole('region', { name: 'similarity.nearest' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'similarity.matrix' })).toBeTruthy()
})

test('BROWSER-4: links have regions of their own, as their buttons are called the same', () => {
  const links = ['Share link', 'Admin link'].map((title) => (
    <LinkCard key={title} title={title} help="" link="http://x" />
  ))
  showScreen(event(), as('ann'), links)
  for (const name of ['Share link', 'Admin link'])
    expect(within(screen.getByRole('region', { name })).getAllByText('app.showQrCode')).toHaveLength(1)
})

test('BROWSER-4: a number of a scale says how far the scale goes, and words stand for themselves', () => {
  const choices = ['No', '7'].map((value) => ({ value, label: value }))
  render(<ChoiceRadios label="Tea" name="tea" choices={choices} value="7" onChoose={() => {}} />)
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
  expect(names).toEqual([null, 'userChoices.rating.number'])
})
