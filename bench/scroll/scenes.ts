import type { MessageKey } from '@planner/i18n'
import type { Page } from '@playwright/test'
import type { Step } from './probe.ts'

/** A screen of the big event and how it is moved. */
export type Scene = {
  name: string
  tab: number
  /** How the schedule is shown. */
  view?: string
  /** Buttons that are pressed to come to it. */
  opens?: readonly MessageKey[]
  /** What has to be on the page. */
  awaited: string
  /** What happens on the page while it is measured. */
  during?: (page: Page) => Promise<void>
  steps: readonly ({ name: string } & Pick<Step, 'scrolls' | 'x' | 'y'>)[]
}

/** Pixels a frame, as somebody scrolls who looks for a name: about three screens a second at 60 frames. */
const FAST = 40

const bothWays = (scrolls: string) => [
  { name: 'down', scrolls, x: 0, y: FAST },
  { name: 'sideways', scrolls, x: FAST, y: 0 },
]

export const SCENES: readonly Scene[] = [
  { name: 'matrix', tab: 3, awaited: '[role=gridcell]', steps: bothWays('[role=gridcell]') },
  { name: 'cards', tab: 4, view: 'cards', awaited: '[data-chip]', steps: bothWays('[data-place]') },
  {
    name: 'tables',
    tab: 4,
    view: 'tables',
    awaited: '[role=grid] input',
    steps: bothWays('[role=grid]'),
  },
  {
    name: 'people',
    tab: 1,
    awaited: '[role=grid] [data-acts-of]',
    steps: [{ name: 'down', scrolls: '[role=grid]', x: 0, y: FAST }],
  },
  {
    name: 'room',
    tab: 4,
    view: 'cards',
    opens: ['head.more', 'room.title'],
    awaited: 'canvas',
    during: walkThroughSessions,
    steps: [{ name: 'people walk', scrolls: null, x: 0, y: 0 }],
  },
]

/** Everybody walks from their place in one session to that in the next. */
async function walkThroughSessions(page: Page): Promise<void> {
  const choice = page.locator('select:near(canvas)').first()
  for (const session of ['2', '3', '4']) {
    await choice.selectOption(session)
    await page.waitForFunction(
      (frames) =>
        new Promise<boolean>((resolve) => {
          let left = frames
          const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve(true))
          requestAnimationFrame(next)
        }),
      36,
    )
  }
}
