import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run --silent plan -- <problem.json | -> [options]
Prints the plan as JSON on standard output; progress goes to standard error.
  --seconds N     time limit (default 30); the search ends earlier when nothing improves
  --seed N        seed of the search (default 0)
  --threads N     threads, each with its own seed (default: the processors, at most 4)
  --iterations N  limit in moves instead of time: the same plan on every machine (with one thread)`

export interface PlanArguments {
  readonly file: string
  readonly seconds: number
  readonly seed: number
  readonly threads: number
  readonly iterations?: number
}

export type ParsedArguments =
  | { readonly ok: true; readonly arguments: PlanArguments }
  | { readonly ok: false; readonly message: string }

function number(
  name: string,
  text: string | undefined,
  fallback: number,
  min: number,
  whole: boolean,
): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < min || (whole && !Number.isSafeInteger(value)))
    throw new Error(
      `--${name}: ${JSON.stringify(text)} is not a ${whole ? 'whole ' : ''}number of at least ${min}`,
    )
  return value
}

/** Reads the words after the command's name. */
export function parseArguments(words: readonly string[]): ParsedArguments {
  try {
    const option = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { seconds: option, seed: option, threads: option, iterations: option },
    })
    const [file, ...rest] = positionals
    if (file === undefined)
      return { ok: false, message: 'The problem file is missing; "-" reads standard input.' }
    if (rest.length > 0)
      return { ok: false, message: `One problem at a time: ${JSON.stringify(rest[0])} is too many.` }
    const iterations =
      values.iterations === undefined ? undefined : number('iterations', values.iterations, 0, 0, true)
    const threads = iterations === undefined ? Math.min(4, availableParallelism()) : 1
    return {
      ok: true,
      arguments: {
        file,
        seconds: Math.min(1e6, number('seconds', values.seconds, 30, 0, false)),
        seed: number('seed', values.seed, 0, 0, true),
        threads: Math.min(64, number('threads', values.threads, threads, 1, true)),
        ...(iterations === undefined ? {} : { iterations }),
      },
    }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}
