import { defineConfig } from '@playwright/test'
import { findBrowser, LAUNCH_ARGS } from './scripts/lib/browser.mjs'

// The workers load this file too and inherit the answer.
process.env.CHROME_PATH ??= (await findBrowser()) ?? ''

/** How long anything may take to come. Nothing waits for longer than it needs, so a slow machine only makes it slow. */
const WAIT_MS = 60_000

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Two cores are kept busy by three browsers with a server each; the journeys of a worker share both.
  fullyParallel: true,
  workers: 3,
  // A second try would hide a race.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A journey takes 1 to 15 s on two quiet cores.
  timeout: 300_000,
  expect: { timeout: WAIT_MS },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // A trace of every journey costs a third of its time: `npm test -- <journey> --trace on` records one.
    screenshot: 'only-on-failure',
    // Journeys about it allow it: elsewhere every page would keep a copy of the app.
    serviceWorkers: 'block',
    actionTimeout: WAIT_MS,
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: LAUNCH_ARGS,
    },
  },
})
