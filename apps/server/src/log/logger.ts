import { redactText } from '@planner/domain'
import { destination, type Logger, pino, stdSerializers } from 'pino'

/** Logs JSON lines to standard error. Anything that looks like a key is redacted from errors (PRIV-7). */
export function openLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: redactError },
    },
    destination({ dest: 2, sync: true }),
  )
}

function redactError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error)
  return { type, message: redactText(message), stack: redactText(stack) }
}
