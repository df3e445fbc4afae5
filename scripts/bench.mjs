// One benchmark by its name, or a list of them.
import { runProgram } from './lib/run-program.mjs'

await runProgram('bench/run.ts')
