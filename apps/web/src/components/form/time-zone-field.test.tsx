import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TimeZoneField } from './time-zone-field.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A form of somebody whose browser is in a zone; what is chosen, in order. */
function show(own: string, value = ''): string[] {
  const chosen: string[] = []
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: own }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  render(
    <MantineProvider>
      <TimeZoneField
        label="Zone"
        value={value}
        offers="personal"
        required
        suggestsOwn
        onChange={(zone) => chosen.push(zone)}
      />
    </MantineProvider>,
  )
  return chosen
}

const offered = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
const search = (text: string) => {
  const field = screen.getByRole('combobox')
  field.focus()
  fireEvent.change(field, { target: { value: text } })
}

test('PERSON-22: searching for a zone of half hours finds its neighbours with the reason, which is also said', () => {
  const chosen = show('Europe/Tallinn', 'Europe/Tallinn')
  search('kolk')
  expect(offered()).toEqual(['Asia/Karachi (UTC+5)', 'Asia/Dhaka (UTC+6)'])
  expect(screen.getByRole('status').textContent).toBe('timeZone.refused')
  const [, later] = screen.getAllByRole('option', { hidden: true })
  if (later) fireEvent.click(later)
  expect(chosen).toEqual(['Asia/Dhaka'])
  search('Atlantis')
  expect(offered()).toEqual([])
  expect(screen.getByText('timeZone.none')).toBeTruthy()
})

test('PERSON-22: whose browser is in a zone of half hours reads why it cannot be suggested, and chooses a neighbour at once', () => {
  // As browsers call it.
  const chosen = show('Asia/Katmandu')
  expect(chosen).toEqual([])
  expect(screen.getByText('timeZone.ownRefused')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Asia/Karachi (UTC+5)' }))
  expect(chosen).toEqual(['Asia/Karachi'])
  cleanup()
  expect(show('Europe/Tallinn')).toEqual(['Europe/Tallinn'])
  expect(screen.queryByText('timeZone.ownRefused')).toBeNull()
})
