import { can, type TabId, type VariantDescription } from '@planner/domain'
import { LATECOMER, personOf, UNANSWERED } from '../events/stocked-event.ts'
import type { Screen, Step } from '../screen.ts'
import {
  choose,
  dialog,
  disconnect,
  fill,
  press,
  see,
  seeDialog,
  seePart,
  seeQrCode,
  seeTabs,
  tick,
} from '../steps.ts'
import { EXPLAINED_TO_PEOPLE } from './explained.ts'
import { CONSTANT_TABS, tabScreens } from './tabs.ts'

const isOfPairs = (variant: VariantDescription) => can(variant, 'pairs')
const isOfTopics = (variant: VariantDescription) => !isOfPairs(variant)
const isOfWeeks = ({ slots }: VariantDescription) => slots === 'weekHours'
const choicesTab = ({ tabs }: VariantDescription): TabId =>
  tabs.includes('userChoices') ? 'userChoices' : 'userData'

/**
 * What people see who take part, or would like to: before they join, before and with a plan, waiting, shut
 * out, without a connection.
 */
export function participantScreens(variant: VariantDescription): Screen[] {
  return [
    ...VISITOR,
    ...tabScreens(variant, { role: 'guest', event: 'asking', hides: CONSTANT_TABS }),
    ...tabScreens(variant, { role: 'guest', event: 'planned' }),
    ...tabScreens(variant, { role: 'host', event: 'planned', only: ['userData', 'schedule'] }),
    ...PARTICIPANT.map((screen) => ({ ...screen, tab: screen.tab ?? choicesTab(variant) })),
    ...EXPLAINED_TO_PEOPLE,
    ...WAITING,
  ]
}

const VISITOR: readonly Screen[] = [
  { name: 'new-event', role: 'visitor', event: 'none', steps: [see('eventData.newTitle')] },
  {
    name: 'new-event-advanced',
    role: 'visitor',
    event: 'none',
    steps: [
      press('eventData.more'),
      tick('eventData.field.showAdvancedFields'),
      see('eventData.field.contactName'),
    ],
  },
  {
    name: 'tab-not-open',
    role: 'visitor',
    event: 'none',
    tab: 'schedule',
    steps: [see('eventData.newTitle')],
  },
  { name: 'join', role: 'visitor', event: 'asking', steps: [see('userData.register')] },
  {
    name: 'join-with-errors',
    role: 'visitor',
    event: 'asking',
    steps: [fill('userData.ownName', () => ''), press('userData.register'), see('error.required')],
  },
  { name: 'closed', role: 'visitor', event: 'closed', steps: [see('registration.closed.title')] },
  {
    name: 'wrong-link',
    role: 'visitor',
    event: 'none',
    path: `participant/?personalKey=${'x'.repeat(24)}`,
    steps: [see('app.toFrontPage')],
  },
  {
    name: 'unknown-address',
    role: 'visitor',
    event: 'none',
    path: 'nothing/',
    steps: [see('app.notFound.title')],
  },
]

/** The first choice that is not chosen yet, so that there is something to undo. */
const chooseSomething: Step = ({ page }) =>
  page.locator('label:has(input[type=radio]:not(:checked))').filter({ visible: true }).last().click()

/** Rates what is not rated yet, and names two people, on the way to the end. */
const rateAll: Step = async ({ page }) => {
  const open = page.locator('[data-section=topics] fieldset:not(:has(input:checked))')
  while ((await open.count()) > 0) await open.first().locator('label').nth(1).click()
}

/** On a phone the bar leads from part to part; the last one ends the way. */
const toTheEnd: Step = async ({ page, words }) => {
  const bar = page.getByRole('region', { name: words.whole('userChoices.bar') })
  while ((await bar.count()) > 0) await bar.getByRole('button').click()
  await page.locator('[data-section=done]').waitFor()
}

const namePeople: Step = async ({ page }) => {
  for (const [value, row] of [
    ['10', 0],
    ['No', 1],
  ] as const)
    await page.locator('[data-section=people] li').nth(row).locator(`button[data-value="${value}"]`).click()
}

const stopRun: Step = ({ event }) => event.stopRun()

/** Opens the schedule by the link of somebody else than the guest. */
const asPerson =
  (index: number): Step =>
  async ({ page, event, variant }) => {
    const address = new URL(personOf(event, index).link)
    address.searchParams.set('tab', String(variant.tabs.indexOf('schedule') + 1))
    await page.goto(address.href)
  }

