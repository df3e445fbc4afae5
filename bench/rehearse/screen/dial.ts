import { plain } from './plain-text.ts'
import { type WatchedPage, WORDS } from './watched-page.ts'

/** An end of one of the two ranges of a day. */
type Slider = readonly ['start' | 'end', number]

/**
 * Sets the times of the one topic of a phone's owner by the keys of its dial, copies them to all days,
 * changes Sunday, and saves. What the dial says of each day from Monday on: `09:00–12:00, 15:00–24:00`.
 */
export async function setRanges(phone: WatchedPage): Promise<string[]> {
  const { page } = phone
  await phone.openTab('userData')
  const anew = page.getByRole('button', { name: WORDS.whole('userData.times.set') })
  if ((await anew.count()) > 0) await anew.first().click()
  await phone.look('dial')
  // From nothing, whatever was set before, and from the end, since an end stops at the other range.
  for (const slider of [
    ['end', 1],
    ['start', 1],
    ['end', 1],
    ['start', 2],
  ] as const)
    await press(phone, slider, 'Home')
  await press(phone, ['end', 2], 'End')
  await press(phone, ['start', 2], ...times('PageUp', 5))
  await press(phone, ['end', 1], ...times('PageUp', 4))
  await press(phone, ['start', 1], ...times('PageUp', 2))
  await press(phone, ['start', 1], ...times('ArrowDown', 1))
  await page.getByRole('button', { name: WORDS.whole('userData.times.copyToAll') }).click()
  const usual = await said(phone)
  await page
    .getByRole('radiogroup', { name: WORDS.whole('userData.times.day') })
    .locator('label')
    .last()
    .click()
  await press(phone, ['end', 2], ...times('ArrowDown', 2))
  const sunday = await said(phone)
  await phone.look('dial set')
  await page.getByRole('button', { name: WORDS.whole('userData.update') }).click()
  await page.getByText(WORDS.whole('app.unsaved')).waitFor({ state: 'hidden' })
  await phone.settled()
  return [...Array.from({ length: 6 }, () => usual), sunday]
}

async function press({ page }: WatchedPage, [end, number]: Slider, ...keys: string[]): Promise<void> {
  const handle = page.getByRole('slider', { name: WORDS.whole(`userData.times.${end}Of`, { number }) })
  for (const key of keys) await handle.press(key)
}

function times(key: string, count: number): string[] {
  return Array.from({ length: count }, () => key)
}

async function said({ page }: WatchedPage): Promise<string> {
  const text = async (end: 'start' | 'end', number: number) => {
    const slider = page.getByRole('slider', { name: WORDS.whole(`userData.times.${end}Of`, { number }) })
    return plain((await slider.getAttribute('aria-valuetext')) ?? '')
  }
  return `${await text('start', 1)}–${await text('end', 1)}, ${await text('start', 2)}–${await text('end', 2)}`
}
