import { afterEach, expect, test } from 'vitest'
import { undoKey } from './undo-buttons.tsx'

const press = (key: string, changes: Partial<Parameters<typeof undoKey>[0]> = {}) =>
  undoKey({
    key,
    ctrlKey: true,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    target: document.body,
    ...changes,
  })

afterEach(() => {
  document.body.innerHTML = ''
})

test('Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo; Cmd works too', () => {
  expect([press('z'), press('Z', { shiftKey: true }), press('y')]).toEqual(['undo', 'redo', 'redo'])
  expect(press('z', { ctrlKey: false, metaKey: true })).toBe('undo')
  expect([press('z', { ctrlKey: false }), press('z', { altKey: true }), press('x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each(['<input>', '<input type="search">', '<textarea></textarea>'])(
  '%s keeps its native undo',
  (html) => {
    document.body.innerHTML = html
    expect(press('z', { target: document.body.firstElementChild })).toBeUndefined()
  },
)

test('radio buttons, checkboxes and selects are not text fields: undo applies', () => {
  document.body.innerHTML = '<input type="radio"><input type="checkbox"><select></select>'
  for (const target of document.body.children) expect(press('z', { target })).toBe('undo')
})

test('undo is disabled behind an open dialog', () => {
  document.body.innerHTML = '<dialog open></dialog>'
  expect(press('z')).toBeUndefined()
})
