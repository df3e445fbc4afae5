import { serve } from './lib/serve.mjs'

await serve('apps/server/src/demo/main.ts')
