import { HubClient, prepareEvent, preparePerson } from '../event.ts'
import { expect, test } from '../server.ts'

test('own edits are taken back and made again, by keys and by buttons that name the step', async ({
  page,
  server,
}) => {
  const hub = new HubClient(server.url)
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann')
  await preparePerson(hub, event, 'Bob', 'Bread')
  await preparePerson(hub, event, 'Eve', 'Tea')
  hub.close()
  await page.goto(`${ann.link}&tab=3`)
  const choice = (topic: string, name: string) =>
    page.getByRole('group', { name: `Your choice: ${topic}` }).getByRole('radio', { name, exact: true })
  await choice('Bread', 'Yes').check()
  await choice('Tea', '#1 Yes!').check()

  await page.keyboard.press('Control+z')
  await expect(choice('Tea', '#1 Yes!')).not.toBeChecked()
  await expect(page.getByText('Undone: choice of Ann for Tea')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: choice of Ann for Bread' }).click()
  await expect(choice('Bread', 'Yes')).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled()

  await page.keyboard.press('Control+Shift+z')
  await expect(choice('Bread', 'Yes')).toBeChecked()
  await page.getByRole('button', { name: 'Redo: choice of Ann for Tea' }).click()
  await expect(choice('Tea', '#1 Yes!')).toBeChecked()
  await page.reload()
  await expect(choice('Tea', '#1 Yes!')).toBeChecked()
})

test('what was chosen without a connection survives loading the page anew', async ({
  page,
  server,
  context,
}) => {
  const hub = new HubClient(server.url)
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann')
  await preparePerson(hub, event, 'Bob', 'Bread')
  hub.close()
  await page.goto(`${ann.link}&tab=3`)
  const yes = page
    .getByRole('group', { name: 'Your choice: Bread' })
    .getByRole('radio', { name: 'Yes', exact: true })
  await expect(yes).toBeVisible()
  await context.setOffline(true)
  await server.stop('SIGKILL')
  await yes.check()
  await context.setOffline(false)
  await server.start()
  await page.reload()
  await expect(yes).toBeChecked()
  const other = await (await context.browser()?.newContext())?.newPage()
  await other?.goto(`${ann.link}&tab=3`)
  await expect(
    other
      ?.getByRole('group', { name: 'Your choice: Bread' })
      .getByRole('radio', { name: 'Yes', exact: true }) ?? yes,
  ).toBeChecked()
})
