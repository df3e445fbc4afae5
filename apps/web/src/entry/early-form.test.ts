import type { JoinFormResponse } from '@planner/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyForm, leaveEarlyForm } from '../lib/early-form.ts'
import { takeFetched } from '../lib/fetch-ahead.ts'
import { sessionPath, textsPath } from '../lib/first-requests.ts'
import { isPlainInvitation, showEarlyForm } from './early-form.ts'

const field = { help: '', isRequired: false, value: '' }
const ANSWER = {
  form: {
    eventId: 'e1',
    fields: [
      { ...field, field: 'name', label: 'Your name', isRequired: true },
      { ...field, field: 'topics', label: 'Topic' },
    ],
    isWhole: true,
    title: 'Join Open Space',
    description: '<b>Bring a mug</b>',
    seen: 'All see your name.',
  },
  languageCode: 'et',
  texts: {
    product: 'Planner',
    register: 'Register',
    joining: 'Joining',
    required: 'Name is required',
  },
} satisfies JoinFormResponse

const answer = (form: JoinFormResponse['form'] = ANSWER.form) =>
  vi.stubGlobal('fetch', async () => Response.json({ ...ANSWER, form }))
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement
const type = (name: string, text: string) => {
  input(name).value = text
  input(name).dispatchEvent(new Event('input', { bubbles: true }))
}
const asked = () => [sessionPath('InitSession'), textsPath('et', 'first')]
const submit = () => document.querySelector('form')?.requestSubmit()

