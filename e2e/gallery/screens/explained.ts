import { can, type VariantDescription } from '@planner/domain'
import type { Screen, Step } from '../screen.ts'
import { choose, press, see, seeDialog, seePart, seeTabs } from '../steps.ts'

type Own = Omit<Screen, 'role' | 'event'> & Partial<Pick<Screen, 'event'>>

const isOfPairs = (variant: VariantDescription) => can(variant, 'pairs')
const hasChips = (variant: VariantDescription) => !isOfPairs(variant) && variant.slots !== 'weekHours'
const tab = 'schedule'

/** Ends the run of the event, so that its dialog becomes the result. */
export const endRun: Step = async ({ event, page, words }) => {
  await event.stopRun()
  await page.getByRole('dialog', { name: words.whole('planning.running.title') }).waitFor({ state: 'hidden' })
}

export const closeResult: Step = press('report.result.close')

/** What explains a plan to organisers: before it is made, what it came to, why somebody is where they are, and the plans before it. */
export const EXPLAINED: readonly Own[] = [
  { name: 'plan-check', event: 'asking', tab, steps: [press('planCheck.number')] },
  {
    name: 'report',
    in: (variant) => !isOfPairs(variant),
    tab,
    steps: [choose('schedule.view.report'), see('report.dots.title')],
  },
  { name: 'report-meetings', in: isOfPairs, tab, steps: [press('report.title'), see('report.dots.title')] },
  {
    name: 'why',
    in: hasChips,
    tab,
    steps: [
      ({ page }) => page.locator('[data-chip]').first().click(),
      press('why.ask'),
      ({ page }) =>
        page.getByRole('dialog').filter({ visible: true }).last().getByRole('listitem').first().waitFor(),
    ],
  },
  { name: 'versions', tab, steps: [press('versions.title'), see('versions.open')] },
  {
    name: 'version-compared',
    tab,
    steps: [press('versions.title'), press('versions.openOf'), seePart('versions.compare')],
  },
  {
    name: 'run-result',
    event: 'running',
    tab,
    plans: true,
    steps: [
      seeTabs,
      ({ event }) => event.startRun(),
      seeDialog('planning.running.title'),
      see('planning.best'),
      endRun,
      seeDialog('report.result.title'),
    ],
    after: [closeResult],
  },
]

/** What explains a plan to those who take part. */
export const EXPLAINED_TO_PEOPLE: readonly Screen[] = [
  {
    name: 'why',
    role: 'guest',
    event: 'planned',
    tab,
    steps: [
      async (visit) => {
        const { page, words } = visit
        if (!isOfPairs(visit.variant)) await choose('schedule.view.mine')(visit)
        const ask = page.getByRole('button', { name: words.whole('why.ask.own') })
        const asks = ask.or(page.getByRole('button', { name: words.whole('why.ask.meetings') }))
        await asks.filter({ visible: true }).first().click()
      },
      ({ page }) => page.getByRole('dialog').filter({ visible: true }).waitFor(),
    ],
  },
]
