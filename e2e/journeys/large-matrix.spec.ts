import type { Page } from '@playwright/test'
import { prepareEvent, preparePerson } from '../event.ts'
import { searchMatrix } from '../screen.ts'
import { expect, test } from '../server.ts'
import { importTable, interestTable } from '../table.ts'

test('300 people by 100 topics: opens, scrolls, re-renders one cell per edit, and accepts a paste', async ({
  page,
  server,
  hub,
}) => {
  const event = await prepareEvent(hub)
  await importTable(server.url, event, interestTable(300, 100))
  await preparePerson(hub, event, 'Ann', 'Tea')
  const { persons, topics } = await hub.joined(event.adminKey)
  const idOf = (name: string) => persons.find((person) => person.name === name)?.id ?? ''
  const topicOf = (name: string) => topics.find((topic) => topic.name === name)?.id ?? ''

  await page.goto(`${event.adminLink}&tab=3`)
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', '302')
  await expect(grid).toHaveAttribute('aria-colcount', '102')
  const mounted = () => grid.getByRole('gridcell').count()
  await expect.poll(mounted).toBeGreaterThan(50)
  expect(await mounted()).toBeLessThan(3000)

  await watchMutations(page)
  const first = grid
    .getByRole('row', { name: /^Person 1\b/ })
    .getByRole('gridcell')
    .first()
  await expect(first).toContainText('#1 Yes!')
  await hub.setCell(event, {
    tableName: 'preferences',
    userId: idOf('Person 1'),
    topicId: topicOf('Paper 1'),
    value: 'Yes',
  })
  // "Yes" is a part of the choice before, too.
  await expect(first).not.toContainText('#1')
  const painted = await mutatedCells(page)
  expect(painted).toHaveLength(1)

  await grid
    .locator('..')
    .evaluate((scroller) => scroller.scrollTo(scroller.scrollWidth, scroller.scrollHeight))
  const last = grid.getByRole('row', { name: /^Ann/ }).getByRole('gridcell').last()
  await expect(last).toContainText('Host')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(grid.getByRole('columnheader', { name: /Tea/ })).toBeInViewport()
  await expect(grid.getByRole('rowheader', { name: /^Ann/ })).toBeInViewport()

  const secondLast = grid
    .getByRole('row', { name: /^Person 300/ })
    .getByRole('gridcell')
    .last()
  await secondLast.focus()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('Yes\n#1 Yes!'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(secondLast).toContainText('Yes')
  await expect(last).toContainText('#1 Yes!')
  await expect(page.getByText('2 choices pasted.')).toBeVisible()
  await page.reload()
  await searchMatrix(page, 'Ann', 'Tea')
  await expect(grid.getByRole('gridcell')).toContainText(['#1 Yes!'])
})

async function watchMutations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cells = new Set<Element>()
    Object.assign(window, { mutatedCells: cells })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        cells.add(element?.closest('[role=gridcell], td, th') ?? element ?? document.body)
      }
    }).observe(document.querySelector('[role=grid]') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
}

function mutatedCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(window as unknown as { mutatedCells: Set<Element> }).mutatedCells].map((cell) => cell.outerHTML),
  )
}
