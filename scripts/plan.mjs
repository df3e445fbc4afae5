// Plans one problem from the command line. The plan command exits on the first signal, so a second one is harmless.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('apps/server/src/planning/command-line/plan-main.ts')
