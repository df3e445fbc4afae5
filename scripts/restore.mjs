// Puts a backup in the place of the data.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('restore')
