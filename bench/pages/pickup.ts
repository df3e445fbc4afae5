import { enGB } from '@planner/i18n/default-texts'
import type { Page } from '@playwright/test'
import { io } from 'socket.io-client'
import { placeOf } from '../../apps/server/src/testing/big-event.ts'
import { sharedValue } from '../../apps/server/src/testing/test-event.ts'
import { bench, processorClock } from '../bench.ts'
import { adminKey, BIG_EVENT, personId, plannedPath, topicId, VARIANT } from '../events.ts'
import { head, row, spread } from '../figures.ts'

/** The first pick-ups of a page do not count. */
const UNCOUNTED = 2

export const PICKUP = bench({
  measures:
    'Picking somebody up with the keyboard among 500 people: from the key to the frame that says what every target would do.',
  options: {
    rounds: {
      type: 'string',
      default: '20',
      says: 'times that somebody is picked up after each kind of change',
    },
  },
  async measure(stand, { rounds }) {
    const dataDir = stand.folder()
    const path = await plannedPath(dataDir)
    const { url } = await stand.planner({ env: { DATA_DIR: dataDir } })
    const editor = stand.closing(io(url + VARIANT.hubPath, { transports: ['websocket'] }))
    const page = await stand.page(await stand.browser())
    await page.addInitScript(() => localStorage.setItem('planner.scheduleView', 'cards'))
    await page.goto(`${url}${path}&tab=4`)
    await page.locator('[data-chip]').first().waitFor()
    const processorTime = await processorClock(page)
    let stamp = Date.now()
    const edit = async (cell: Cell) => {
      stamp = Math.max(stamp + 1, Date.now())
      const value = sharedValue({ admin: adminKey('main') }, { ...cell, timestamp: stamp })
      const answer = await editor.emitWithAck('SendSharedValue', value)
      if (!answer.ok) throw new Error(`The edit was refused: ${answer.message}`)
    }
    head([
      'before',
      'card p50, ms',
      'p95',
      'targets',
      'consequences p50, ms',
      'p95',
      'processor p50, ms',
      'p95',
      'first of all',
    ])
    for (const [name, before] of CASES) {
      const found: Awaited<ReturnType<typeof pickUp>>[] = []
      for (let round = 0; round < UNCOUNTED + Number(rounds); round += 1) {
        const change = before(round)
        if (change) await edit(change)
        await settled(page)
        found.push(await pickUp(page, processorTime, round))
      }
      const counted = found.slice(UNCOUNTED)
      const of = (part: keyof (typeof counted)[number]) => spread(counted.map((one) => one[part]))
      const targets = counted[0]?.targets ?? 0
      row([
        name,
        ...of('opened'),
        targets,
        ...of('told'),
        ...of('processor'),
        found[0]?.told.toFixed(0) ?? '-',
      ])
    }
  },
})

type Cell = Parameters<typeof sharedValue>[1]

/** The edit that happens before somebody is picked up, so that the plan is read again. */
const CASES: readonly [name: string, before: (round: number) => Cell | undefined][] = [
  ['nothing has changed', () => undefined],
  [
    'a choice',
    (round) => ({
      tableName: 'preferences',
      userId: personId(round),
      topicId: topicId(round),
      value: round % 2 ? 'Yes' : '#1 Yes!',
    }),
  ],
  [
    'a move by hand',
    (round) => ({
      tableName: 'assignments',
      ...placeOf(BIG_EVENT, 6, 250 + round, 5),
      topicGroupIndex: 0,
      value: false,
    }),
  ],
]

/** Waits until the edit and what follows from it are on the page. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 2000 }), 300)
      }),
  )
}

async function pickUp(page: Page, processorTime: () => Promise<number>, round: number) {
  const chips = page.locator('[data-chip]:not([data-still])')
  await chips.nth(round % (await chips.count())).focus()
  await page.evaluate(watchPickUp, {
    asked: enGB['schedule.move.asked'],
    out: enGB['schedule.cards.move.out'],
  })
  const before = await processorTime()
  await page.keyboard.press('Enter')
  const found = await page.evaluate(() => window.pickUp)
  const processor = (await processorTime()) - before
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  return { ...found, processor }
}

/** ms from the key until the card is on the screen, and until it says what each target would do. */
type PickUp = { opened: number; told: number; targets: number }

declare global {
  interface Window {
    pickUp: Promise<PickUp>
  }
}

/**
 * Runs in the page before somebody is picked up: watches the frames from the next key on. `asked` is the text
 * of a card that has no answer yet, `out` of the way to no group, which follows the targets: all of these may
 * be folded.
 */
function watchPickUp({ asked, out }: { asked: string; out: string }): void {
  window.pickUp = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        let opened = 0
        const look = () => {
          const card = document.querySelector('dialog[open]')
          const targets = [...(card?.querySelectorAll('li > button') ?? [])]
          const text = card?.textContent ?? ''
          const isTold = text.includes(out) && !text.includes(asked)
          if (opened !== 0 && !isTold) {
            requestAnimationFrame(look)
            return
          }
          // After the frame is painted.
          setTimeout(() => {
            const now = performance.now() - timeStamp
            if (card && opened === 0) opened = now
            if (isTold) resolve({ opened, told: now, targets: targets.length })
            else requestAnimationFrame(look)
          })
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}
