// PostgreSQL, two nodes, a worker and a proxy on this machine, for trying what several machines do.
import { serve } from './lib/run-entry.mjs'

await serve('cluster')
