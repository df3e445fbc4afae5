// Copies the data while the server runs.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('backup')
