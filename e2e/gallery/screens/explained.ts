import { can, type VariantDescription } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { Screen, Step, Visit } from '../screen.ts'
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

const optionsOf = ({ page, words }: Pick<Visit, 'page' | 'words'>, key: MessageKey) =>
  page.getByRole('combobox', { name: words.whole(key) })

/** Waits for the answer of an open card. */
export const seeAnswer: Step = ({ page, words }) =>
  page.getByText(words.whole('why.asking')).waitFor({ state: 'hidden' })

export const seeCard: Step = ({ page }) => page.getByRole('dialog').filter({ visible: true }).waitFor()

/** Scrolls to the scenarios, where the picture begins. */
const scenariosToTop: Step = ({ page, words }) =>
  page
    .getByRole('button', { name: words.whole('scenarios.title') })
    .evaluate((button) => button.scrollIntoView())

/** Opens all that needs attention. */
const openPoints: Step = async ({ page, words }) => {
  const list = page.locator('[data-points]')
  // Where the list is behind a button.
  const chip = page.getByRole('button', { name: words.whole('head.attention.chip') })
  await list.or(chip).first().waitFor()
  if (await chip.isVisible()) await chip.click()
  await list.locator('[aria-expanded]').last().click()
}

export const openMore: Step = press('head.more')

/** Opens one of what is behind "More". */
const openTool =
  (key: MessageKey): Step =>
  async (visit) => {
    await openMore(visit)
    await press(key)(visit)
  }

/** What explains a plan to organisers: before it is made, its result, places, and earlier plans. */
export const EXPLAINED: readonly Own[] = [
  { name: 'plan-check', in: (variant) => !isOfPairs(variant), event: 'failing', tab, steps: [openPoints] },
  {
    name: 'report',
    in: (variant) => !isOfPairs(variant),
    tab,
    steps: [choose('schedule.view.report'), see('report.position.title')],
  },
  {
    name: 'report-meetings',
    in: isOfPairs,
    tab,
    steps: [press('report.title'), see('report.position.title')],
  },
  {
    name: 'why',
    in: hasChips,
    tab,
    steps: [({ page }) => page.locator('[data-chip]').first().click(), seeCard, seeAnswer],
  },
  { name: 'versions', tab, steps: [openTool('versions.title'), see('app.open')] },
  {
    name: 'version-compared',
    tab,
    steps: [openTool('versions.title'), press('versions.openOf'), seePart('versions.content')],
  },
  {
    name: 'scenario-questions',
    tab,
    steps: [openTool('scenarios.title'), press('scenarios.ask.person'), scenariosToTop],
  },
  {
    name: 'scenario-form',
    tab,
    plans: true,
    steps: [
      openTool('scenarios.title'),
      async ({ page, words }) => {
        const form = page.getByRole('button', { name: words.whole('scenarios.plan') })
        const other = page.getByRole('button', { name: words.whole('scenarios.ask.else') })
        const known = page.getByRole('button', { name: words.whole('scenarios.new') })
        await other.or(known).first().waitFor()
        if (await known.isVisible()) await known.click()
        await other.click()
        await optionsOf({ page, words }, 'scenarios.settingOf').first().selectOption({ index: 1 })
        await optionsOf({ page, words }, 'scenarios.absenceOf').first().selectOption({ index: 1 })
        await form.waitFor()
      },
      scenariosToTop,
    ],
  },
  {
    name: 'scenarios',
    tab,
    plans: true,
    steps: [
      openTool('scenarios.title'),
      async ({ page, words }) => {
        const plan = page.getByRole('button', { name: words.whole('scenarios.plan') })
        const other = page.getByRole('button', { name: words.whole('scenarios.ask.else') })
        const known = page.getByRole('button', { name: words.whole('scenarios.new') })
        await other.or(known).first().waitFor()
        if (await known.isVisible()) return
        await other.click()
        await optionsOf({ page, words }, 'scenarios.settingOf').first().selectOption({ index: 1 })
        await optionsOf({ page, words }, 'scenarios.absenceOf').last().selectOption({ index: 1 })
        await page.getByLabel(words.start('scenarios.seconds')).fill('3')
        await plan.click()
      },
      ({ page, words }) =>
        page
          .getByRole('button', { name: words.whole('scenarios.openOf') })
          // Other buttons begin with the same word.
          .filter({ hasText: words.whole('app.open') })
          .first()
          .click(),
      seePart('versions.content'),
      scenariosToTop,
    ],
  },
  {
    name: 'head-outcome',
    event: 'running',
    tab,
    plans: true,
    steps: [
      seeTabs,
      ({ event }) => event.startRun(),
      seeDialog('planning.running.title'),
      see('planning.best'),
      endRun,
      see('head.again'),
    ],
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
      seeCard,
      seeAnswer,
    ],
  },
]
