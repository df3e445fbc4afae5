import fc from 'fast-check'

// Property tests use a fixed seed; `npm run soak` passes other seeds.
fc.configureGlobal({ seed: Number(process.env.SOAK_SEED ?? 1) })
