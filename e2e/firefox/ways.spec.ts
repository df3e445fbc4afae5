import { type PreparedEvent, prepareEvent, preparePerson } from '../event.ts'
import { expect, test } from './firefox.ts'
import { address, click, isChecked, isRead, isShown, tap, type } from './screen.ts'

// Both in one Firefox.
test.describe.configure({ mode: 'default' })

const LAPTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

test('BROWSER-1: in Firefox an organiser registers an event, has a plan made, and a guest sees it', async ({
  open,
  server,
  hub,
}) => {
  const page = await open(`${server.url}/welcome/`, LAPTOP)
  await click(page, { role: 'link', name: 'Planner' })
  await click(page, { role: 'textbox', name: 'Event name' })
  await type(page, 'By the fox')
  await click(page, { role: 'button', name: 'Register event' })
  await expect.poll(() => address(page)).toContain('adminInvite=')

  // Others join over the hub: joining is the other journey.
  const adminLink = await address(page)
  const adminKey = new URL(adminLink).searchParams.get('adminInvite') ?? ''
  const event: PreparedEvent = { adminKey, adminLink, shareLink: '', shareKey: '' }
  await hub.setSetting(event, 'parameters|groups|solverTimeLimit', 5)
  const ann = await preparePerson(hub, event, 'Ann', 'Tea')
  const bob = await preparePerson(hub, event, 'Bob', 'Bread')
  await hub.setCell(event, { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' })

  await click(page, { role: 'tab', name: 'Schedule' })
  await click(page, { role: 'button', name: 'Generate plan' })
  await isShown(page, { role: 'heading', name: 'Session 1' })
  await isRead(page, 'Tea')

  const guest = await open(`${bob.link}&tab=4`, LAPTOP)
  await click(guest, { role: 'tab', name: 'Schedule' })
  await isRead(guest, 'Tea')
})

test('BROWSER-1, BROWSER-2: in Firefox a guest joins on a phone by touch, rates a topic, and comes back', async ({
  open,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await preparePerson(hub, event, 'Bob', 'Bread')
  const page = await open(event.shareLink, PHONE)
  await tap(page, { role: 'textbox', name: 'Your name' })
  await type(page, 'Ann')
  await tap(page, { role: 'button', name: 'Register user' })
  const wish = { role: 'radio', name: '#1 Yes!', within: 'Your choice: Bread' } as const
  await tap(page, wish)
  await isChecked(page, wish)
  await isRead(page, 'Saved')
  await page.reload()
  await isChecked(page, wish)
})
