import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

// The workers load this file too and inherit the answer.
process.env.CHROME_PATH ??= (await findBrowser()) ?? ''

/** A machine that tests for others may be slow: opening a large event has taken 15 s there. */
const WAIT_MS = process.env.CI ? 30_000 : 15_000

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Every journey starts a server of its own; two cores carry two of them.
  fullyParallel: true,
  workers: 2,
  // A journey that fails on a busy machine gets a second chance there, and is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A journey takes 5 to 30 s on two quiet cores.
  timeout: process.env.CI ? 240_000 : 120_000,
  expect: { timeout: WAIT_MS },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    actionTimeout: WAIT_MS,
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
})
