import { redactText } from '@planner/domain'
import { type Level, type LogFn, type Logger, pino, stdSerializers } from 'pino'
import { LossyFile, unblocked } from './lossy-file.ts'
import { Repeats, textOf } from './repeats.ts'

const STANDARD_ERROR = 2
const INFO = 30

export type OpenLog = {
  log: Logger
  /** Lines that could not be written so far. */
  dropped: () => number
}

/**
 * Logs JSON lines to standard error. Anything that looks like a key is redacted from errors (PRIV-7). A log that cannot be written, and what others
 * cause to be written, end and stall nothing (OPS-21).
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
