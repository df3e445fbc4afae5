import { prepareEvent, preparePerson } from '../event.ts'
import { pagesOfPdf } from '../pdf-text.ts'
import { expect, test } from '../server.ts'

/** Long names and names of several scripts. */
const NAMES = [
  'Amara Okoye',
  'Александра Соловьёва-Константинопольская',
  'مريم الهاشمي',
  '佐藤花子',
  'สมชายใจดีมากที่สุดในโลก',
  'Christopher Montgomery-Featherstonehaugh',
  ...Array.from({ length: 14 }, (_, index) => `Person ${index + 1}`),
]
const LONG = 'What should our town look like in twenty years, and who decides about all of that?'

test('PAPER-1 to PAPER-4: slips, signs, cards and lists stand on paper whole, and nothing else does', async ({
  page,
  hub,
}) => {
  const event = await prepareEvent(hub, {
    numSessions: 3,
    newSessionLabels: '2026-12-05 9:30-10:15\n10:25-11:10\n11:20-12:05',
    groupRooms: 'Harbour Room; 30\nLoft; 10',
  })
  const people = []
  for (const [index, name] of NAMES.entries())
    people.push(await preparePerson(hub, event, name, index < 2 ? [LONG, 'Bees'][index] : undefined))
  const ids = new Set(people.map(({ id }) => id))
  const [first, second] = people
  await hub.setGroup(event, { topicId: first?.id ?? '', sessionId: 1, userIds: ids })
  await hub.setGroup(event, { topicId: second?.id ?? '', sessionId: 2, userIds: ids })

  await page.goto(`${event.adminLink}&tab=4`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'On paper…' }).click()
  const kind = page.getByLabel('What', { exact: true })
  const printed = async (value: string) => {
    await kind.selectOption(value)
    await expect(page.getByTestId('sheets').locator('section').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const cut = await page
      .getByTestId('sheets')
      .evaluate(
        (sheets) =>
          [...sheets.querySelectorAll('[data-box]')].filter(
            (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
          ).length,
      )
    await page.emulateMedia({ media: null })
    expect([value, cut]).toEqual([value, 0])
    const pages = pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))
    for (const each of pages) expect(each).not.toMatch(/Generateplan|Onpaper|Schedule|Close/)
    return pages
  }
  const slips = await printed('slips')
  expect(slips).toHaveLength(Math.ceil(NAMES.length / 8))
  const [page1 = ''] = slips
  expect(page1).toContain('AmaraOkoye')
  expect(page1).toContain('09:30–10:15')
  expect(slips.join('').match(/Bees/g)).toHaveLength(NAMES.length)
  for (const name of NAMES.filter((each) => /^[A-Z]/.test(each)))
    expect(slips.join('')).toContain(name.replaceAll(' ', ''))

  await page.getByLabel('Paper', { exact: true }).selectOption('Letter')
  expect(await printed('slips')).toHaveLength(Math.ceil(NAMES.length / 8))
  await page.getByLabel('Paper', { exact: true }).selectOption('A4')

  const ticks = (await printed('ticks')).join('')
  for (const name of NAMES.filter((each) => /^[A-Z]/.test(each)))
    expect(ticks).toContain(name.replaceAll(' ', ''))
  expect(await printed('cards')).toHaveLength(1)
  expect((await printed('bySession')).join('')).toContain('Bees')
  expect((await printed('signs')).join('')).toContain('Findyourowngroups')
  const tally = await printed('tally')
  expect(tally).toHaveLength(5)
  expect(tally[0]).toContain('#1Yes!')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'On paper…' })).toBeFocused()

  // By keyboard alone: the page behind cannot be reached, and Escape leads back.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Tab')
  await expect(kind).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'On paper…' })).toBeFocused()
})
