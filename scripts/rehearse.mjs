// A rehearsal of one variant with synthetic people and two browsers.
import { runProgram } from './lib/run-program.mjs'

await runProgram('bench/rehearse/rehearse-process.ts', { onScreens: true })
