import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { appendLog } from './append-log.ts'
import { type VisitorLimits, type VisitorOptions, visitorQuota } from './visitor-quota.ts'

export type LogOptions = VisitorOptions & { dataDir: string }

/** An append-only file in the data folder that browsers may write to, each as often in an hour as the limits say. */
export function rateLimitedLog(
  name: string,
  limits: VisitorLimits,
  { dataDir, ...options }: LogOptions,
): { add(request: FastifyRequest, entry: object): Promise<boolean> } {
  const log = appendLog(join(dataDir, name))
  const visitors = visitorQuota(limits, options)
  return {
    /** Appends the entry with a timestamp and resolves when it is durable; false when a quota is exhausted. */
    async add(request, entry) {
      const take = visitors.of(request)
      const isAllowed = take()
      if (isAllowed) await log.append(JSON.stringify({ at: new Date(options.now()).toISOString(), ...entry }))
      return isAllowed
    },
  }
}
