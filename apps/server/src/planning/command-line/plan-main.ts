import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type PlanResult, parseProblem } from '@planner/solver'
import { brokenRules } from '../report/broken-rules.ts'
import { solveOnThreads } from '../threads/threaded-solve.ts'
import { parseArguments, USAGE } from './arguments.ts'

const EXIT_INVALID = 2

function progressLine(result: PlanResult): string {
  const { bound, run, unfilled } = result
  const [, medium, soft] = result.score
  const gap = bound === null ? '' : `  bound ${bound.toFixed(2)}`
  const open = unfilled.reduce((sum, { units }) => sum + units, 0)
  return `${run.seconds.toFixed(1)} s  rules broken ${brokenRules(result)}  medium ${medium}  soft ${soft.toFixed(2)}${gap}  unfilled ${open}`
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Waits until standard output has taken everything, so that leaving cuts nothing off. */
function print(result: PlanResult): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.on('error', reject)
    process.stdout.write(`${JSON.stringify(result)}\n`, () => resolve())
  })
}

/** The plan command of CLI-1. Returns the exit code. */
async function main(): Promise<number> {
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)

  const parsed = parseArguments(process.argv.slice(2))
  if (!parsed.ok) {
    say(`${parsed.message}\n${USAGE}`)
    return EXIT_INVALID
  }
  const { file, ...search } = parsed.arguments
  let content: unknown
  try {
    const source = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
    content = JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch (error) {
    say(
      `${file === '-' ? 'standard input' : file}: ${error instanceof Error ? error.message : String(error)}`,
    )
    return EXIT_INVALID
  }
  const problem = parseProblem(content)
  if (!problem.ok) {
    for (const { path, message } of problem.errors) say(`${path}: ${message}`)
    return EXIT_INVALID
  }
  const result = await solveOnThreads(problem.problem, {
    ...search,
    signal: interruption.signal,
    onBest: (best) => say(progressLine(best)),
  })
  for (const { constraint, amount, people, topic, group } of result.breaches)
    say(`breaks "${constraint}" by ${amount}: ${JSON.stringify({ people, topic, group })}`)
  say(`${result.status}: ${progressLine(result)}`)
  await print(result)
  return 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.exit(1)
  },
)
