import { existsSync, readFileSync } from 'node:fs'
import { PREFERENCE_SCALES, SETTING_KEYS, TABLE_NAMES, VARIANTS } from '@planner/domain'
import { ANTI_FORGERY_HEADER, HTTP_ROUTES, wireSchemas } from '@planner/protocol'
import { describe, expect, test } from 'vitest'
import cells from './protocol/cells.ts'
import fields, { ENTITIES, FIELDS } from './protocol/fields.ts'
import forms from './protocol/forms.ts'
import http from './protocol/http.ts'
import settings from './protocol/settings.ts'
import protocol from './protocol.ts'

const PAGES: Record<string, string> = {
  'protocol.md': protocol(),
  'protocol/cells.md': cells(),
  'protocol/fields.md': fields(),
  'protocol/forms.md': forms(),
  'protocol/http.md': http(),
  'protocol/settings.md': settings(),
}
const docs = new URL('../../docs/', import.meta.url)

test.each(Object.entries(PAGES))('WIRE-4: docs/%s is up to date (`npm run docs`)', (path, text) => {
  expect(readFileSync(new URL(path, docs), 'utf8')).toBe(text)
})

test('links between the pages lead to pages and chapters that exist', () => {
  const chapters = (text: string) =>
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) => title?.toLowerCase().replaceAll(' ', '-'))
  for (const [path, text] of Object.entries(PAGES))
    for (const [, target = '', chapter] of text.matchAll(/\]\(([^)#:]*\.(?:md|ts))?(?:#([^)]*))?\)/g)) {
      const page = new URL(target || new URL(path, docs).href, new URL(path, docs))
      const name = page.pathname.split('/docs/').at(-1) ?? ''
      // Written by the generator of its own.
      if (name === 'limits.md') continue
      expect([path, name, existsSync(page)]).toEqual([path, name, true])
      if (chapter)
        expect([path, chapters(PAGES[name] ?? '')]).toEqual([path, expect.arrayContaining([chapter])])
    }
})

describe('WIRE-26: what another program has to know is on the pages', () => {
  test('the values of every table, with the choices of every variant', () => {
    const page = PAGES['protocol/cells.md'] ?? ''
    for (const table of TABLE_NAMES) expect(page).toContain(`| \`${table}\``)
    for (const { id, preferenceScale } of VARIANTS) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${id}\` `)) ?? ''
      for (const choice of PREFERENCE_SCALES[preferenceScale].choices)
        expect([id, row]).toEqual([id, expect.stringContaining(`\`${JSON.stringify(choice)}\``)])
    }
    expect(page).toContain('`1` for week A, `2` for week B')
    expect(page).toContain('"rangeStartD1":2,"rangeStartD2":10')
  })

  test('every setting with its range', () => {
    const page = PAGES['protocol/settings.md'] ?? ''
    for (const key of SETTING_KEYS) expect(page).toContain(`| \`${key.replaceAll('|', '\\|')}\``)
    expect(page).toContain('5 to 3600')
  })

  test('every field of a form, and what is required in which variant', () => {
    const page = PAGES['protocol/forms.md'] ?? ''
    const { shapes } = wireSchemas()
    for (const shape of ['eventInput', 'userInput', 'topicInput'])
      for (const field of Object.keys(shapes[shape]?.properties ?? {}))
        expect(page).toContain(`| \`${field}\``)
    expect(page).toMatch(/\| `heallo` +\| `name`, `email`, `numUserSessions`/)
    expect(page).toMatch(/\| `planner` +\| `name` +\| `name`, `email`/)
  })

  describe('WIRE-87: every field of the data model', () => {
    const page = PAGES['protocol/fields.md'] ?? ''

    test('has a line that says where it is or why it is not sent', () => {
      expect(PAGES['protocol.md']).toContain('](protocol/fields.md)')
      for (const { title, fields: names } of ENTITIES) {
        const chapter = page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
        for (const name of names) {
          const [, where = ''] = new RegExp(`\\| \`${name}\` +\\| (.*?) *\\|\\n?`).exec(chapter) ?? []
          expect([title, name, where]).toEqual([title, name, expect.stringMatching(/\S/)])
        }
      }
    })

    test('that a line names in a shape is there', () => {
      const named = [...page.matchAll(/`(\w+)\.(\w+)`/g)]
      expect(named.length).toBeGreaterThan(8)
      for (const [, shape = '', name = ''] of named)
        expect([shape, name, FIELDS.get(shape)?.has(name)]).toEqual([shape, name, true])
    })

    test('of the entities is asked for, those of people and topics among them', () => {
      const asked = ENTITIES.map(({ title, fields: names }) => [title, new Set(names).size])
      expect(Object.fromEntries(asked)).toEqual({
        Event: 31,
        Setting: 7,
        Person: 40,
        Topic: 16,
        'Shared cell': 3,
        'User of the browser’s session': 16,
      })
    })
  })

  test('every HTTP call, and the header that it needs', () => {
    const page = PAGES['protocol/http.md'] ?? ''
    for (const route of Object.keys(HTTP_ROUTES)) expect(page).toContain(`### ${route}\n`)
    expect(page).toContain(ANTI_FORGERY_HEADER)
  })
})
