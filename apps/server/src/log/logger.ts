import { redactText } from '@planner/domain'
import { type Level, type LogFn, type Logger, pino, stdSerializers } from 'pino'
import { LossyFile, unblocked } from './lossy-file.ts'

const STANDARD_ERROR = 2
const INFO = 30

type OpenLog = {
  log: Logger
  /** Lines that could not be written so far. */
  dropped: () => number
}

/**
 * Logs JSON lines to standard error. Anything that looks like a key is redacted from errors (PRIV-7). A log
 * that cannot be written, and what others cause to be written, end and stall nothing (OPS-21).
 */
export function openLogger(
  level: string,
  file: Pick<LossyFile, 'write' | 'losses'> = new LossyFile(unblocked(STANDARD_ERROR)),
): OpenLog {
  let isTelling = false
  const repeats = new Repeats((level, details) => {
    isTelling = true
    log[level](details, 'The same was said more often in this minute')
    isTelling = false
  })
  const log: Logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: redactError },
      hooks: {
        logMethod(args, method, number) {
          const name = (pino.levels.labels[number] ?? 'error') as Level
          if (number < INFO || isTelling || repeats.mayWrite(textOf(args as Parameters<LogFn>), name, number))
            method.apply(this, args)
        },
      },
    },
    file,
  )
  return { log, dropped: () => file.losses.dropped }
}

function redactError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error)
  return { type, message: redactText(message), stack: redactText(stack) }
}

/**
 * How often a minute the same text is written. Warnings and errors are fewer, since anybody may cause them.
 */
const LINES_A_MINUTE = { info: 60, warn: 5 }
const WARN = 40
const MINUTE_MS = 60_000
/** Beyond so many different texts all others count as one. */
const MAX_TEXTS = 200

type Said = { level: Level; lines: number; left: number }
type Timer = { unref(): unknown }

/** Lets the same text through only so often a minute, and then tells how many more there were (OPS-21). */
export class Repeats {
  readonly #said = new Map<string, Said>()
  readonly #tell: (level: Level, details: { times: number; what: string }) => void
  readonly #afterMinute: (then: () => void) => Timer
  #timer: Timer | undefined

  constructor(
    tell: (level: Level, details: { times: number; what: string }) => void,
    afterMinute: (then: () => void) => Timer = (then) => setTimeout(then, MINUTE_MS),
  ) {
    this.#tell = tell
    this.#afterMinute = afterMinute
  }

  /** Whether a line with this text may be written. */
  mayWrite(text: string, level: Level, number: number): boolean {
    const name = this.#said.has(text) || this.#said.size < MAX_TEXTS ? text : 'many different things'
    const said = this.#said.get(name) ?? { level, lines: 0, left: 0 }
    this.#said.set(name, said)
    if (!this.#timer) {
      this.#timer = this.#afterMinute(() => this.#minuteOver())
      this.#timer.unref()
    }
    const isOften = said.lines >= (number >= WARN ? LINES_A_MINUTE.warn : LINES_A_MINUTE.info)
    said[isOften ? 'left' : 'lines'] += 1
    return !isOften
  }

  #minuteOver(): void {
    this.#timer = undefined
    const said = [...this.#said]
    this.#said.clear()
    for (const [what, { level, left }] of said) if (left > 0) this.#tell(level, { times: left, what })
  }
}

/** The text of a call of the logger. */
function textOf(args: Parameters<LogFn>): string {
  return args.find((arg) => typeof arg === 'string') ?? ''
}
