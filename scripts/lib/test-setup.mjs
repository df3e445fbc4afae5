import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// Property tests use a fixed seed; `npm run soak` passes other seeds.
fc.configureGlobal({ seed: Number(process.env.SOAK_SEED ?? 1) })

// Test files share a worker. What the last test of a file stubbed would else be taken back only before the first test of the next one,
// which is after the next one's `beforeAll`.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
