import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setMessages, t, useLanguage, useT } from './i18n.ts'

afterEach(() => act(() => setMessages('en-GB', {})))

test('TEXT-2: a key without a message shows as the key', () => {
  expect(t('app.saved')).toBe('app.saved')
})

test('placeholders are filled by name, unknown ones are kept, and values with $ or braces are inserted literally', () => {
  setMessages('en-GB', { 'app.qrCodeOf': 'QR {{label}} of {{label}} {{other}}' })
  expect(t('app.qrCodeOf', { label: '$& {{x}}' })).toBe('QR $& {{x}} of $& {{x}} {{other}}')
})

test('a value with right-to-left text or bidi control characters is isolated from the message', () => {
  setMessages('en-GB', { 'schedule.cell': '{{person}} in {{group}}', 'undo.undo': 'Undo: {{step}}' })
  const step = t('schedule.cell', { person: 'דנה', group: '\u202eTea\u2069 (2)' })
  expect(step).toBe('\u2068דנה\u2069 in \u2068Tea (2)\u2069')
  expect(t('undo.undo', { step })).toBe(`Undo: ${step}`)
})

test('the translate function is stable per language', () => {
  setMessages('en-GB', { 'app.saved': 'Saved' })
  const { result, rerender } = renderHook(() => ({ translate: useT(), language: useLanguage() }))
  const first = result.current.translate
  rerender()
  expect(result.current.translate).toBe(first)
  act(() => setMessages('de', { 'app.saved': 'Gespeichert' }))
  expect(result.current.translate('app.saved')).toBe('Gespeichert')
  expect(result.current.language).toBe('de')
})
