import { fileURLToPath } from 'node:url'
import { INVOCATION_FACTS, NEEDS_DATA } from '@planner/protocol'
import type { Plugin } from 'vite'

const FACTS = fileURLToPath(new URL('../../../packages/protocol/src/page-facts.ts', import.meta.url))

/** Writes out what pages read of the descriptions of messages, which would otherwise bring all schemas along. */
export function writtenOut(): Plugin {
  return {
    name: 'written-out',
    apply: 'build',
    load(id) {
      if (id !== FACTS) return undefined
      const constants = Object.entries({ INVOCATION_FACTS, NEEDS_DATA })
      return constants.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
    },
  }
}
