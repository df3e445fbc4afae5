import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBrowser, LAUNCH_ARGS } from './browser.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { environmentWithNode, nodeFlags, nodePath } from './node.mjs'
import { root } from './paths.mjs'
import { ensureServerBuilt } from './server-build.mjs'
import { printStatus } from './terminal.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/**
 * Takes a picture of a server with the demo event alone, in a light window. `show` leads the page to what is
 * taken, from the organiser's link.
 * @param {string} picture path of the file
 * @param {{ width: number, height: number }} viewport
 * @param {(page: import('@playwright/test').Page, organiserLink: string) => Promise<void>} show
 */
export async function takeDemoPicture(picture, viewport, show) {
  await ensureInstalled()
  await ensureWebBuilt()
  const executablePath = await ensureBrowser()
  const { chromium } = await import('@playwright/test')
  const demo = spawn(nodePath, [...nodeFlags, join(await ensureServerBuilt(), 'demo.js')], {
    cwd: root,
    env: environmentWithNode({ PORT: '0', DATA_DIR: '' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS })
  try {
    const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' })
    await show(page, await printedLink(demo))
    await page.waitForLoadState('networkidle')
    mkdirSync(dirname(picture), { recursive: true })
    await page.screenshot({ path: picture })
    printStatus(`Wrote ${picture}`)
  } finally {
    await browser.close()
    demo.kill()
  }
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} demo
 * @returns {Promise<string>}
 */
function printedLink(demo) {
  return new Promise((resolve, reject) => {
    let output = ''
    demo.stdout.on('data', (chunk) => {
      output += chunk
      const link = /as its organiser\s+(\S+)\n/.exec(output)?.[1]
      if (link) resolve(link)
    })
    demo.once('exit', (code) => reject(new Error(`The demo ended with ${code}: ${output}`)))
  })
}
