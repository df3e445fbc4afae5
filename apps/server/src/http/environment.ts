import { isIP } from 'node:net'
import type { Environment } from '@planner/domain'
import type { HostLists } from '../config.ts'

/** The environment a host name stands for; decision 15. `host` may carry a port. */
export function environmentOf(hosts: HostLists, host: string): Environment {
  if (hosts.override) return hosts.override
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  if (hosts.production.includes(name)) return 'production'
  if (hosts.test.includes(name)) return 'test'
  return name === '' || name === 'localhost' || isIP(name) !== 0 ? 'debug' : 'production'
}
