// Plans one problem from the command line. The plan command exits on the first signal, so a second one is
// harmless.
import { runEntry } from './lib/run-entry.mjs'

await runEntry('plan')
