import { HubClient, prepareEvent, preparePerson } from '../event.ts'
import { openAt } from '../screen.ts'
import { expect, test } from '../server.ts'

test('CHECK-3, CHECK-8, CHECK-9, PLAN-19: an event that cannot be planned says why before and after a run, and what a change solved and brought', async ({
  browser,
  server,
}) => {
  const hub = new HubClient(server.url)
  const event = await prepareEvent(hub, { numSessions: 1, considerContactPreferences: true })
  const people = [await preparePerson(hub, event, 'Ann', 'Tea')]
  for (const name of ['Bob', 'Cem']) people.push(await preparePerson(hub, event, name))
  const [ann] = people
  for (const { id: userId } of people)
    for (const { id: topicId } of people) {
      if (userId === topicId) continue
      await hub.setCell(event, { tableName: 'contactPreferences', userId, topicId, value: 'No' })
      if (topicId === ann?.id)
        await hub.setCell(event, { tableName: 'preferences', userId, topicId, value: 'Yes' })
    }
  hub.close()
  const page = await openAt(browser, `${event.adminLink}&tab=4`)
  await page.getByRole('tab', { name: 'Schedule' }).click()
  const why = page.getByText('Tea cannot run: too few of those who want it go together')
  await expect(why).toBeVisible()

  await page.getByRole('button', { name: 'Generate plan', exact: true }).click()
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'Tea needs 2 people, and of those who want it at most 1 may sit together' })
  await expect(failed).toBeVisible()
  await expect(page.getByText('Let the planner run longer')).toHaveCount(0)
  await expect(page.getByText('Ready to plan')).toHaveCount(0)
  await expect(why).toBeVisible()

  await page.getByRole('button', { name: 'Allow groups of 1' }).click()
  await expect(page.getByText('Changed. That solved 1 problem and brought 2 new ones.')).toBeVisible()
  await expect(page.getByText('new since your change')).toHaveCount(2)
})
