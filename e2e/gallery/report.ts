import type { Fault } from './faults/fault.ts'
import type { Result } from './run.ts'

export type FoundFault = Fault & { where: string[] }

/** Each fault once, with the screens it is on. */
export function faultsIn(results: readonly Result[]): FoundFault[] {
  const found = new Map<string, FoundFault>()
  for (const { name, faults } of results)
    for (const fault of faults) {
      const key = JSON.stringify([fault.kind, fault.selector, fault.text])
      const known = found.get(key) ?? { ...fault, where: [] }
      known.where.push(name)
      found.set(key, known)
    }
  return [...found.values()].sort((a, b) => a.kind.localeCompare(b.kind) || b.where.length - a.where.length)
}

/** What is wrong, as Markdown; empty where nothing is. */
export function reportText(results: readonly Result[]): string {
  const failed = results.filter(({ failure }) => failure !== undefined)
  const faults = faultsIn(results)
  return [
    ...failed.map(
      ({ name, failure }) => `- not reached: ${name}: ${(failure ?? '').split('\n').slice(0, 6).join(' ')}`,
    ),
    ...faults.map(({ kind, selector, text, where: [first, ...more] }) => {
      const others = more.length > 0 ? ` and ${more.length} more` : ''
      return `- ${kind}: ${first}${others}: \`${selector}\`: ${text.replaceAll(/\s+/g, ' ')}`
    }),
  ].join('\n')
}
