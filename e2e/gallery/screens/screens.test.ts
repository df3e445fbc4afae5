import { readFileSync } from 'node:fs'
import { VARIANTS } from '@planner/domain'
import { describe, expect, test } from 'vitest'
import { pictureName } from '../camera.ts'
import { readOptions } from '../options.ts'
import { jobsOf } from '../run.ts'
import { EVENT_KINDS, ROLES } from '../screen.ts'
import { headScreenName } from './head.ts'
import { albumOf, albums } from './index.ts'

const KNOWN = albums().map(({ id }) => id)

describe.each(VARIANTS)('CODE-11: the gallery of $id', (variant) => {
  const { screens } = albumOf(variant)
  const tabsOf = (role: string) => new Set(screens.filter((each) => each.role === role).map(({ tab }) => tab))

  test('has every tab of an organiser, and every one that is not for organisers alone of a guest', () => {
    expect(variant.tabs.filter((tab) => !tabsOf('admin').has(tab))).toEqual([])
    const forOrganisers = variant.tabs.filter((tab) => !tabsOf('guest').has(tab))
    // A guest of the matcher is not shown the event data either (TAB-4).
    expect(['', 'eventData']).toContain(forOrganisers.join())
  })

  test('has everybody’s and every event’s screens, and each under one name', () => {
    expect(new Set(screens.map(({ role }) => role))).toEqual(
      new Set(ROLES.filter((role) => role !== 'siteAdmin')),
    )
    const events = new Set(screens.map(({ event }) => event))
    expect(EVENT_KINDS.filter((kind) => !events.has(kind))).toEqual([])
    const names = screens.map(({ role, name }) => `${role} ${name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

test('CODE-11: the pages of the site are in the gallery, and a name tells variant, role, screen, width and scheme', () => {
  expect(KNOWN).toEqual(['site', ...VARIANTS.map(({ id }) => id)])
  const [site] = albums()
  const [screen] = site?.screens ?? []
  if (!site || !screen) throw new Error('There is no album of the site.')
  expect(pictureName({ album: site, screen, width: 390 }, 'dark')).toBe(
    'site-visitor-front-page-390-dark.png',
  )
})

test('SCHED-85: every state of the head of the schedule has a picture in the gallery', () => {
  const head = new URL('../../../apps/web/src/features/schedule/head/head-state.ts', import.meta.url)
  const [, union = ''] =
    readFileSync(head, 'utf8').match(/^export type HeadState =\n((?: {2}\|.*\n)+)/m) ?? []
  const states = [...union.matchAll(/name: '(\w+)'/g)].map(([, name = '']) => headScreenName(name))
  expect(states).toContain('head-late-people')
  const taken = new Set(albums().flatMap(({ screens }) => screens.map(({ name }) => name)))
  expect(states.filter((name) => !taken.has(name))).toEqual([])
})

test('SCHED-86: reports of a good plan and of one that lacks places, and what guests without a group see, are in the gallery', () => {
  const [planner] = albums().filter(({ id }) => id === 'planner')
  const taken = (planner?.screens ?? []).map(({ role, name, event }) => `${role} ${name} ${event}`)
  expect(taken).toEqual(
    expect.arrayContaining([
      'admin report-good good',
      'admin report planned',
      'admin scenario-questions planned',
      'admin scenarios planned',
      'admin why-swap good',
      'guest without-group late',
      'guest without-wish planned',
    ]),
  )
})

describe('CLI-5: the options of the gallery', () => {
  const jobs = (...args: string[]) => {
    const read = readOptions(args, KNOWN)
    if (!read.ok) throw new Error(read.message)
    return jobsOf(albums(), read.options)
  }

  test('choose variants, roles, screens and widths', () => {
    const chosen = jobs('--variant=planner,heallo', '--role=guest', '--screen=schedule', '--width=390')
    expect(chosen.map(({ album, screen, width }) => [album.id, screen.role, screen.name, width])).toEqual([
      ['planner', 'guest', 'schedule', 390],
      ['heallo', 'guest', 'schedule', 390],
    ])
    expect(jobs('--variant=planner', '--screen=join')).toHaveLength(2)
    const all = jobs()
    expect(new Set(all.map(({ album }) => album.id))).toEqual(new Set(KNOWN))
  })

  test('take light and dark in English, and light alone in the pseudo language', () => {
    expect(readOptions([], KNOWN)).toMatchObject({
      options: { language: 'en-GB', schemes: ['light', 'dark'], widths: [390, 1280] },
    })
    expect(readOptions(['--pseudo'], KNOWN)).toMatchObject({
      options: { language: 'pseudo', schemes: ['light'] },
    })
  })

  test.each([
    [['--variant=nonsense'], 'nonsense'],
    [['--width=400'], '390, 1280'],
    [['--language=fr'], 'pseudo'],
    [['--pseudo', '--language=de'], 'leave --language out'],
    [['--pages=0'], 'from 1 to 16'],
    [['--nonsense'], 'nonsense'],
  ])('%j is refused with what is allowed', (args, told) => {
    const read = readOptions(args, KNOWN)
    expect(read.ok ? '' : read.message).toContain(told)
  })
})
