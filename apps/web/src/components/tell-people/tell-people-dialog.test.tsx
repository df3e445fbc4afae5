import { EventBuilder } from '@planner/domain/testing'
import type { Addressee, LetterOverview } from '@planner/protocol'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { TellPeopleDialog } from './tell-people-dialog.tsx'
import { lettersServer, overviewOf } from './testing/letters-server.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const way = (personId: string, mail: Addressee['mail'] = null): Addressee => ({
  personId,
  mail,
  push: false,
})

type Given = { overview: () => LetterOverview; addressees?: Addressee[]; text?: (id: string) => string }

/** The dialog for an event of Ann, Bob and Cy; returns what is asked of the server. */
async function show(given: Given) {
  const server = lettersServer(given)
  vi.stubGlobal('fetch', server.fetch)
  const event = new EventBuilder('planner')
    .person('bob', { email: 'bob@example.org' })
    .person('ann', { email: 'ann@example.org' })
    .person('cy', { phone: '+372 5555 5555' })
  showScreen(event, ADMIN, <TellPeopleDialog onClose={() => {}} />, {
    meta: { keys: { adminKey: 'admin', shareKey: '', privateKey: '' } },
  })
  await screen.findByText('tell.kinds')
  return server
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('LETTER-1, LETTER-2: what is due is chosen, and anybody’s letter is read word for word before', async () => {
  const overview = overviewOf({ plan: [2, 2], invitation: [1, 1] })
  await show({ overview: () => overview, addressees: [way('bob'), way('ann')] })
  expect(screen.getByRole('radio', { checked: true }).parentElement?.textContent).toContain('tell.kind.plan')
  expect(await screen.findByText('Hello bob')).toBeTruthy()
  expect(screen.getByText('For bob')).toBeTruthy()
  expect(screen.getByText('tell.attachment')).toBeTruthy()
  const choice = screen.getByRole('combobox', { name: 'tell.letterTo' })
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual(['ann', 'bob'])
  press('tell.next')
  expect(await screen.findByText('Hello ann')).toBeTruthy()
  fireEvent.change(choice, { target: { value: 'bob' } })
  expect(await screen.findByText('Hello bob')).toBeTruthy()
})

test('LETTER-1: a kind about the plan says why it cannot be written, and is not to be chosen', async () => {
  const overview = overviewOf({ reminder: [1, 1] }, { planLetters: 'hidden' })
  await show({ overview: () => overview, addressees: [way('ann')] })
  for (const kind of ['plan', 'planChanged']) {
    const radio = screen.getByRole('radio', { name: new RegExp(`tell\\.kind\\.${kind}$`) })
    expect(radio).toHaveProperty('disabled', true)
  }
  expect(screen.getAllByText('tell.plan.hidden')).toHaveLength(2)
  expect(await screen.findByText('Hello ann')).toBeTruthy()
})

test('LETTER-2: letters to several are sent after a question, one to somebody alone without', async () => {
  let overview = overviewOf({ plan: [3, 2] })
  const { asked } = await show({ overview: () => overview, addressees: [way('ann'), way('bob')] })
  await screen.findByText('Hello ann')
  press('tell.sendAlone')
  await waitFor(() => expect(asked.at(-1)?.route).toBe('Send'))
  const who = { variant: 'planner', adminKey: 'admin', adminName: '' }
  expect(asked.at(-1)?.body).toEqual({ kind: 'plan', personIds: ['ann'], ...who })
  await waitFor(() => press('tell.send'))
  const question = await screen.findByRole('dialog', { name: 'tell.ask' })
  expect(question.textContent).toContain('tell.ask.plan')
  expect(asked.filter(({ route }) => route === 'Send')).toHaveLength(1)
  overview = overviewOf({ plan: [1, 0] }, { numWaiting: 2, numQueued: 2 })
  fireEvent.click(within(question).getByRole('button', { name: 'tell.ask.confirm' }))
  expect(await screen.findByText('tell.waiting')).toBeTruthy()
  expect(asked.at(-1)?.body).toEqual({ kind: 'plan', ...who })
  press('tell.stop')
  await waitFor(() => expect(asked.at(-1)?.route).toBe('Stop'))
})

test('LETTER-7: while letters wait the page asks what became of them, and no longer', async () => {
  let overview = overviewOf({ plan: [1, 1] }, { numWaiting: 1 })
  const { asked } = await show({ overview: () => overview, addressees: [way('ann')] })
  expect(asked).toHaveLength(1)
  vi.useFakeTimers()
  press('tell.stop')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(asked.map(({ route }) => route)).toEqual(['Overview', 'Stop'])
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(asked.map(({ route }) => route)).toEqual(['Overview', 'Stop', 'Overview'])
  overview = overviewOf({ plan: [0, 0] })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(asked).toHaveLength(4)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(asked).toHaveLength(4)
  expect(screen.queryByText('tell.waiting')).toBeNull()
})

test('LETTER-7: whom mail does not reach is a list, with the reason, a phone number and their letter', async () => {
  const overview = overviewOf({ plan: [2, 1] }, { unreached: [{ personId: 'bob', why: 'refused' }] })
  await show({ overview: () => overview, addressees: [way('ann'), way('cy', 'noAddress')] })
  const list = await screen.findByRole('list', { name: 'tell.unreached' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.match(/tell\.why\.\w+/)?.[0])).toEqual([
    'tell.why.noAddress',
    'tell.why.refused',
  ])
  expect(within(list).getByRole('link').getAttribute('href')).toBe('tel:+372 5555 5555')
  expect(await within(list).findAllByText('app.copy')).toHaveLength(1)
})

test('LETTER-9: without mail the letters are copied or opened in a mail program, down the list by keyboard', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const overview = overviewOf({ plan: [3, 0] }, { channels: { mail: false, push: false }, from: '' })
  await show({
    overview: () => overview,
    addressees: [way('ann'), way('bob'), way('cy', 'noAddress')],
    text: (id) => (id === 'bob' ? 'x'.repeat(3000) : `Hello ${id}`),
  })
  const list = await screen.findByRole('list', { name: 'tell.byHand' })
  await waitFor(() => expect(within(list).getAllByText('app.copy')).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'tell.send' })).toBeNull()
  expect(screen.queryByText('tell.automatic')).toBeNull()
  expect(screen.getByText(/^tell\.noMail/)).toBeTruthy()
  const links = within(list).getAllByRole('link', { name: 'tell.mailOf' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:ann%40example.org?subject=For%20ann&body=Hello%20ann',
  ])
  expect(within(list).getAllByText('tell.tooLong')).toHaveLength(1)
  const [first, second] = within(list)
    .getAllByText('app.copy')
    .map((label) => label.closest('button'))
  first?.focus()
  fireEvent.click(first as HTMLElement)
  expect(await within(list).findByText('tell.done')).toBeTruthy()
  expect(copied).toEqual(['Hello ann'])
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
})

test('a refusal is said, and it can be tried again', async () => {
  let isAway = true
  const server = lettersServer({ overview: () => overviewOf({}) })
  vi.stubGlobal('fetch', async (...given: Parameters<typeof server.fetch>) =>
    isAway ? new Response('', { status: 503 }) : server.fetch(...given),
  )
  showScreen(new EventBuilder('planner').people('ann'), ADMIN, <TellPeopleDialog onClose={() => {}} />)
  expect((await screen.findByRole('alert')).textContent).toBe('http.updating')
  isAway = false
  press('app.again')
  expect(await screen.findByText('tell.says.invitation')).toBeTruthy()
})
