import type { WatchedPage } from './watched-page.ts'

/**
 * Sets the times of the one topic of a phone's owner by the keys of its dial, copies them to all days, changes Sunday, and saves.
 * What the dial says of each day from Monday on: `09:00–12:00, 15:00–24:00`.
 */
export async function setRanges(phone: WatchedPage): Promise<string[]> {
  const { page } = phone
  await phone.openTab('Your data')
  const anew = page.getByRole('button', { name: 'Set times', exact: true })
  if ((await anew.count()) > 0) await anew.first().click()
  await phone.look('dial')
  // From nothing, whatever was set before, and from the end, since an end stops at the other range.
  for (const slider of ['Time 1 until', 'Time 1 from', 'Time 1 until', 'Time 2 from'])
    await press(phone, slider, 'Home')
  await press(phone, 'Time 2 until', 'End')
  await press(phone, 'Time 2 from', ...times('PageUp', 5))
  await press(phone, 'Time 1 until', ...times('PageUp', 4))
  await press(phone, 'Time 1 from', ...times('PageUp', 2))
  await press(phone, 'Time 1 from', ...times('ArrowDown', 1))
  await page.getByRole('button', { name: 'Copy to all days' }).click()
  const usual = await said(phone)
  await page.getByRole('radiogroup', { name: 'Day', exact: true }).locator('label').last().click()
  await press(phone, 'Time 2 until', ...times('ArrowDown', 2))
  const sunday = await said(phone)
  await phone.look('dial set')
  await page.getByRole('button', { name: 'Update user data' }).click()
  await page.getByText('Not saved yet').waitFor({ state: 'hidden' })
  await phone.settled()
  return [...Array.from({ length: 6 }, () => usual), sunday]
}

async function press({ page }: WatchedPage, slider: string, ...keys: string[]): Promise<void> {
  const handle = page.getByRole('slider', { name: slider, exact: true })
  for (const key of keys) await handle.press(key)
}

function times(key: string, count: number): string[] {
  return Array.from({ length: count }, () => key)
}

async function said({ page }: WatchedPage): Promise<string> {
  const sliders = await page.getByRole('slider', { name: /^Time [12] (from|until)$/ }).all()
  const ends = await Promise.all(sliders.map((slider) => slider.getAttribute('aria-valuetext')))
  return `${ends[0]}–${ends[1]}, ${ends[2]}–${ends[3]}`
}
