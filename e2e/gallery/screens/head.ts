import type { VariantDescription } from '@planner/domain'
import type { HeadState } from '../../../apps/web/src/features/schedule/head/head-state.ts'
import type { Screen, Step } from '../screen.ts'
import { choose, press, see, seeDialog, seeTabs } from '../steps.ts'
import { seeAnswer, seeCard } from './explained.ts'

type Name = HeadState['name']
type Own = Omit<Screen, 'name' | 'role' | 'tab'>

/** Of these the states are shown; another kind of planning says the same in words of its own. */
const isOfSessions = ({ id }: VariantDescription) => id === 'planner'

const endRun: Step = ({ event }) => event.stopRun()

/** What needs attention is of now, and its repairs can be pressed. */
const seeCurrent: Step = ({ page }) => page.locator('[data-stale]').waitFor({ state: 'detached' })

/** A picture of each state of the head; SCHED-85. */
const STATES = {
  empty: { event: 'empty' },
  cannotWork: { event: 'crowd' },
  ready: { event: 'ready' },
  running: {
    event: 'running',
    plans: true,
    steps: [seeTabs, ({ event }) => event.startRun(), seeDialog('planning.running.title')],
    after: [endRun],
  },
  failed: {
    event: 'failing',
    plans: true,
    steps: [press('schedule.generate'), see('planFailure.helps'), seeCurrent],
  },
  draft: { event: 'drafted' },
  oldWeek: { event: 'weekOver', in: ({ id }) => id === '1on1' },
  latePeople: { event: 'late' },
  missingPlaces: { event: 'planned' },
  brokenRules: { event: 'broken' },
  changed: { event: 'changed' },
  byHand: { event: 'byHand' },
  good: { event: 'good' },
} as const satisfies Record<Name, Own>

/** Waits until the head says this; a picture of another state is none. */
const seeState =
  (name: Name): Step =>
  ({ page }) =>
    page.locator(`[data-state="${name}"] h2`).waitFor()

/** Before it is known what no plan gets around the head may say something else. */
const seeChecked: Step = ({ page, words }) =>
  page.getByText(words.whole('planCheck.looking')).waitFor({ state: 'hidden' })

/** `head-late-people` for `latePeople`. */
export function headScreenName(state: string): string {
  return `head-${state.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

export const HEADS: readonly Screen[] = [
  ...Object.entries<Own>(STATES).map(([state, own]): Screen => {
    const { steps = [] } = own
    const name = state as Name
    return {
      in: isOfSessions,
      ...own,
      name: headScreenName(state),
      role: 'admin',
      tab: 'schedule',
      steps: [...steps, seeState(name), seeChecked, seeState(name)],
    }
  }),
  {
    name: 'report-good',
    role: 'admin',
    event: 'good',
    in: isOfSessions,
    tab: 'schedule',
    steps: [seeState('good'), choose('schedule.view.report'), see('report.position.title')],
  },
  {
    name: 'why-swap',
    role: 'admin',
    event: 'good',
    in: isOfSessions,
    tab: 'schedule',
    steps: [
      ({ page }) => page.locator('[data-chip]').nth(1).click(),
      seeCard,
      press('schedule.cards.swap'),
      see('schedule.cards.swap.back'),
      seeAnswer,
    ],
  },
]
