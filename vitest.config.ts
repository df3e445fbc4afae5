import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const setup = './scripts/lib/test-setup.mjs'

/**
 * Node loads the sources itself, as it does where the server starts from them, and keeps them compiled (NODE_COMPILE_CACHE). Vite
 * would transform them in every run, and every use of an import would look it up anew.
 */
const loadedByNode = { viteModuleRunner: false, nodeLoader: false }

/** What takes 8 s or more, from the longest on. */
const LONGEST = [
  'apps/server/src/planning/worker.test.ts',
  'apps/server/src/planning/planning.test.ts',
  'apps/server/src/planning/runs/finish-run.test.ts',
  'apps/server/src/hub/run-privacy.test.ts',
  'apps/server/src/hub/privacy.test.ts',
  'scripts/lib/test-report.test.ts',
  'bench/hub/fuzz.test.ts',
]

/**
 * In a fresh clone Vitest knows no durations, and would begin what takes longest among the last, when other workers have nothing left. They
 * are all of the project that Vitest begins with: a worker that changes between projects starts anew.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const first = LONGEST.flatMap((path) => sorted.filter(({ moduleId }) => moduleId.endsWith(path)))
    return [...first, ...sorted.filter((file) => !first.includes(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          experimental: loadedByNode,
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
          experimental: loadedByNode,
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
