import fc from 'fast-check'

// What a property draws is the same in every run of the tests; `npm run soak` hands in other seeds.
fc.configureGlobal({ seed: Number(process.env.SOAK_SEED ?? 1) })
