import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { ensureBrowser, LAUNCH_ARGS } from './lib/browser.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { environmentWithNode, nodeFlags, nodePath } from './lib/node.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { printStatus } from './lib/terminal.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'

/** Takes the screenshot of the README: the schedule of the demo event. Run it when the screen has changed. */
const picture = inRoot('docs', 'images', 'schedule.png')

await ensureInstalled()
await ensureWebBuilt()
const executablePath = await ensureBrowser()
const { chromium } = await import('@playwright/test')
const demo = spawn(nodePath, [...nodeFlags, 'apps/server/src/demo/main.ts'], {
  cwd: root,
  env: environmentWithNode({ PORT: '0', DATA_DIR: '' }),
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await takePicture(await organiserLink())
  printStatus(`Wrote ${picture}`)
} finally {
  demo.kill()
}

/** @returns {Promise<string>} as the demo prints it */
function organiserLink() {
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

/** @param {string} link */
async function takePicture(link) {
  const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS })
  try {
    const viewport = { width: 1280, height: 800 }
    const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(`${link}&tab=4`)
    await page.getByRole('grid').first().waitFor()
    await page.waitForLoadState('networkidle')
    mkdirSync(dirname(picture), { recursive: true })
    await page.screenshot({ path: picture })
  } finally {
    await browser.close()
  }
}
