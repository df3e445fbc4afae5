import { can, type Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SessionDays, useSessionDays } from '../../../components/sessions/use-session-days.ts'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import type { Rest } from '../../../lib/live/invoke.ts'
import { ADMIN, as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { CardBoard } from '../cards/card-board.tsx'
import { AllMeetings } from '../meetings/all-meetings.tsx'
import { WithoutMeeting } from '../meetings/meetings-view.tsx'
import { PlanList } from '../plan-list.tsx'
import { ScheduleProvider, useSchedule } from '../schedule-context.tsx'
import { SessionTables } from '../session-tables.tsx'
import { GroupDialog, type OpenGroup as OpenGroupOf } from '../week/group-dialog.tsx'
import { WhyProvider } from './ask-why.tsx'

beforeEach(() => {
  // What jsdom lacks: everything is seen.
  globalThis.IntersectionObserver = class {
    readonly #told: IntersectionObserverCallback
    constructor(told: IntersectionObserverCallback) {
      this.#told = told
    }
    observe(target: Element) {
      const boundingClientRect = { top: 0, bottom: 9, left: 0, right: 9, height: 9 } as DOMRect
      const seen = { isIntersecting: true, target, boundingClientRect } as IntersectionObserverEntry
      this.#told([seen], this as never)
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const explainPlace = vi.fn(async (_seat: Rest<'ExplainPlace'>) => ({
  ok: true as const,
  card: null,
}))

type PriceMoves = (asked: Rest<'PriceMoves'>) => Promise<CommandResult<'PriceMoves'>>
const noPrices: PriceMoves = async () => ({ ok: true, moves: null })

function show(event: EventBuilder, viewer: Viewer, element: ReactNode, priceMoves = noPrices) {
  cleanup()
  explainPlace.mockClear()
  const answers = {
    ExplainPlace: explainPlace,
    PriceMoves: priceMoves,
  }
  const provided = <WhyProvider>{element}</WhyProvider>
  // As on the tab, where meetings have no schedule of groups.
  const isOfPairs = can(event.variant, 'pairs')
  const edits = showScreen(
    event,
    viewer,
    isOfPairs ? provided : <ScheduleProvider>{provided}</ScheduleProvider>,
    {
      answers,
    },
  )
  for (const folded of document.querySelectorAll('button[aria-expanded="false"]')) fireEvent.click(folded)
  return edits
}

function InDays({ of: Of }: { of: (props: { days: SessionDays }) => ReactNode }) {
  return <Of days={useSessionDays(useSchedule().schedule.sessions)} />
}
const planOf = (Of: (props: { days: SessionDays }) => ReactNode) => <InDays of={Of} />

/** The buttons that open cards, in the order of the page. */
const asking = () => [...document.querySelectorAll<HTMLElement>('[aria-description^="why.ask"]')]
const namesOf = (buttons: readonly HTMLElement[]) =>
  buttons.map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''))

/** Presses a button, as Enter and a tap do, and says whose card was asked for. */
async function asked(button: HTMLElement | undefined) {
  if (!button) throw new Error('There is no button to press.')
  explainPlace.mockClear()
  fireEvent.click(button)
  await waitFor(() => expect(explainPlace).toHaveBeenCalled())
  const [seat] = explainPlace.mock.calls[0] ?? []
  fireEvent.click(
    within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name: 'app.close' }),
  )
  return [seat?.userId, seat?.sessionId]
}

/** Two people in a group, and somebody without one. */
const planned = () =>
  new EventBuilder('planner', { numSessions: 1 })
    .people('bob', 'cid')
    .owner('ann', { name: 'Tea' })
    .start('ann', 0, 0)
    .assign('ann', 'ann')
    .assign('bob', 'ann')

test('WHY-6: names in lists and tables, also of people without a group, open the card for those who may ask', async () => {
  show(planned(), ADMIN, planOf(PlanList))
  expect(namesOf(asking())).toEqual(expect.arrayContaining(['ann', 'bob', 'cid']))
  expect(await asked(asking().find(({ textContent }) => textContent === 'bob'))).toEqual(['bob', 1])
  const cid = asking().findLast(({ textContent }) => textContent === 'cid')
  expect(cid?.getAttribute('aria-description')).toBe('why.ask.without')
  expect(await asked(cid)).toEqual(['cid', 1])

  show(planned(), as('bob'), planOf(PlanList))
  expect(namesOf(asking())).toEqual(['bob'])

  show(planned(), ADMIN, planOf(SessionTables))
  const inTables = asking().filter((button) => button.closest('th[scope="row"]'))
  expect(namesOf(inTables)).toEqual(expect.arrayContaining(['ann', 'bob', 'cid']))
  expect(await asked(inTables.find(({ textContent }) => textContent === 'ann'))).toEqual(['ann', 1])
})

test('WHY-6: in a table the name of the row in which the keys are is the one that Tab leads to', () => {
  show(planned(), ADMIN, planOf(SessionTables))
  const [grid] = screen.getAllByRole('grid')
  const names = [
    ...(grid?.querySelectorAll<HTMLElement>('th[scope="row"] [aria-description^="why.ask"]') ?? []),
  ]
  expect(names.length).toBe(3)
  const stop = () => names.filter(({ tabIndex }) => tabIndex === 0).length
  expect(stop()).toBeLessThanOrEqual(1)
  const [box] = within(names[1]?.closest('tr') as HTMLElement).getAllByRole('checkbox')
  fireEvent.focusIn(box as HTMLElement)
  expect(names.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})

test('WHY-6: a person on the cards opens one card, with groups to move to for those who may move them', async () => {
  const fixed = planned().setting('parameters|ui|allowUsersToChangeSchedule', false)
  show(fixed, as('bob'), planOf(CardBoard))
  expect(namesOf(asking())).toEqual(['bob'])
  fireEvent.click(asking()[0] as HTMLElement)
  const card = await screen.findByRole('dialog')
  expect(within(card).queryByRole('button', { name: 'schedule.cards.move.out' })).toBeNull()
  fireEvent.keyDown(card, { key: 'Escape' })
  expect(await asked(asking()[0])).toEqual(['bob', 1])
  // It is not dragged.
  const [chip] = asking()
  fireEvent.pointerDown(chip as HTMLElement, { button: 0, pointerId: 1, clientX: 5, clientY: 5 })
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 90, clientY: 90 })
  expect(document.querySelector('[data-dragging]')).toBeNull()

  show(planned(), ADMIN, planOf(CardBoard))
  expect(asking()).toEqual([])
  fireEvent.click(document.querySelector('[data-chip="bob"]') as HTMLElement)
  await screen.findByRole('button', { name: 'schedule.cards.move.out' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('WHY-29: the focus comes back to the person when their card closes, and goes with them when they are moved', async () => {
  show(planned(), ADMIN, planOf(CardBoard))
  const chip = () => document.querySelector<HTMLElement>('[data-chip="bob"]') as HTMLElement
  const open = async () => {
    chip().focus()
    fireEvent.click(chip())
    const card = await screen.findByRole('dialog')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'))
    return card
  }
  fireEvent.keyDown(await open(), { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(chip()))
  fireEvent.click(within(await open()).getByRole('button', { name: 'app.close' }))
  await waitFor(() => expect(document.activeElement).toBe(chip()))
  fireEvent.click(within(await open()).getByRole('button', { name: 'schedule.cards.move.out' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('schedule.cards.movedOut')).not.toBeNull()
})

test('SCHED-68: an organiser has two people change places in one action, and nobody else is offered it', async () => {
  const two = () => planned().people('dee').topic('go', { name: 'Go' }).start('go', 0, 0).assign('dee', 'go')
  const swap = {
    topicId: 'go',
    topicGroupIndex: 0,
    personId: 'dee',
    other: { before: 0.5, after: 0.5 },
    trend: 1 as const,
    share: 0.1,
    breaches: 0,
    missing: 0,
    satisfaction: 1,
    gain: 0,
    lose: 0,
  }
  const priceMoves = vi.fn(async (_asked: Rest<'PriceMoves'>) => ({
    ok: true as const,
    moves: { satisfaction: 0.5, groups: [], swaps: [swap] },
  }))
  const edits = show(two(), ADMIN, planOf(CardBoard), priceMoves)
  fireEvent.click(document.querySelector('[data-chip="bob"]') as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'schedule.cards.swap' }))
  fireEvent.click(await screen.findByRole('button', { name: /^dee Go/ }))
  expect(priceMoves).toHaveBeenLastCalledWith({
    personId: 'bob',
    from: { topicId: 'ann', topicGroupIndex: 0 },
    withSwaps: true,
  })
  expect(edits.map(({ address, value }) => [address.userId, address.topicId, value])).toEqual([
    ['bob', 'ann', false],
    ['bob', 'go', true],
    ['dee', 'go', false],
    ['dee', 'ann', true],
  ])

  show(two().setting('parameters|ui|allowUsersToChangeSchedule', true), as('bob'), planOf(CardBoard))
  fireEvent.click(document.querySelector('[data-chip="bob"]') as HTMLElement)
  await screen.findByRole('button', { name: 'schedule.cards.move.out' })
  expect(screen.queryByRole('button', { name: 'schedule.cards.swap' })).toBeNull()
})

test('WHY-6: the people of a group of a week are one tab stop, and keys lead from one to the next', async () => {
  const week = new EventBuilder('weekdayhourplanner').owner('ann', { name: 'Tea' }).people('bob')
  show(week.start('ann', 1, 10).assign('ann', 'ann', 1).assign('bob', 'ann', 1), ADMIN, planOf(PlanList))
  const [ann, bob] = asking()
  expect([ann?.tabIndex, bob?.tabIndex]).toEqual([0, -1])
  ann?.focus()
  fireEvent.keyDown(ann as HTMLElement, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(bob)
  expect([ann?.tabIndex, bob?.tabIndex]).toEqual([-1, 0])
  expect(await asked(bob)).toEqual(['bob', 1])
})

function OpenGroup() {
  const [open, setOpen] = useState<OpenGroupOf | null>({ key: 'ann|0', sessionId: 1 })
  return <GroupDialog open={open} onClose={() => setOpen(null)} />
}

test('WHY-6: the dialog of a group of a week goes before the card of one of its people opens', async () => {
  const week = new EventBuilder('weekdayhourplanner').owner('ann', { name: 'Tea' }).people('bob')
  show(week.start('ann', 1, 10).assign('ann', 'ann', 1).assign('bob', 'ann', 1), ADMIN, <OpenGroup />)
  const [, bob] = asking()
  fireEvent.click(bob as HTMLElement)
  await waitFor(() => expect(explainPlace).toHaveBeenCalled())
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
  expect(screen.getByRole('dialog').textContent).toContain('bob')
})

test('WHY-6: where people meet in pairs, names in the table, on the cards and of those without a meeting open the card', async () => {
  const pairs = new EventBuilder('1on1', { lastPlannerStartTime: 1, lastPlannerEndTime: 2 })
  for (const id of ['ann', 'bob', 'cid']) pairs.owner(id)
  pairs.meeting('ann', 'bob', 'reserved')
  show(
    pairs,
    ADMIN,
    <>
      <AllMeetings />
      <WithoutMeeting />
    </>,
  )
  expect(new Set(namesOf(asking()))).toEqual(new Set(['ann', 'bob', 'cid']))
  expect(await asked(asking().find(({ textContent }) => textContent === 'bob'))).toEqual(['bob', null])
  const cid = asking().find(({ textContent }) => textContent === 'cid')
  expect(cid?.getAttribute('aria-description')).toBe('why.ask.without')
  expect(await asked(cid)).toEqual(['cid', null])
  fireEvent.click(screen.getByText('schedule.view.cards'))
  const chips = asking().filter(({ dataset }) => dataset.chip)
  expect(namesOf(chips)).toEqual(['ann', 'bob'])
  expect(chips.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  expect(await asked(chips[1])).toEqual(['bob', null])
})
