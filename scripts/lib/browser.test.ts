import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { findBrowser, LAUNCH_ARGS, starts } from './browser.mjs'
import { unpackShippedBrowser } from './shipped-browser.mjs'

/** Width of a word of ten large letters; zero without any font. */
async function widthOfText(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS })
  try {
    const page = await browser.newPage()
    await page.setContent('<span style="font-size: 40px">Jätkäsaari</span>')
    return (await page.locator('span').boundingBox())?.width ?? 0
  } finally {
    await browser.close()
  }
}

test('the browser that is found starts and shows text', async () => {
  const path = await findBrowser()
  expect(path).toBeDefined()
  expect(await widthOfText(path ?? '')).toBeGreaterThan(100)
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the shipped browser shows text as well',
  async () => {
    const path = await unpackShippedBrowser()
    expect(path).toBeDefined()
    expect(await widthOfText(path ?? '')).toBeGreaterThan(100)
  },
)

test('a file with the right name is not necessarily a browser', async () => {
  expect(await starts('/nowhere/chromium')).toBe(false)
  expect(await starts(import.meta.filename)).toBe(false)
})
