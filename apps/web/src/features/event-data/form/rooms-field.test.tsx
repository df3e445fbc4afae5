import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { RoomsField } from './rooms-field.tsx'

beforeEach(() =>
  setMessages('en-GB', {
    'eventData.rooms.row': 'row {{line}}',
    'eventData.rooms.field': '{{column}} of {{room}}',
    'eventData.rooms.name': 'name',
    'eventData.rooms.seats': 'seats',
    'eventData.rooms.sessions': 'sessions',
    'eventData.rooms.remove': 'remove {{room}}',
    'eventData.rooms.add': 'add',
  }),
)
afterEach(() => {
  cleanup()
  setMessages('en-GB', {})
})

/** The field of an event with rooms; `list` is what would be stored, `restore` what somebody else stores. */
function show(initial: string, error?: string) {
  const shown = { list: initial, restore: (_: string) => {} }
  function Form() {
    const [value, setValue] = useState(initial)
    shown.list = value
    shown.restore = setValue
    return <RoomsField label="Rooms" help="" error={error} value={value} onChange={setValue} />
  }
  showScreen(new EventBuilder('planner'), ADMIN, <Form />)
  return shown
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (label: string, key: string) => fireEvent.keyDown(field(label), { key })
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const paste = (label: string, text: string) =>
  fireEvent.paste(field(label), { clipboardData: { getData: () => text } })

test('SESSION-15: a room is a row of its name, its seats and its sessions', () => {
  const shown = show('')
  fireEvent.click(screen.getByRole('button', { name: 'add' }))
  expect(focused()).toBe('name of row 1')
  type('name of row 1', 'Hall; upstairs')
  type('seats of Hall, upstairs', '30')
  expect(shown.list).toBe('Hall, upstairs; 30')
  type('sessions of Hall, upstairs', '1-3')
  expect(shown.list).toBe('Hall, upstairs; 30; 1-3')
})

test('SESSION-15: Enter leads from row to row and on to a new one, Backspace takes an empty one away', () => {
  const shown = show('Hall; 30\nLoft; 12')
  press('seats of Hall', 'Enter')
  expect(focused()).toBe('name of row 2')
  press('name of row 2', 'Enter')
  expect(focused()).toBe('name of row 3')
  // An empty row is enough.
  press('name of row 3', 'Enter')
  expect(screen.queryByRole('textbox', { name: 'name of row 4' })).toBeNull()
  press('name of row 3', 'Backspace')
  expect(focused()).toBe('name of row 2')
  press('name of row 2', 'Backspace')
  expect(shown.list).toBe('Hall; 30\nLoft; 12')
})

test('SESSION-15: after a room is removed the focus is on the next one, at last on the button that adds one', () => {
  const shown = show('Hall; 30\nLoft; 12\nDen; 4')
  fireEvent.click(screen.getByRole('button', { name: 'remove Loft' }))
  expect([shown.list, focused()]).toEqual(['Hall; 30\nDen; 4', 'name of row 2'])
  fireEvent.click(screen.getByRole('button', { name: 'remove Den' }))
  expect([shown.list, focused()]).toEqual(['Hall; 30', 'name of row 1'])
  fireEvent.click(screen.getByRole('button', { name: 'remove Hall' }))
  expect([shown.list, focused()]).toEqual(['', 'add'])
})

test('SESSION-15: pasted lines become rows, in place of an empty one and after one that is filled', () => {
  const shown = show('Hall; 30')
  paste('name of row 1', 'Loft\t12\nDen\t4\t1')
  expect([shown.list, focused()]).toEqual(['Hall; 30\nLoft; 12\nDen; 4; 1', 'name of row 3'])
  fireEvent.click(screen.getByRole('button', { name: 'add' }))
  paste('name of row 4', 'Barn; 9')
  expect(shown.list).toBe('Hall; 30\nLoft; 12\nDen; 4; 1\nBarn; 9')
  expect(screen.queryByRole('textbox', { name: 'name of row 5' })).toBeNull()
})

test('SESSION-15: what somebody else has stored meanwhile is shown, and an empty row stays while the list is the same', async () => {
  const shown = show('Hall; 30')
  fireEvent.click(screen.getByRole('button', { name: 'add' }))
  expect(shown.list).toBe('Hall; 30')
  expect(field('name of row 2').value).toBe('')
  shown.restore('Loft; 12')
  expect(await screen.findByDisplayValue('Loft')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'name of row 2' })).toBeNull()
})

test('SESSION-15, VALID-18: of a list that was refused the field at fault is marked', () => {
  const marked = (list: string) => {
    cleanup()
    show(list, 'refused')
    return [...document.querySelectorAll('[aria-invalid="true"]')].map((each) =>
      each.getAttribute('aria-label'),
    )
  }
  expect(marked('Hall; 30\nLoft; 0')).toEqual(['seats of Loft'])
  expect(marked('; 30')).toEqual(['name of row 1'])
  expect(marked('Hall; 30; x')).toEqual(['sessions of Hall'])
  expect(marked('Hall; 30\nhall; 3')).toEqual(['name of row 2'])
  expect(marked(`Hall; 30\n${'x'.repeat(2000)}; 3\nDen; 1`)).toEqual(['name of row 2'])
})
