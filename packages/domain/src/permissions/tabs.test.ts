import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { VARIANTS, type VariantId, variantOf } from '../variants/registry.ts'
import { seesPlan } from './sees-plan.ts'
import { defaultTab, tabByNumber, tabNumber, tabRefusal, visibleTabs } from './tabs.ts'
import type { Viewer } from './viewer.ts'

const admin: Viewer = { role: 'admin', personId: null }
const bob: Viewer = { role: 'participant', personId: 'bob' }
const visitor: Viewer = { role: 'visitor', personId: null }
const tabs = (id: VariantId, viewer: Viewer, environment: 'production' | 'debug' = 'production') => {
  const { variant, state } = new EventBuilder(id).people('bob')
  return visibleTabs(variant, state, viewer, environment)
}

describe('TAB-7, TAB-8, TAB-9: who is offered which tab', () => {
  test('settings are for admins, help and the like for debug builds', () => {
    expect(tabs('planner', admin)).toEqual(['eventData', 'userData', 'userChoices', 'schedule', 'settings'])
    expect(tabs('planner', bob)).toEqual(['eventData', 'userData', 'userChoices', 'schedule'])
    expect(tabs('planner', visitor)).toEqual(tabs('planner', bob))
    expect(tabs('planner', admin, 'debug')).toEqual([...variantOf('planner').tabs])
  })

  test('the schedule is for admins alone while showScheduleTabToUsers is off', () => {
    const { variant, state } = new EventBuilder('planner').people('bob')
    state.settings.set('parameters|ui|showScheduleTabToUsers', { value: false, timestamp: 1 })
    const offered = (viewer: Viewer) => visibleTabs(variant, state, viewer, 'production').includes('schedule')
    expect([admin, bob, visitor].map(offered)).toEqual([true, false, false])
  })

  test('TAB-4: the matcher hides event data from participants of a registered event', () => {
    expect(tabs('heallo', admin)).toEqual(['userData', 'schedule', 'eventData', 'settings'])
    expect(tabs('heallo', bob)).toEqual(['userData', 'schedule'])
  })

  test('TAB-4: the matcher offers feedback only with the key of an event', () => {
    const { variant, state } = new EventBuilder('heallo')
    const offered = () => visibleTabs(variant, state, admin, 'debug').includes('feedback')
    expect(offered()).toBe(true)
    state.event.isRegistered = false
    expect(offered()).toBe(false)
    expect(tabs('planner', admin, 'debug')).toContain('feedback')
  })

  test('TAB-15: participants and visitors see the order of organisers, without what is not for them', () => {
    for (const { id, tabDisplayOrder, tabs: indexed } of VARIANTS) {
      const order = tabDisplayOrder ?? indexed
      for (const viewer of [bob, visitor]) {
        const shown = tabs(id, viewer, 'debug')
        expect([id, shown]).toEqual([id, order.filter((tab) => shown.includes(tab))])
      }
    }
    expect(tabs('1on1', bob, 'debug')).toEqual([
      'eventData',
      'userData',
      'userChoices',
      'help',
      'about',
      'feedback',
      'schedule',
      'userSimilarity',
    ])
  })

  test('TAB-15: what opens is what they have to do, wherever its tab stands', () => {
    const opened = (viewer: Viewer) => defaultTab(variantOf('planner'), viewer, true, false)
    expect([visitor, bob].map(opened)).toEqual(['userData', 'userChoices'])
  })

  test('TAB-2: one reciprocity layout puts your data first', () => {
    expect(tabs('reciprocity10', admin)).toEqual([
      'userData',
      'userChoices',
      'schedule',
      'settings',
      'eventData',
    ])
  })
})

test('TAB-1: the tab parameter counts from 1 in the order of the indexes', () => {
  const variant = variantOf('heallo')
  expect(tabNumber(variant, 'userData')).toBe(1)
  expect(tabByNumber(variant, 2)).toBe('schedule')
  expect(tabByNumber(variant, 9)).toBeUndefined()
})

test('TAB-6: whose topic is called like them keeps their choices where they have hours or people to choose as well', () => {
  const refusal = (id: VariantId, isTopicOnly = false) => {
    const { state } = new EventBuilder(id).owner('bob', { name: 'Bob' }, { name: 'Bob' })
    const person = state.persons.get('bob')
    if (isTopicOnly && person) state.persons.set('bob', { ...person, registerTopicWithoutAuthor: true })
    return tabRefusal(state, bob, 'userChoices')
  }
  for (const id of ['planner', 'planner10', 'multiplanner'] as const) expect(refusal(id)).toBe('topicOnly')
  for (const id of ['weekdayhourplanner', 'reciprocity10', 'heallo', '1on1'] as const) {
    expect([id, refusal(id)]).toEqual([id, undefined])
    expect(refusal(id, true)).toBe('topicOnly')
  }
})

describe('ROUTE-6: the tab that a key opens', () => {
  const opens = ({ variant, state }: EventBuilder, viewer: Viewer) =>
    defaultTab(variant, viewer, true, seesPlan(variant, state, viewer))

  test('is Your choices for participants, and Schedule once there is a plan that they see', () => {
    const event = new EventBuilder('planner').people('ann', 'bob').owner('tea')
    expect(opens(event, bob)).toBe('userChoices')
    event.set('assignments', { sessionId: 1, userId: 'ann', topicId: 'tea', topicGroupIndex: 0 }, true)
    expect([opens(event, bob), opens(event, admin), opens(event, visitor)]).toEqual([
      'schedule',
      'eventData',
      'userData',
    ])
    event.setting('parameters|ui|showScheduleTabToUsers', false)
    expect(opens(event, bob)).toBe('userChoices')
  })

  test('is Schedule where people meet in pairs once one has a meeting oneself, and none that was taken back', () => {
    const event = new EventBuilder('1on1').owner('ann').owner('bob').owner('cid')
    expect(opens(event.meeting('ann', 'cid', 'reserved'), bob)).toBe('userChoices')
    expect(opens(event.meeting('ann', 'bob', 'cancelled'), bob)).toBe('userChoices')
    expect(opens(event.meeting('bob', 'cid', 'committed'), bob)).toBe('schedule')
  })
})
