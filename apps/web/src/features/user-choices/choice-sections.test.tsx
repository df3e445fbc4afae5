import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { WeekGrid } from './availability/week-grid.tsx'
import { ChoiceSections } from './choice-sections.tsx'

const weekly = () =>
  new EventBuilder('weekdayhourplanner', { considerContactPreferences: true }).people('ann', 'bob')

test('AVAIL-18, CHOICE-15: a button leads to each part of the choices, and that of the times says that no hour is chosen', async () => {
  const buttons = () =>
    [...(screen.queryByRole('navigation')?.querySelectorAll('button') ?? [])].map(
      ({ textContent }) => textContent,
    )
  showScreen(weekly(), as('ann'), <ChoiceSections />)
  await screen.findByRole('navigation')
  expect(buttons()).toEqual([
    'userChoices.section.topics',
    'userChoices.section.people',
    expect.stringMatching(/^userChoices\.section\.times.*, userChoices\.section\.nothingYet$/s),
  ])
  cleanup()
  showScreen(weekly().hours('ann', [30]), as('ann'), <ChoiceSections />)
  expect(buttons().at(-1)).toBe('userChoices.section.times')
  cleanup()
  // One part alone needs no button.
  showScreen(new EventBuilder('1on1').owner('ann').owner('bob'), as('ann'), <ChoiceSections />)
  await screen.findByRole('region', { name: 'userChoices.people' })
  expect(buttons()).toEqual([])
})

test('CHOICE-15: topics, people and times stand on the tab, and an admin may choose for anybody', async () => {
  const edits = showScreen(weekly(), ADMIN, <ChoiceSections />)
  const select = await screen.findByLabelText('userChoices.choicesOf')
  fireEvent.change(select, { target: { value: 'bob' } })
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
  expect(sections.map(({ dataset }) => dataset.section)).toEqual(['topics', 'people', 'times'])
  const no = await waitFor(() => {
    const found = document.querySelector('[data-section=people] button[data-value=No]')
    if (!found) throw new Error('The people have not come.')
    return found
  })
  fireEvent.click(no)
  expect(edits).toMatchObject([{ address: { userId: 'bob', topicId: 'ann' }, value: 'No' }])
})

test('AVAIL-7, AVAIL-13: the week is a grid with the days Monday to Sunday, or a list of a checkbox for each hour', () => {
  showScreen(weekly().hours('ann', [30]), as('ann'), <WeekGrid personId="ann" />)
  const text = document.body.textContent ?? ''
  const days = [...'ETKNRLP'].map((day) => text.indexOf(`weekday.${day}`))
  expect(days.every((at) => at >= 0)).toBe(true)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  // By role each of them would be looked at with all its styles.
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)]
  expect(all('input[type=checkbox]')).toEqual([])
  const [list] = all('input[type=radio][value=list]')
  if (list) fireEvent.click(list)
  const boxes = all('input[type=checkbox]')
  expect(boxes).toHaveLength(7 * 24)
  expect(boxes.flatMap(({ checked }, hour) => (checked ? [hour] : []))).toEqual([30])
})
