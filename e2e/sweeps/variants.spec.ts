import type { Page } from '@playwright/test'
import { type HubClient, type PreparedEvent, preparePerson } from '../event.ts'
import {
  boardTop,
  choice,
  content,
  openTab,
  planned,
  waitForElementWithText,
  withMessage,
} from '../screen.ts'
import { expect, test } from '../server.ts'

type Variant = {
  button: string
  base: string
  hub: string
  tabs: string
  /** Labels of a new event's form, in the order of the variant. */
  fields: string[]
  /** Initial values of the number fields of that form. */
  numbers: string[]
  /** Labels of one choice, blank first. */
  scale: string[]
  asksForEmail?: true
  /** People are rated instead of topics. */
  isPairs?: true
  hasWeek?: true
  /** The tab with the choices. */
  choicesTab?: string
  /** Everybody must enter a number of sessions. */
  numUserSessions?: string
  /** "Saved" is shown after everything a registered user sends; LIVE-10. */
  confirmsEverySend?: true
}

const STANDARD_TABS =
  'Event data, Your data, Your choices, Schedule, Settings, User similarity, Help, About, Feedback'
const PAIR_TABS =
  'Event data, Your data, Your choices, Help, About, Feedback, Schedule, User similarity, Settings'
const ADD_TOPICS = 'Participants may add topics'
const CONTACTS = 'Consider whom people want to meet'
const SEE_PREFERENCES = 'Participants see each other’s topic choices'
const DURATION = 'Session duration in hours'
const ZONE = 'Time zone of the event'
const CLOCK = [ZONE, 'First Monday']
const LABELS = 'Names and times of the sessions'
const ONE_GROUP = 'Everybody is in one group only'
const ONE_TO_TEN = ['No', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Host']
const YES_FIRST_HOST = ['No', 'Yes', '#1 Yes!', 'Host']
/** What a new event is asked for besides its name; EVENT-3. */
const FIRST = ['Number of sessions', 'Meeting duration in sessions', DURATION, 'First Monday']

/** The content of docs/variants.md, with the labels of the screen. */
const VARIANTS: Variant[] = [
  {
    button: 'Planner',
    base: 'planner',
    hub: 'SessionsPlanner',
    tabs: STANDARD_TABS,
    fields: ['Number of sessions', LABELS, 'Rooms', ZONE, ADD_TOPICS, CONTACTS],
    numbers: ['2'],
    scale: YES_FIRST_HOST,
  },
  {
    button: 'Planner 1 to 10',
    base: 'planner10',
    hub: 'SessionsPlanner10',
    tabs: STANDARD_TABS,
    fields: ['Number of sessions', LABELS, 'Rooms', ZONE, ADD_TOPICS, CONTACTS],
    numbers: ['2'],
    scale: ONE_TO_TEN,
  },
  {
    button: 'Weekday and hour planner',
    base: 'weekdayhourplanner',
    hub: 'WeekDayHourPlanner',
    tabs: STANDARD_TABS,
    fields: [DURATION, ...CLOCK, ONE_GROUP, ADD_TOPICS, CONTACTS],
    numbers: ['2'],
    scale: ['No', 'Yes', '#1 Yes!'],
    hasWeek: true,
  },
  {
    button: 'One-on-one',
    base: '1on1',
    hub: 'OneOnOne',
    tabs: PAIR_TABS,
    fields: ['Number of sessions', LABELS, ZONE, CONTACTS],
    numbers: ['1'],
    scale: ['No', 'Yes'],
    asksForEmail: true,
    isPairs: true,
  },
  {
    button: 'Reciprocity',
    base: 'reciprocity',
    hub: 'Reciprocity',
    tabs: PAIR_TABS,
    fields: ['Number of sessions', LABELS, ZONE, CONTACTS],
    numbers: ['1'],
    scale: ['No', 'Yes'],
    asksForEmail: true,
    isPairs: true,
  },
  {
    button: 'Weekly circles',
    base: 'reciprocity10',
    hub: 'Reciprocity10',
    tabs: 'Your data, Your choices, Schedule, Settings, Event data, User similarity, Help, About, Feedback',
    fields: [DURATION, ...CLOCK, ONE_GROUP, ADD_TOPICS, CONTACTS],
    numbers: ['2'],
    scale: ONE_TO_TEN,
    hasWeek: true,
  },
  {
    button: 'Multi-session planner',
    base: 'multiplanner',
    hub: 'SessionsMultiPlanner',
    tabs: STANDARD_TABS,
    fields: [
      'Number of sessions',
      LABELS,
      'Rooms',
      'Meeting duration in sessions',
      ZONE,
      ADD_TOPICS,
      SEE_PREFERENCES,
      CONTACTS,
    ],
    numbers: ['2', '2'],
    scale: YES_FIRST_HOST,
  },
  {
    button: 'Community matcher',
    base: 'heallo',
    hub: 'HEAllo',
    tabs: 'Your data, Schedule, Event data, Settings, User similarity, Help, About',
    fields: [DURATION, ...CLOCK, ONE_GROUP, ADD_TOPICS, SEE_PREFERENCES, CONTACTS],
    numbers: ['2'],
    scale: YES_FIRST_HOST,
    asksForEmail: true,
    hasWeek: true,
    choicesTab: 'Your data',
    numUserSessions: '2',
    confirmsEverySend: true,
  },
]

for (const variant of VARIANTS) {
  test(`docs/variants.md: ${variant.button} opens, takes an event, people and a choice, and plans`, async ({
    page,
    server,
    openHub,
  }) => {
    await page.goto(`${server.url}/welcome/`)
    await page.getByRole('link', { name: variant.button, exact: true }).click()
    await expect(page).toHaveURL(`${server.url}/${variant.base}/`)
    await expect(page.getByRole('tab')).toHaveText(variant.tabs.split(', '))
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Event data')
    const form = page.getByRole('form')
    await expect(form.getByRole('button', { name: 'Register event' })).toBeVisible()
    const labels = async () =>
      (await form.locator('label, legend').allInnerTexts()).map((label) =>
        label.replace(/ \(required\)$/, ''),
      )
    const first = variant.fields.filter((field) => FIRST.includes(field))
    expect(await labels()).toEqual(['Event name', ...first])
    await form.getByRole('button', { name: 'More options' }).click()
    const rest = variant.fields.filter((field) => !FIRST.includes(field))
    await expect(form.locator('label, legend')).toHaveCount(first.length + rest.length + 3)
    expect(await labels()).toEqual(['Event name', ...first, 'Description', 'Show advanced fields', ...rest])
    const numbers = await form.locator('input[inputmode=numeric]').all()
    expect(await Promise.all(numbers.map((number) => number.inputValue()))).toEqual(variant.numbers)

    await page.getByRole('button', { name: 'Register event' }).click()
    await expect(page).toHaveURL(new RegExp(`/${variant.base}/admin/\\?adminInvite=`))
    const adminKey = new URL(page.url()).searchParams.get('adminInvite') ?? ''
    await registerAnn(page, variant)

    const hub = openHub(`/api/${variant.hub}/hub`)
    const event: PreparedEvent = { adminKey, adminLink: '', shareLink: '', shareKey: '' }
    const bob = await preparePerson(hub, event, 'Bob', 'Bread', {
      email: 'bob@example.org',
      timeZone: 'UTC',
      numUserSessions: variant.numUserSessions ? 2 : null,
    })
    await openTab(page, variant.choicesTab ?? 'Your choices')
    await page.getByText('My choices', { exact: true }).click()
    const rated = variant.isPairs ? 'Meet Bob' : 'Your choice: Bread'
    const radios = page.getByRole('group', { name: rated, exact: true }).locator('label')
    if (variant.scale.includes('Host'))
      await page.getByRole('button', { name: 'I can host some of these' }).click()
    await expect(radios).toHaveText(variant.scale)
    const second = variant.scale[1] ?? ''
    const spoken = /^\d+$/.test(second) ? `${second} of 10` : second
    await withMessage(page, 'Saved', () => choice(page, rated, spoken).check())

    const annId = await idOfAnn(hub, adminKey)
    await hub.setCell(event, {
      tableName: 'preferences',
      userId: bob.id,
      topicId: annId,
      value: second,
    })
    if (variant.hasWeek) {
      await expect(page.getByRole('grid', { name: /^Hours of the week/ })).toBeVisible()
      for (const userId of [annId, bob.id])
        await freeOnMonday(hub, adminKey, userId, variant.base === 'heallo')
    }
    await hub.setSetting(event, 'parameters|groups|solverTimeLimit', 5)
    await openTab(page, 'Schedule')
    const generate = page.getByRole('button', { name: 'Generate plan', exact: true })
    if (variant.confirmsEverySend) await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
    const confirmed = variant.confirmsEverySend && waitForElementWithText(page, '[role=alert]', 'Saved')
    await planned(page, () => generate.click())
    await confirmed
    if (variant.isPairs) {
      await confirmMeeting(page)
      await meetLate(page, hub, event, bob.id)
    } else await expect(content(page)).toContainText(/Tea|Bread/)
    await expect(content(page)).not.toContainText('No plan yet')
    // SCHED-65.
    await page.setViewportSize({ width: 1280, height: 860 })
    expect(await boardTop(page)).toBeLessThanOrEqual(225)
    // PLAN-12.
    await page.getByRole('button', { name: 'Plan again…' }).click()
    for (const name of ['Re-plan with few changes', 'Generate plan'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  })
}

/** With the keyboard, in the table of all meetings; Ann's own card says the same. */
async function confirmMeeting(page: Page): Promise<void> {
  const table = page.getByRole('grid', { name: 'All meetings' })
  const state = table.getByRole('row', { name: /^Ann/ }).getByText('Reserved', { exact: true })
  await state.click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  // It is Ann's own, so that she is asked how Bob can reach her.
  const dialog = page.getByRole('dialog', { name: 'Confirm the meeting with Bob?' })
  await expect(dialog.getByLabel('How can Bob reach you?')).toBeFocused()
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(table.getByText('Confirmed', { exact: true })).toHaveCount(2)
  await expect(content(page).getByRole('listitem').filter({ hasText: 'With Bob' })).toContainText('Confirmed')
}

/** PLAN-36: Cy comes late and meets Bob beside the meeting that there is, until that is taken back. */
async function meetLate(page: Page, hub: HubClient, event: PreparedEvent, bobId: string): Promise<void> {
  const cy = await preparePerson(hub, event, 'Cy', 'Go', { email: 'cy@example.org' })
  for (const [userId, topicId] of [
    [cy.id, bobId],
    [bobId, cy.id],
  ] as const)
    await hub.setCell(event, { tableName: 'preferences', userId, topicId, value: 'Yes' })
  const rows = page.getByRole('grid', { name: 'All meetings' }).getByRole('row', { name: /Cy/ })
  await page.getByRole('button', { name: 'Add meetings, move nobody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Meetings without moving anybody' })
  await expect(dialog).toContainText(/New meetings \(1\)(Bob with Cy|Cy with Bob)/)
  await expect(rows.first()).toContainText('Reserved')
  await dialog.getByRole('button', { name: 'Take them out again' }).click()
  await expect(dialog).toContainText('These meetings are taken out again.')
  await expect(rows).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(
    page.getByRole('grid', { name: 'All meetings' }).getByText('Confirmed', { exact: true }),
  ).toHaveCount(2)
}

async function registerAnn(page: Page, variant: Variant): Promise<void> {
  await openTab(page, 'Your data')
  await page.getByLabel(/^Your name/).fill('Ann')
  await page
    .getByLabel(/^Topic/)
    .first()
    .fill('Tea')
  const email = page.getByLabel(/^E-mail/)
  if (variant.asksForEmail) {
    await page.getByRole('button', { name: 'Register user' }).click()
    await expect(page.getByText('E-mail is required.')).toBeVisible()
    await email.fill('ann@example.org')
  } else await expect(email).toHaveCount(0)
  if (variant.numUserSessions) await page.getByLabel(/^Number of sessions/).fill(variant.numUserSessions)
  await page.getByRole('button', { name: 'Register user' }).click()
  await expect(page).toHaveURL(new RegExp(`/${variant.base}/participant/\\?personalKey=`))
}

async function idOfAnn(hub: HubClient, adminKey: string): Promise<string> {
  const data = await hub.joined(adminKey)
  return data.persons.find(({ name }) => name === 'Ann')?.id ?? ''
}

async function freeOnMonday(
  hub: HubClient,
  adminKey: string,
  userId: string,
  inWords: boolean,
): Promise<void> {
  await hub.call('SendSharedRangeValue', {
    eventAdminGuid: adminKey,
    eventUserPrivateGuid: '',
    eventShareGuid: '',
    tableName: 'weekDayHourAvailabilities',
    userId,
    value: inWords ? 'Yes' : true,
    timestamp: Date.now(),
    rangeStartD1: 1,
    rangeStartD2: 9,
    rangeEndD1: 2,
    rangeEndD2: 20,
  })
}
