import { cleanText } from '@planner/domain'
import { destination, type Logger, pino, stdSerializers } from 'pino'

/** Logs as JSON lines on standard error. Errors are cleaned of everything that looks like a key (PRIV-7). */
export function openLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: cleanError },
    },
    destination({ dest: 2, sync: true }),
  )
}

function cleanError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error)
  return { type, message: cleanText(message), stack: cleanText(stack) }
}