beforeEach(() => {
  // Set by the build.
  vi.stubGlobal('__TRANSLATIONS_VERSION__', 'this one')
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="early" hidden></div><div id="root"></div>'
})
afterEach(() => {
  for (const path of asked()) void takeFetched(path)
  leaveEarlyForm()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('JOIN-1: a share link shows its form, as text, and loads the rest when it is used or after 3 s', async () => {
  answer()
  const loadRest = vi.fn()
  await showEarlyForm(loadRest)
  expect(document.querySelector('h1')?.textContent).toBe('Join Open Space')
  expect(document.querySelector('b')).toBeNull()
  expect(document.documentElement.lang).toBe('et')
  expect(loadRest).not.toHaveBeenCalled()
  // What a browser does by itself.
  input('name').focus()
  expect(loadRest).not.toHaveBeenCalled()
  input('name').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(loadRest).toHaveBeenCalledTimes(1)

  const later = vi.fn()
  await showEarlyForm(later)
  vi.advanceTimersByTime(3000)
  expect(later).toHaveBeenCalledTimes(1)
})

test('JOIN-37: the form has the mark of the product beside its name, drawn without a request', async () => {
  answer()
  await showEarlyForm(vi.fn())
  const product = document.querySelector('.early-product')
  expect(product?.textContent).toBe('Planner')
  expect(product?.querySelector('svg[aria-hidden=true]')?.querySelectorAll('circle')).toHaveLength(4)
  expect(document.querySelectorAll('#early img')).toHaveLength(0)
})

test('JOIN-6: on a scarce line nothing more comes until somebody begins to write', async () => {
  answer()
  vi.stubGlobal('navigator', { languages: ['en'], connection: { saveData: true } })
  const loadRest = vi.fn()
  await showEarlyForm(loadRest)
  vi.advanceTimersByTime(60_000)
  expect(loadRest).not.toHaveBeenCalled()
  expect(asked().map(takeFetched)).toEqual([undefined, undefined])
  type('name', 'A')
  expect(loadRest).toHaveBeenCalledTimes(1)
  // Beside the scripts that read them, and once.
  for (const path of asked()) {
    expect(takeFetched(path)).toBeDefined()
    expect(takeFetched(path)).toBeUndefined()
  }
})

test('JOIN-1: where there is something else to read than a form the page loads at once', async () => {
  for (const prepare of [
    () => answer(null),
    () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline'))),
    () => {
      answer()
      localStorage.setItem('planner.person.e1', '{"name":"Ann","personalKey":"k"}')
    },
  ]) {
    prepare()
    const loadRest = vi.fn()
    await showEarlyForm(loadRest)
    expect(loadRest).toHaveBeenCalledTimes(1)
    expect(document.querySelector('form')).toBeNull()
  }
})

test('JOIN-1: fields that it does not have come with the page, and so does the button', async () => {
  answer({ ...ANSWER.form, isWhole: false })
  const loadRest = vi.fn()
  await showEarlyForm(loadRest)
  expect(loadRest).toHaveBeenCalledTimes(1)
  expect(document.querySelector('button')).toBeNull()
})

test('JOIN-3: the page takes its place between two keystrokes, with what was typed', async () => {
  answer()
  await showEarlyForm(() => {})
  const form = earlyForm()
  const told = vi.fn()
  form?.subscribe(told)
  type('name', 'Ann')
  expect(form?.isInUse()).toBe(true)
  vi.advanceTimersByTime(700)
  expect(form?.isInUse()).toBe(false)
  expect(told).toHaveBeenCalled()
  input('name').dispatchEvent(new Event('compositionstart', { bubbles: true }))
  vi.advanceTimersByTime(5000)
  expect(form?.isInUse()).toBe(true)
  expect(form?.values()).toEqual({ name: 'Ann', topics: '' })
  leaveEarlyForm()
  expect(document.getElementById('early')?.hidden).toBe(true)
  expect(document.getElementById('root')?.hidden).toBe(false)
})

test('JOIN-3: the form keeps its place from a press until the field has the focus, however the press ends', async () => {
  answer()
  await showEarlyForm(() => {})
  for (const release of ['pointerup', 'pointercancel', 'blur']) {
    expect(earlyForm()?.isInUse()).toBe(false)
    input('name').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    vi.advanceTimersByTime(5000)
    expect(earlyForm()?.isInUse()).toBe(true)
    window.dispatchEvent(new Event(release))
    vi.advanceTimersByTime(600)
    expect(earlyForm()?.isInUse()).toBe(true)
    vi.advanceTimersByTime(100)
  }
  expect(earlyForm()?.isInUse()).toBe(false)
})

test('JOIN-3, BROWSER-5: the page learns what had the focus, a place in a text or the button', async () => {
  answer()
  await showEarlyForm(() => {})
  expect(earlyForm()?.cursor()).toBeNull()
  type('topics', 'Tea')
  input('topics').focus()
  input('topics').setSelectionRange(1, 2)
  expect(earlyForm()?.cursor()).toEqual({ on: 'field', field: 'topics', start: 1, end: 2, top: 0 })
  document.querySelector('button')?.focus()
  expect(earlyForm()?.cursor()).toEqual({ on: 'button', top: 0 })
})

test('JOIN-3: what is sent early is handed on, but not without a name', async () => {
  answer()
  const loadRest = vi.fn()
  await showEarlyForm(loadRest)
  expect(earlyForm()?.isRefused()).toBe(false)
  submit()
  expect(earlyForm()?.isSubmitted()).toBe(false)
  // The page says it, too.
  expect(earlyForm()?.isRefused()).toBe(true)
  expect(document.querySelector('.early-error')?.textContent).toBe('Name is required')
  type('name', 'Ann')
  expect(earlyForm()?.isRefused()).toBe(false)
  submit()
  expect(earlyForm()?.isSubmitted()).toBe(true)
  expect(earlyForm()?.isInUse()).toBe(false)
  expect(document.querySelector('button')?.textContent).toBe('Joining')
})

test('JOIN-1: only a share link that asks for nothing else has the form', () => {
  const plain = (address: string) => isPlainInvitation(new URL(address, 'http://x'))
  expect(plain('/planner/share/?participantInvite=k')).toBe(true)
  expect(plain('/planner/share?participantInvite=k')).toBe(true)
  for (const other of [
    '/planner/share/',
    '/planner/share/?participantInvite=',
    '/planner/share/?participantInvite=k&tab=2',
    '/planner/share/?participantInvite=k&personalKey=p',
    '/planner/participant/?participantInvite=k',
  ])
    expect(plain(other)).toBe(false)
})
