import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const webSetup = 'apps/web/src/test-setup.ts'

export default defineConfig({
  test: {
    // Real sockets, storage and searches on a busy machine: a slow test is not a failed one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: existsSync(fileURLToPath(new URL(webSetup, import.meta.url))) ? [webSetup] : [],
        },
      },
    ],
  },
})
