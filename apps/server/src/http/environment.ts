import { isIP } from 'node:net'
import type { Environment } from '@planner/domain'
import type { HostLists } from '../config.ts'

/** The environment of a host name; ENV-1. `host` may include a port. */
export function environmentOf(hosts: HostLists, host: string): Environment {
  if (hosts.override) return hosts.override
  const name = hostName(host)
  if (hosts.production.includes(name)) return 'production'
  if (hosts.test.includes(name)) return 'test'
  return name === '' || name === 'localhost' || isIP(name) !== 0 ? 'debug' : 'production'
}

/** Whether the host is a health-oriented deployment; ENV-4. */
export function isHealthHost(hosts: HostLists, host: string): boolean {
  return hosts.health.includes(hostName(host))
}

const LOOPBACK = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1)$/

/** Whether the host is the client's own machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(hostName(host))
}

function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
}
