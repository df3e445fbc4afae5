import { ensureBrowser, LAUNCH_ARGS } from './lib/browser.mjs'
import { startDemo } from './lib/demo-server.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { inRoot } from './lib/paths.mjs'
import { printStatus } from './lib/terminal.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'

/**
 * Draws the picture that previews of links show (FRONT-6), out of the front page itself: its mark, its heading and its drawing. Run it
 * when one of them has changed.
 */
const picture = inRoot('apps', 'web', 'public', 'social.png')
const SIZE = { width: 1200, height: 630 }

const ONLY_WHAT_IS_SHOWN = `
  body * { visibility: hidden }
  :is(header > span, h1, figure > svg), :is(header > span, h1, figure > svg) * { visibility: visible }
  header > span { position: fixed; left: 45px; top: 45px; zoom: 1.6 }
  h1#introduction { position: fixed; left: 72px; top: 214px; width: 420px; font-size: 72px }
  figure > svg { position: fixed; right: 56px; top: 40px; width: 650px !important }
`

await ensureInstalled()
await ensureWebBuilt()
const executablePath = await ensureBrowser()
const { chromium } = await import('@playwright/test')
const demo = await startDemo()
const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS })
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(new URL('/welcome/', demo.organiserLink).href)
  await page.locator('figure svg').first().waitFor()
  await page.addStyleTag({ content: ONLY_WHAT_IS_SHOWN })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: picture })
  printStatus(`Wrote ${picture}`)
} finally {
  await browser.close()
  demo.stop()
}
