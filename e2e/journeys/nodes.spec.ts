import { startLocalPostgres } from '../../apps/server/src/cluster/local-postgres.ts'
import { HubClient, prepareEvent, preparePerson } from '../event.ts'
import { PlannerServer } from '../planner-server.ts'
import { openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

test('SCALE-1, SCALE-2, SCALE-8: two browsers at two nodes see each other’s edits; while the database is away edits wait without a dialog, and are saved when it is back', async ({
  browser,
}) => {
  const database = await startLocalPostgres()
  const variables = {
    DATABASE_URL: await database.newDatabase(),
    KEY_SECRET: 'a-secret-that-all-nodes-of-a-journey-have-0123456789',
    LOG_LEVEL: 'fatal',
  }
  const [near, far] = [new PlannerServer(variables), new PlannerServer(variables)]
  await near.start()
  await far.start()
  const hub = new HubClient(near.url)
  try {
    const event = await prepareEvent(hub)
    const ann = await preparePerson(hub, event, 'Ann', 'Tea')
    await preparePerson(hub, event, 'Bob', 'Bread')
    const organiser = await openAt(browser, `${event.adminLink}&tab=3`)
    const guest = await openAt(browser, ann.link.replace(near.url, far.url), { phone: true })
    const chosen = (name: string) =>
      guest.getByRole('group', { name: 'Your choice: Bread' }).getByRole('radio', { name, exact: true })
    const cell = organiser.getByRole('row', { name: /^Ann/ }).getByRole('gridcell').nth(1)

    await chosen('#1 Yes!').check()
    await expect(cell).toContainText('#1 Yes!')
    await cell.focus()
    await organiser.keyboard.press('y')
    await expect(chosen('Yes')).toBeChecked()

    await database.kill()
    await chosen('#1 Yes!').check()
    await expect(guest.getByText('Not saved yet').first()).toBeVisible()
    await expect(guest.getByRole('alertdialog')).toHaveCount(0)
    await database.start()
    await expect(guest.getByText('Not saved yet')).toHaveCount(0)
    await expect(chosen('#1 Yes!')).toBeChecked()
    await expect(cell).toContainText('#1 Yes!')
    await expect(guest.getByRole('alertdialog')).toHaveCount(0)
  } finally {
    hub.close()
    await near.close()
    await far.close()
    await database.close()
  }
})
