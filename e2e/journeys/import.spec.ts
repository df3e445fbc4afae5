import { expectAccessible } from '../accessible.ts'
import { prepareEvent } from '../event.ts'
import { actOn } from '../screen.ts'
import { expect, test } from '../server.ts'

/** Answers to a form: a grid of topics, a question about people, and what they wrote. */
const FORM = `Timestamp,Your name,Which topics? [Tea],Which topics? [Bees],Do you need parking?,Anything else?
1/2/2026,Ada,Interested,Burning,Yes,Vegetarian
1/2/2026,Bo,Burning,Interested,No,
1/3/2026,Cleo,Not interested,Very interested,No,I bring cake
`

test('IMPORT-62, IMPORT-63, IMPORT-64: what a form asks besides stays out, one press takes it in, and an import is undone from its message', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await page.goto(`${event.adminLink}&tab=1`)
  const open = page.getByRole('button', { name: 'Import', exact: true })
  await open.click()
  const dialog = page.getByRole('dialog', { name: /Import people/ })
  await dialog.getByLabel('Or paste the table').fill(FORM)
  await dialog.getByRole('button', { name: 'Read the table' }).click()
  const parking = dialog.getByLabel('What column 5, Do you need parking?, holds')
  await expect(parking).toHaveValue('ignore')
  await expect(dialog.getByText('Looks like a question about the person.')).toBeVisible()
  await expectAccessible(page, 'import, columns that are left out')
  await dialog.getByRole('button', { name: 'It is a topic: Do you need parking?' }).click()
  await expect(parking).toHaveValue('topic')
  await parking.selectOption('ignore')
  await dialog.getByRole('button', { name: 'Put them into the profiles: Anything else?' }).click()
  const notes = dialog.getByLabel('What column 6, Anything else?, holds')
  await expect(notes).toHaveValue('note')
  await expect(notes.locator('option:checked')).toHaveText('Profile, which everybody can read')
  await dialog.getByRole('button', { name: 'Next' }).click()

  await expect(dialog.getByRole('heading', { name: 'Match the form’s answers' })).toBeFocused()
  await expect(dialog.getByText('3 people, all new')).toBeVisible()
  await expect(dialog.getByText('2 topics, all new')).toBeVisible()
  await expect(dialog.getByText('Vegetarian')).toHaveCount(0)
  await dialog.getByLabel('What Burning counts as').selectOption('#1 Yes!')
  await expect(dialog.getByRole('heading', { name: 'Ready to import' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()

  await expect(dialog).toBeHidden()
  const said = page.getByRole('alert').filter({ hasText: '3 people, 2 topics and 5 choices imported.' })
  await expect(said).toBeVisible()
  await expect(open).toBeFocused()
  await expectAccessible(page, 'what was imported')
  const table = page.getByRole('grid', { name: 'Participants' })
  await expect(table).toContainText('Cleo')
  await actOn(page, 'Cleo', /^Edit/)
  await expect(page.getByLabel(/^Profile/)).toHaveValue('I bring cake')
  await page.keyboard.press('Escape')

  await said.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Import undone: the new people and topics are gone again.')).toBeVisible()
  await expect(table).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Participants' })).toBeFocused()
})

test('IMPORT-65: where rows were left out the dialog stays and says so first', async ({ page, hub }) => {
  const event = await prepareEvent(hub)
  await page.goto(`${event.adminLink}&tab=1`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Import people/ })
  await dialog.getByLabel('Or paste the table').fill('Name,Tea\nAda,Yes\n,Yes\nBo,Yes\n')
  await dialog.getByRole('button', { name: 'Read the table' }).click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('heading', { name: 'Some cells need mending first' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave these rows out: 3' }).click()
  await expect(dialog.getByRole('heading', { name: 'Ready to import' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  const result = dialog.getByRole('status')
  await expect(result).toHaveText(
    '1 row was left out.The name of the person is missing. Rows: 32 people, 1 topic and 2 choices imported.',
  )
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(result).toContainText('Import undone')
})
