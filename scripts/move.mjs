// Moves an installation between SQLite and PostgreSQL.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('move')
