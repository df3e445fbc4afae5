import { MantineProvider } from '@mantine/core'
import type { SessionResponse } from '@planner/protocol'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../lib/session/session.tsx'
import { embeddedFormUrl, GoogleForm } from './google-form.tsx'

function show(url: string) {
  const session: Pick<SessionResponse, 'formHosts'> = { formHosts: ['forms.site.example'] }
  render(
    <MantineProvider>
      <SessionProvider value={session as SessionResponse}>
        <GoogleForm url={url} />
      </SessionProvider>
    </MantineProvider>,
  )
}

test('EVENT-8, EVENT-9: a form of an allowed host is embedded', () => {
  show('https://forms.site.example/f?id=1')
  const frame = screen.getByTitle('userData.form.title')
  expect(frame.getAttribute('src')).toBe('https://forms.site.example/f?id=1&embedded=true')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
})

test('EVENT-23: one of any other host is a link, not an empty frame', () => {
  show('https://forms.former.example/f?id=1')
  expect(screen.queryByTitle('userData.form.title')).toBeNull()
  const link = screen.getByText('userData.form.open')
  expect(link.getAttribute('href')).toBe('https://forms.former.example/f?id=1')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('EVENT-8: adds the embedded flag to the form’s URL and keeps its other parts', () => {
  expect(embeddedFormUrl('https://docs.google.com/forms/d/e/1/viewform?usp=pp_url')).toBe(
    'https://docs.google.com/forms/d/e/1/viewform?usp=pp_url&embedded=true',
  )
})

test('only http(s) URLs are embedded', () => {
  for (const text of ['', 'forms', 'javascript:alert(1)', 'data:text/html,hi'])
    expect(embeddedFormUrl(text)).toBeUndefined()
})
