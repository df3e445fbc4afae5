import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

// The workers load this file too and inherit the answer.
process.env.CHROME_PATH ??= (await findBrowser()) ?? ''

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
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
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
