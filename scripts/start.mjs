import { serve } from './lib/run-entry.mjs'

await serve('main')
