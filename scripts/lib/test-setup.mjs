import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// Property tests use a fixed seed; `npm run soak` passes other seeds.
fc.configureGlobal({ seed: Number(process.env.SOAK_SEED ?? 1) })

// Test files share a worker, and Vitest takes stubs back before the next test, which is after the next file's
// `beforeAll`.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
