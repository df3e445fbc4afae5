import { expect, test } from 'vitest'
import { embeddedFormUrl } from './google-form.tsx'

test('EVENT-8: adds the embedded flag to the form’s URL and keeps its other parts', () => {
  expect(embeddedFormUrl('https://docs.google.com/forms/d/e/1/viewform?usp=pp_url')).toBe(
    'https://docs.google.com/forms/d/e/1/viewform?usp=pp_url&embedded=true',
  )
})

test('only http(s) URLs are embedded', () => {
  for (const text of ['', 'forms', 'javascript:alert(1)', 'data:text/html,hi'])
    expect(embeddedFormUrl(text)).toBeUndefined()
})
