// Copies the data while the server runs.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('apps/server/src/backup/backup-main.ts')
