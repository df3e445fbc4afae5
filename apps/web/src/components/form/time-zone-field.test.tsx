import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { offeredZones, refusedZones, TimeZoneField } from './time-zone-field.tsx'

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

const NOW = Date.UTC(2026, 10, 23)
const names = (offers: 'all' | 'personal', own = 'Europe/Tallinn') =>
  offeredZones(offers, own, NOW).map(({ value }) => value)

test('PERSON-11: the own zone, UTC and common ones stand first, then all others by name, each once', () => {
  const zones = names('personal', 'Europe/Vienna')
  expect(zones.slice(0, 4)).toEqual(['Europe/Vienna', 'UTC', 'America/Los_Angeles', 'America/Denver'])
  expect(zones.indexOf('Europe/Tallinn')).toBeLessThan(25)
  expect(new Set(zones).size).toBe(zones.length)
  const others = zones.slice(zones.indexOf('Pacific/Auckland') + 1)
  expect(others).toEqual([...others].sort())
})

test('PERSON-11, WEEK-13: every zone that browsers know is offered; people choose among those of whole hours', () => {
  const all = names('all')
  expect(all).toEqual(expect.arrayContaining(Intl.supportedValuesOf('timeZone')))
  expect(all).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Kyiv']))
  const personal = names('personal')
  expect(personal).toEqual(expect.arrayContaining(['Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'Africa/Cairo']))
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta', 'Australia/Lord_Howe', 'Antarctica/Troll'])
    expect(personal).not.toContain(zone)
})

test('EVENT-19: a zone is offered with its present offset', () => {
  const labels = offeredZones('all', 'UTC', NOW).map(({ label }) => label)
  expect(labels).toEqual(
    expect.arrayContaining([
      'UTC (UTC+0)',
      'Asia/Kolkata (UTC+5:30)',
      'America/St Johns (UTC−3:30)',
      'America/New York (UTC−5)',
    ]),
  )
})

test('PERSON-22: a zone of half hours has the zones of the hours before and after it for neighbours, near it if there are any', () => {
  const neighbours = new Map(
    refusedZones('Europe/Tallinn', NOW).map(({ value, neighbours: near }) => [
      value,
      near.map((each) => each.value),
    ]),
  )
  expect(neighbours.get('Asia/Kolkata')).toEqual(['Asia/Karachi', 'Asia/Dhaka'])
  expect(neighbours.get('Asia/Kathmandu')).toEqual(['Asia/Karachi', 'Asia/Dhaka'])
  expect(neighbours.get('America/St_Johns')).toEqual(['America/Halifax', 'America/Miquelon'])
  expect(neighbours.get('Australia/Adelaide')).toEqual(['Australia/Brisbane', 'Australia/Sydney'])
  for (const [zone, near] of neighbours) {
    expect([zone, near.length > 0]).toEqual([zone, true])
    for (const each of near) expect([zone, names('personal').includes(each)]).toEqual([zone, true])
  }
})
