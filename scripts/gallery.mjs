// Pictures of every screen; docs/gallery.md tells the options.
import { runProgram } from './lib/run-program.mjs'

await runProgram('e2e/gallery/gallery-process.ts', { onScreens: true })
