import { serve } from './lib/serve.mjs'

await serve('apps/server/src/main.ts')
