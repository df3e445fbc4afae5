import { VARIANTS } from '@planner/domain'
import { CATALOGUES, LANGUAGE_CODES } from '@planner/i18n'
import { expect, test } from 'vitest'
import { withHead } from './page-head.ts'

const HTML = `<!doctype html><html lang="en-GB"><head><title>Group Planner</title>
<meta name="description" content="Something else." /></head></html>`
const origin = 'https://planner.example'

function headOf(options: Partial<Parameters<typeof withHead>[1]>) {
  const html = withHead(HTML, { language: 'en-GB', origin, variant: undefined, isOfEvent: false, ...options })
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, name = '', value = '']) => [name, value])
  return {
    html,
    title: /<title>([^<]*)</.exec(html)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    meta: Object.fromEntries([
      ...all(/<meta name="([^"]*)" content="([^"]*)"/g),
      ...all(/<meta property="([^"]*)" content="([^"]*)"/g),
    ]) as Record<string, string>,
  }
}

test('FRONT-6: the front page and every variant have a title and a description of their own, in every language', () => {
  const pages = LANGUAGE_CODES.flatMap((language) =>
    [undefined, ...VARIANTS].map((variant) => ({ language, ...headOf({ language, variant }) })),
  )
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ meta }) => meta.description)).size).toBe(pages.length)
  for (const { language, title, meta, html } of pages) {
    expect(title).toContain(CATALOGUES[language]['app.title'])
    expect(meta).toMatchObject({ 'og:title': title, 'og:description': meta.description })
    expect(html.match(/name="description"/g)).toHaveLength(1)
  }
})

test('FRONT-6: the address of a page is named without its query, and the picture of previews with the host', () => {
  expect(headOf({ variant: VARIANTS[0] })).toMatchObject({
    canonical: `${origin}/planner/`,
    meta: { 'og:url': `${origin}/planner/`, 'og:image': `${origin}/dist/social.png` },
  })
  expect(headOf({})).toMatchObject({ canonical: `${origin}/welcome/` })
})

test('FRONT-6: what leads into an event is named after the product alone and left out of searches', () => {
  const { title, canonical, meta } = headOf({ variant: VARIANTS[0], isOfEvent: true })
  expect([title, canonical]).toEqual(['Group Planner', undefined])
  expect(meta).toMatchObject({
    robots: 'noindex',
    'og:title': 'Group Planner',
    description: CATALOGUES['en-GB']['frontPage.invited'],
  })
})

test('FRONT-6: a host name cannot write into the page', () => {
  const { html } = headOf({ origin: 'http://a"><script>$&' })
  expect(html).not.toContain('<script>')
  expect(html).toContain('http://a&quot;&gt;&lt;script&gt;$&amp;/welcome/')
})

test('FRONT-6: without an address that is known a page names none, in whatever way it is asked for', () => {
  for (const options of [{}, { variant: VARIANTS[0] }, { isOfEvent: true, picture: '/preview/a/b.png' }]) {
    const { canonical, meta, html } = headOf({ ...options, origin: undefined })
    expect(canonical).toBe(undefined)
    expect(Object.keys(meta).filter((name) => /image|url/.test(name))).toEqual([])
    expect(meta).toMatchObject({ 'og:title': expect.any(String), 'twitter:card': 'summary' })
    expect(html).not.toMatch(/undefined|preview/)
  }
})
