import { defineConfig } from 'vitest/config'

const setup = './scripts/lib/test-setup.mjs'

export default defineConfig({
  test: {
    // Real sockets, storage and searches on a busy machine: a slow test is not a failed one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
    // Two cores are kept busy by three: some tests wait for processes and clocks.
    maxWorkers: 3,
    projects: [
      {
        // Tests of pure functions leave nothing behind, so that the files of a worker can share their modules.
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          isolate: false,
          include: ['packages/**/*.test.ts'],
          setupFiles: [setup],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // To load the modules of the server anew for each file took a third of the time. A test takes back what it stubs.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          include: ['{apps/server,scripts,bench,e2e}/**/*.test.ts'],
          setupFiles: [setup],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          isolate: false,
          // What a test puts into the one window is taken away by `test-setup.ts`.
          unstubGlobals: true,
          restoreMocks: true,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: [setup, 'apps/web/src/test-setup.ts'],
        },
      },
    ],
  },
})
