import { EventBuilder } from '@planner/domain/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSessionDays } from '../../../components/sessions/use-session-days.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ScheduleProvider, useSchedule } from '../schedule-context.tsx'
import { CardBoard } from './card-board.tsx'
import { placeKey } from './move-targets.ts'

let under: Element | null
beforeEach(() => {
  document.elementFromPoint = () => under
  // Everything is in sight.
  const observer = class {
    readonly #told: IntersectionObserverCallback
    constructor(told: IntersectionObserverCallback) {
      this.#told = told
    }
    observe(target: Element) {
      const boundingClientRect = { top: 0, bottom: 9, left: 0, right: 9 } as DOMRectReadOnly
      const seen = { isIntersecting: true, target, boundingClientRect } as IntersectionObserverEntry
      this.#told([seen], this as unknown as IntersectionObserver)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', observer)
  vi.spyOn(window, 'scrollBy').mockReturnValue(undefined)
})
afterEach(async () => {
  // What ignores the click of a drag goes with its timer, or would ignore one of the next test file.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  cleanup()
  vi.restoreAllMocks()
})

function Board() {
  return <CardBoard days={useSessionDays(useSchedule().schedule.sessions)} />
}

const cardOf = (topic: string) =>
  document.querySelector<HTMLElement>(
    `[data-place="${placeKey({ sessionId: 1, key: `${topic}|0` as never })}"]`,
  )
const at = (x: number) => ({ pointerType: 'mouse', button: 0, pointerId: 1, clientX: x, clientY: 9 })

/** Drags somebody from a card to another one. Whether that is a target, and what is said by the pointer. */
function drag(personId: string, from: string, to: string) {
  const chip = cardOf(from)?.querySelector(`[data-chip="${personId}"]`)
  if (!chip) throw new Error(`${personId} is not on the card of ${from}`)
  under = cardOf(to)
  fireEvent.pointerDown(chip, at(9))
  fireEvent.pointerMove(window, at(90))
  const isMarked = cardOf(to)?.querySelector('article[data-over]') !== null
  const isSaid = screen.queryByText('schedule.cards.move.already') !== null
  fireEvent.pointerUp(window, at(90))
  return { isMarked, isSaid }
}

test('SCHED-35: where somebody is already is no target: it is said, not marked, and a drop changes nothing', () => {
  const event = new EventBuilder('planner', { numSessions: 1 }).people('ann', 'bob').topic('tea').topic('go')
  for (const topic of ['tea', 'go']) event.start(topic, 0, 0).assign('ann', topic)
  event.assign('bob', 'tea')
  const edits = showScreen(
    event,
    ADMIN,
    <ScheduleProvider>
      <Board />
    </ScheduleProvider>,
  )
  expect(drag('ann', 'tea', 'go')).toEqual({ isMarked: false, isSaid: true })
  expect(edits).toEqual([])
  expect(drag('bob', 'tea', 'go')).toEqual({ isMarked: true, isSaid: false })
  expect(edits.map(({ value }) => value)).toEqual([false, true])
})
