import { MantineProvider } from '@mantine/core'
import { PERMISSIONS } from '@planner/domain'
import type { SessionResponse, SiteOperations } from '@planner/protocol'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../lib/session/session.tsx'
import { OperationsPage } from './operations-page.tsx'

const NOW = Date.UTC(2026, 10, 22, 18)
const NEVER = { succeededAt: null, failedAt: null, why: '' }
const DATA: SiteOperations = {
  now: NOW,
  server: { version: '1.abc', startedAt: NOW - 7_200_000, numConnections: 7, numRooms: 1, memoryBytes: 2e8 },
  storage: { health: 'full', isReadable: true, databaseBytes: 12_300_000, freeBytes: 5_000_000_000 },
  variants: [
    { variant: 'planner', numEvents: 2, numPeople: 31 },
    { variant: '1on1', numEvents: 1, numPeople: 9 },
  ],
  events: [
    {
      id: 'e',
      name: 'Harbour day',
      variant: 'planner',
      numPeople: 30,
      createdAt: NOW,
      usedAt: NOW - 60_000,
      deletesAt: null,
    },
  ],
  runs: [
    {
      id: 'r',
      eventName: 'Harbour day',
      status: 'failed',
      reason: 'noPlan',
      createdAt: NOW - 9000,
      startedAt: NOW - 8000,
      endedAt: NOW - 3000,
      seconds: 60,
    },
  ],
  runsOfDay: [{ status: 'failed', count: 1 }],
  feedback: [{ at: new Date(NOW).toISOString(), text: '<b>Nice</b>', email: 'fan@example.org' }],
  errors: [
    { command: 'PlanEvent', status: 500, reason: 'internal', count: 3, at: new Date(NOW).toISOString() },
  ],
  receivers: [
    {
      receiver: 'analytics',
      host: 'in.example',
      waiting: 0,
      succeededAt: NOW,
      failedAt: NOW - 1000,
      why: '503',
    },
    {
      receiver: 'errors',
      host: 'in.example:8443',
      waiting: 3,
      succeededAt: NOW - 1000,
      failedAt: NOW,
      why: '503',
    },
    { receiver: 'feedbackWebhook', host: 'hook.example', waiting: 0, ...NEVER },
    { receiver: 'feedbackMail', host: null, waiting: 0, ...NEVER },
  ],
  retention: { days: 60, announced: [] },
}

/** Texts are the keys of their messages. */
function open(permissions: readonly string[], answers: (path: string, body: unknown) => Response) {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) =>
    answers(path, body === undefined ? undefined : JSON.parse(String(body))),
  )
  const session = { permissions } as SessionResponse
  render(
    <MantineProvider>
      <SessionProvider value={session}>
        <OperationsPage />
      </SessionProvider>
    </MantineProvider>,
  )
}
const refused = () => Response.json({ error: 'No.', reason: 'notSiteAdmin' }, { status: 401 })

test('OPS-11: the page asks for the key, says when it is wrong, and shows everything with the right one', async () => {
  const asked: string[] = []
  open([], (path, body) => {
    asked.push(path)
    if (path === '/api/Site/Operations') return Response.json(DATA)
    return (body as { key: string }).key === 'right' ? Response.json({ permissions: [] }) : refused()
  })
  const field = screen.getByLabelText('operations.key')
  fireEvent.change(field, { target: { value: 'wrong' } })
  fireEvent.click(screen.getByText('operations.signIn'))
  expect(await screen.findByText('operations.key.wrong')).toBeTruthy()
  expect(asked).toEqual(['/api/Site/SignIn'])
  fireEvent.change(field, { target: { value: ' right ' } })
  fireEvent.click(screen.getByText('operations.signIn'))
  expect(await screen.findByText('operations.updated')).toBeTruthy()
  // The field that had the focus is gone.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('operations.title'))
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('right')
})

