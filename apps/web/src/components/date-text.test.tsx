import { CATALOGUES, LANGUAGE_CODES } from '@planner/i18n'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setMessages } from '../lib/i18n/i18n.ts'
import { DateText, plainDateText } from './date-text.tsx'

afterEach(() => setMessages('en-GB', {}))

const WORDS = { 'en-GB': '2 November 2026', de: '2. November 2026', et: '2. november 2026' }

test.each(LANGUAGE_CODES)(
  'TEXT-3: a date has the same digits in %s as in every language, and its words',
  (code) => {
    setMessages(code, CATALOGUES[code])
    render(<DateText at={new Date(2026, 10, 2, 9, 5).getTime()} />)
    expect(screen.getByText('02.11.2026').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText(WORDS[code])).toBeDefined()
    expect(plainDateText('2026-11-02')).toBe('02.11.2026')
  },
)