/** `tab` is the one with the choices where it is left out. */
const PARTICIPANT: readonly Screen[] = [
  {
    name: 'organisers-plan',
    role: 'guest',
    event: 'running',
    plans: true,
    steps: [seeTabs, ({ event }) => event.startRun(), seeDialog('planning.running.organisers')],
    after: [stopRun],
  },
  {
    name: 'organisers-plan-on',
    role: 'guest',
    event: 'running',
    plans: true,
    // After ten seconds people get on with what they do.
    steps: [seeTabs, ({ event }) => event.startRun(), see('planning.running.quiet')],
    after: [stopRun],
  },
  {
    name: 'choices-people',
    role: 'guest',
    event: 'asking',
    in: isOfTopics,
    only: 'narrow',
    steps: [press('userChoices.section.people'), see('userChoices.contacts.help'), namePeople],
  },
  {
    name: 'choices-people-precise',
    role: 'guest',
    event: 'asking',
    in: isOfTopics,
    only: 'narrow',
    steps: [
      press('userChoices.section.people'),
      press('userChoices.contacts.precise'),
      see('userChoices.contacts.simple'),
    ],
  },
  {
    name: 'choices-rated',
    role: 'guest',
    event: 'asking',
    only: 'narrow',
    steps: [see('userChoices.rated'), rateAll],
  },
  { name: 'choices-done', role: 'guest', event: 'asking', steps: [see('userChoices.rated'), toTheEnd] },
  {
    name: 'choices-done-planned',
    role: 'guest',
    event: 'planned',
    only: 'narrow',
    steps: [see('userChoices.rated'), toTheEnd],
  },
  {
    name: 'more-tabs',
    role: 'guest',
    event: 'asking',
    only: 'narrow',
    steps: [press('tab.more'), ({ page }) => page.getByRole('menuitem').first().waitFor()],
  },
  {
    name: 'choices-times',
    role: 'guest',
    event: 'asking',
    in: ({ availability }) => availability !== 'none',
    only: 'narrow',
    steps: [press('userChoices.section.times'), see('userChoices.availability')],
  },
  {
    name: 'undo',
    role: 'guest',
    event: 'asking',
    steps: [
      chooseSomething,
      ({ page, words }) => page.getByRole('button', { name: words.start('undo.undo') }).waitFor(),
    ],
  },
  {
    name: 'offline',
    role: 'guest',
    event: 'asking',
    steps: [seeTabs, disconnect, see('connection.lost.title')],
  },
  {
    name: 'personal-link-qr',
    role: 'guest',
    event: 'asking',
    tab: 'userData',
    steps: [...dialog('app.showQrCode', 'userData.link.title'), seeQrCode],
  },
  {
    name: 'confirm-new-link',
    role: 'guest',
    event: 'asking',
    tab: 'userData',
    steps: [
      press('life.link.button'),
      ({ page }) => page.getByRole('dialog').filter({ visible: true }).waitFor(),
    ],
  },
  {
    name: 'confirm-erase-my-data',
    role: 'guest',
    event: 'asking',
    tab: 'userData',
    steps: [press('life.mine.erase'), seeDialog('life.mine.askTitle')],
  },
  {
    name: 'organisers-only',
    role: 'guest',
    event: 'asking',
    tab: 'settings',
    steps: [seePart('tab.notShown.organisers')],
  },
  ...(['list', 'tables'] as const).map(
    (view): Screen => ({
      name: `schedule-${view}`,
      role: 'guest',
      event: 'planned',
      in: isOfTopics,
      tab: 'schedule',
      steps: [choose(`schedule.view.${view}`)],
    }),
  ),
  {
    name: 'without-group',
    role: 'guest',
    event: 'late',
    in: ({ id }) => id === 'planner',
    tab: 'schedule',
    steps: [seeTabs, asPerson(LATECOMER), see('schedule.mine.openings')],
  },
  {
    name: 'without-wish',
    role: 'guest',
    event: 'planned',
    in: ({ id }) => id === 'planner',
    tab: 'schedule',
    steps: [seeTabs, asPerson(UNANSWERED), see('schedule.mine.none.noWish')],
  },
  {
    name: 'schedule-week',
    role: 'guest',
    event: 'planned',
    in: isOfWeeks,
    tab: 'schedule',
    steps: [choose('schedule.view.week')],
  },
  {
    name: 'meeting-confirm',
    role: 'guest',
    event: 'planned',
    in: isOfPairs,
    tab: 'schedule',
    steps: [press('meeting.confirm.of'), seeDialog('meeting.confirm.askTitle')],
  },
  {
    name: 'confirm-withdraw',
    role: 'guest',
    event: 'planned',
    in: isOfPairs,
    tab: 'schedule',
    steps: [press('meeting.withdraw.of'), seeDialog('meeting.withdraw.askTitle')],
  },
  {
    name: 'week-dial',
    role: 'host',
    event: 'asking',
    in: ({ topicFields }) => topicFields.includes('topicGroupTimeRange'),
    tab: 'userData',
    steps: [press('userData.times.set'), see('userData.times.help')],
  },
]

const WAITING: readonly Screen[] = [
  {
    name: 'waiting',
    role: 'waiting',
    event: 'approving',
    tab: 'userData',
    steps: [see('registration.waiting.title')],
  },
]
