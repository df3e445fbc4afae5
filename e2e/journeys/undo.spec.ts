import { prepareEvent, preparePerson } from '../event.ts'
import { withMessage } from '../screen.ts'
import { expect, test } from '../server.ts'

test('own edits are undone and redone, by keys and by buttons that name the step', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  const ann = await preparePerson(hub, event, 'Ann')
  await preparePerson(hub, event, 'Bob', 'Bread')
  await preparePerson(hub, event, 'Eve', 'Tea')
  await page.goto(`${ann.link}&tab=3`)
  const choice = (topic: string, name: string) =>
    page.getByRole('group', { name: `Your choice: ${topic}` }).getByRole('radio', { name, exact: true })
  await choice('Bread', 'Yes').check()
  await choice('Tea', '#1 Yes!').check()
  // The part of the page that listens to the keys is fetched with the buttons.
  await expect(page.getByRole('button', { name: 'Undo: choice of Ann for Tea' })).toBeVisible()

  await withMessage(page, 'Undone: choice of Ann for Tea', () => page.keyboard.press('Control+z'))
  await expect(choice('Tea', '#1 Yes!')).not.toBeChecked()
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