test('OPS-1: whoever is signed in sees figures, events, runs, retention and reports', async () => {
  open(PERMISSIONS.siteAdmin, () => Response.json(DATA))
  await screen.findByText('operations.updated')
  const sections = new Map(
    screen.getAllByRole('region').map((section) => {
      const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '')
      return [heading?.textContent, section.textContent ?? '']
    }),
  )
  expect([...sections.keys()]).toEqual(
    ['now', 'byVariant', 'lastUsed', 'runs', 'retention', 'receivers', 'feedback', 'errors'].map(
      (part) => `operations.${part}`,
    ),
  )
  const [figures, runs] = [sections.get('operations.now'), sections.get('operations.runs')]
  expect(figures).toContain('operations.events3')
  expect(figures).toContain('operations.people40')
  expect(figures).toContain('12.3 MB')
  expect(figures).toContain('5 GB')
  expect(runs).toContain('noPlan')
  expect(screen.getByText('<b>Nice</b>')).toBeTruthy()
  expect(screen.getByText('fan@example.org').getAttribute('href')).toBe('mailto:fan@example.org')
})

test('OPS-1: of many entries ten are shown until all are asked for, and storage that does not work is told first', async () => {
  const [event] = DATA.events
  const events = Array.from({ length: 12 }, (_, index) => ({
    ...event,
    id: `e${index}`,
    name: `Day ${index}`,
  }))
  open(PERMISSIONS.siteAdmin, () => Response.json({ ...DATA, events }))
  await screen.findByText('operations.updated')
  expect(screen.getByRole('alert').textContent).toBe('operations.health.alertoperations.remedy.full')
  expect(screen.getAllByText(/^Day/)).toHaveLength(10)
  fireEvent.click(screen.getByText('schedule.warnings.all'))
  expect(screen.getAllByText(/^Day/)).toHaveLength(12)
})

test('OPS-12: when it cannot be refreshed it shows what it had, and when signed out elsewhere it asks for the key', async () => {
  let answer = () => Response.json(DATA)
  open(PERMISSIONS.siteAdmin, () => answer())
  await screen.findByText('operations.updated')
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  answer = () => new Response('', { status: 502 })
  look()
  expect(await screen.findByText('operations.stale')).toBeTruthy()
  expect(screen.getAllByText('Harbour day').length).toBe(2)
  answer = refused
  look()
  expect(await screen.findByLabelText('operations.key')).toBeTruthy()
  expect(screen.queryByText('Harbour day')).toBeNull()
})

test('OPS-18: a site without events says so and where to begin, and one whose database cannot be read says what to do', async () => {
  const empty = { ...DATA, variants: [], events: [], runs: [], runsOfDay: [], feedback: [], errors: [] }
  let storage = { ...DATA.storage, health: 'ok' }
  open(PERMISSIONS.siteAdmin, () => Response.json({ ...empty, storage }))
  expect((await screen.findByText('frontPage.begin')).getAttribute('href')).toBe('/welcome/')
  for (const none of ['noEvents', 'noRuns', 'noFeedback', 'noErrors'])
    expect(screen.getByText(`operations.${none}`)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  storage = { ...storage, health: 'damaged', isReadable: false }
  document.dispatchEvent(new Event('visibilitychange'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'operations.health.alertoperations.remedy.damagedoperations.unreadable',
  )
  for (const missing of ['noEvents', 'noRuns', 'retention.none'])
    expect(screen.queryByText(`operations.${missing}`)).toBeNull()
  expect(screen.getByText('operations.events').nextSibling?.textContent).toBe('–')
})

test('OPS-19: each receiver is shown as off, on or failing, with its host, what waits and the last attempts', async () => {
  open(PERMISSIONS.siteAdmin, () => Response.json(DATA))
  const list = await screen.findByRole('list', { name: 'operations.receivers' })
  const facts = [...list.children].map((row) =>
    [...row.querySelectorAll('p, strong, span')].map(({ textContent }) =>
      textContent?.replace('operations.receiver.', ''),
    ),
  )
  expect(facts).toEqual([
    ['analytics', 'on', 'in.example', 'waiting', 'succeeded now', 'failed 1 second ago'],
    ['errors', 'fails', 'in.example:8443', 'waiting', 'succeeded 1 second ago', 'failed now'],
    ['feedbackWebhook', 'on', 'hook.example', 'waiting', 'unused'],
    ['feedbackMail', 'off', 'set'],
  ])
})
