import { prepareEvent, preparePerson } from '../event.ts'
import { choice, openAt, openTab, smallestGroup, withMessage } from '../screen.ts'
import { expect, test } from '../server.ts'

test('SETTING-1: a number out of range shows the range and keeps the text; settings are saved on change', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const first = await openAt(browser, `${event.adminLink}&tab=5`)
  const second = await openAt(browser, `${event.adminLink}&tab=5`)
  await smallestGroup(first).fill('101')
  await smallestGroup(first).press('Enter')
  await expect(first.getByText('Smallest group must be a whole number from 1 to 100.')).toBeVisible()
  await expect(smallestGroup(first)).toHaveValue('101')
  await expect(smallestGroup(second)).toHaveValue('2')

  await smallestGroup(first).fill('4')
  await smallestGroup(first).press('Enter')
  await expect(smallestGroup(second)).toHaveValue('4')
  await second.getByLabel('When in doubt, prefer').getByText('Popular').click()
  await expect(first.getByLabel('When in doubt, prefer').getByLabel(/Popular/)).toBeChecked()

  // Input is not overwritten by others. The number is out of range, since valid input is saved after a pause.
  await smallestGroup(first).fill('101')
  await smallestGroup(second).fill('3')
  await smallestGroup(second).press('Enter')
  await second.getByLabel('When in doubt, prefer').getByText('Rarely chosen').click()
  await expect(first.getByLabel('When in doubt, prefer').getByLabel(/Rarely chosen/)).toBeChecked()
  await expect(smallestGroup(first)).toHaveValue('101')
  await smallestGroup(first).fill('7')
  await smallestGroup(first).press('Enter')
  await expect(smallestGroup(second)).toHaveValue('7')
  await first.reload()
  await expect(smallestGroup(first)).toHaveValue('7')
})

test('PRIV-4, ROLE-5: what participants see follows the settings live', async ({ browser, hub }) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann')
  const bob = await preparePerson(hub, event, 'Bob', 'Bread')
  await hub.setCell(event, { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: 'Yes' })
  await hub.setGroup(event, { topicId: bob.id, userIds: [ann.id, bob.id] })
  const guest = await openAt(browser, `${ann.link}&tab=3`)
  const everyone = guest.getByText('Everyone', { exact: true })
  await everyone.click()
  await expect(guest.getByRole('grid')).toBeVisible()
  await hub.setSetting(event, 'parameters|ui|showPreferenceMatrixToUsers', false)
  await expect(guest.getByRole('grid')).toHaveCount(0)
  await expect(everyone).toHaveCount(0)
  await expect(choice(guest, 'Your choice: Bread', 'Yes')).toBeChecked()
  await hub.setSetting(event, 'parameters|ui|showPreferenceMatrixToUsers', true)
  await expect(everyone).toBeVisible()

  await guest.getByText('My choices', { exact: true }).click()
  await hub.setSetting(event, 'parameters|ui|showBlankInPlaceOfNoInPreferences', false)
  await expect(choice(guest, 'Your choice: Bread', 'No')).toBeVisible()

  await openTab(guest, 'Schedule')
  await guest.getByText('Tables', { exact: true }).click()
  const own = guest.getByRole('checkbox', { name: /^Ann in Bread/ }).first()
  await expect(own).toBeEnabled()
  await hub.setSetting(event, 'parameters|ui|allowUsersToChangeSchedule', false)
  await expect(own).toBeDisabled()
  await hub.setSetting(event, 'parameters|ui|showScheduleTabToUsers', false)
  await expect(guest.getByRole('tab', { name: 'Schedule' })).toHaveCount(0)
  await expect(guest.getByRole('grid')).toHaveCount(0)

  await openTab(guest, 'Your data')
  await expect(guest.getByLabel(/^Topic/)).toBeVisible()
  await hub.call('UpdateEvent', {
    event: { name: 'Open Space', numSessions: 2, allowParticipantsToAddTopics: false },
    adminKey: event.adminKey,
  })
  await expect(guest.getByLabel(/^Topic/)).toHaveCount(0)
})

test('CHOICE-11: contact preferences show when the event considers them, to hosts only, with yes and no only', async ({
  browser,
  hub,
}) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann')
  await preparePerson(hub, event, 'Bob', 'Bread')
  const guest = await openAt(browser, ann.link)
  await expect(choice(guest, 'Your choice: Bread', 'Yes')).toBeVisible()
  const people = guest.getByRole('heading', { name: 'Anyone you hope to meet?' })
  await expect(people).toHaveCount(0)
  await hub.call('UpdateEvent', {
    event: { name: 'Open Space', numSessions: 2, considerContactPreferences: true },
    adminKey: event.adminKey,
  })
  await expect(people).toBeVisible()
  await guest.getByRole('button', { name: 'More precise: 1 to 10' }).click()
  await withMessage(guest, 'Saved', () => choice(guest, 'Be with Bob', '7 of 10').check())
  await hub.setSetting(event, 'parameters|ui|allowOnlyBinaryContactPreferences', true)
  await expect(choice(guest, 'Be with Bob', '7 of 10')).toHaveCount(0)
  const ratherNot = guest.getByRole('button', { name: 'Rather not meet: Bob' })
  await expect(ratherNot).toHaveAttribute('aria-pressed', 'false')
  // From then on nobody but hosts may choose: what is not stored before is refused.
  await expect(guest.getByText('Saved', { exact: true })).toHaveCount(0)
  await withMessage(guest, 'Saved', () => ratherNot.click())
  await hub.setSetting(event, 'parameters|ui|showContactPreferencesOnlyToHosts', true)
  await expect(people).toHaveCount(0)
  await guest.getByRole('button', { name: 'I can host some of these' }).click()
  await choice(guest, 'Your choice: Bread', 'Host').check()
  await expect(people).toBeVisible()
  await expect(ratherNot).toHaveAttribute('aria-pressed', 'true')
})
