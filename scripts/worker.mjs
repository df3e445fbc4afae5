// A node that only plans, on the PostgreSQL of DATABASE_URL.
import { serve } from './lib/run-entry.mjs'

await serve('worker')
