import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { environmentWithNode, nodePath } from './node.mjs'
import { root } from './paths.mjs'
import { unpackShippedBrowser } from './shipped-browser.mjs'
import { exitWithError, printStatus, runSilently } from './terminal.mjs'

/**
 * Arguments of the Chromium of journeys and pictures: it asks for nothing but the pages that it is sent to.
 */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

const require = createRequire(import.meta.url)

/**
 * Finds a Chromium that starts on this machine: CHROME_PATH, Playwright's cache, a system browser, then the
 * one shipped as an npm package (unpacked on first use). Nothing is downloaded.
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (await starts(chosen)) return chosen
    exitWithError(
      `CHROME_PATH is "${chosen}", but no browser starts from there. Maybe unset it to let one be found.`,
    )
  }
  for (const path of [playwrightBrowser(), ...systemBrowsers()]) {
    if (await starts(path)) return path
  }
  return unpackShippedBrowser()
}

/** Like `findBrowser`, but downloads Playwright's as the last resort; without one the process ends. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  printStatus('Found no browser; downloading the one of Playwright …')
  const cli = require.resolve('@playwright/test/cli')
  await runSilently(nodePath, [cli, 'install', 'chromium'], { cwd: root, env: environmentWithNode() })
  if (await starts(playwrightBrowser())) return playwrightBrowser()
  exitWithError(
    'The journeys need a Chromium, and none could be found, unpacked or downloaded.',
    'Install one (Debian, Ubuntu: apt-get install chromium) or set CHROME_PATH to its executable.',
  )
}

/** @returns {string} */
function playwrightBrowser() {
  return require('@playwright/test').chromium.executablePath()
}

function systemBrowsers() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
}

/** Some systems have a stub that only explains how to install a browser. @param {string} path */
export async function starts(path) {
  if (!existsSync(path)) return false
  try {
    await promisify(execFile)(path, ['--version'], { timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
