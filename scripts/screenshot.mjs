import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { ensureBrowser, LAUNCH_ARGS } from './lib/browser.mjs'
import { startDemo } from './lib/demo-server.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { inRoot } from './lib/paths.mjs'
import { printStatus } from './lib/terminal.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'

/** Takes the screenshot of the README: the schedule of the demo event. Run it when the screen has changed. */
const picture = inRoot('docs', 'images', 'schedule.png')

await ensureInstalled()
await ensureWebBuilt()
const executablePath = await ensureBrowser()
const { chromium } = await import('@playwright/test')
const demo = await startDemo()
try {
  await takePicture(demo.organiserLink)
  printStatus(`Wrote ${picture}`)
} finally {
  demo.stop()
}

/** @param {string} link */
async function takePicture(link) {
  const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS })
  try {
    const viewport = { width: 1280, height: 800 }
    const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(`${link}&tab=4`)
    await page.getByRole('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    mkdirSync(dirname(picture), { recursive: true })
    await page.screenshot({ path: picture })
  } finally {
    await browser.close()
  }
}
