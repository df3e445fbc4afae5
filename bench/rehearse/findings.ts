import type { Finding } from './checker/hub-data.ts'

/** What a rehearsal has looked at, in order, and what was wrong. */
export class Findings {
  readonly steps: { name: string; detail: string; findings: Finding[] }[] = []

  /** Takes down a step; a step without findings has passed. */
  add(name: string, detail: string, findings: readonly Finding[] = []): void {
    this.steps.push({ name, detail, findings: [...findings] })
    process.stderr.write(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}${detail && `: ${detail}`}\n`)
    for (const { rule, text } of findings) process.stderr.write(`     ${rule}: ${text}\n`)
  }

  get count(): number {
    return this.steps.reduce((total, { findings }) => total + findings.length, 0)
  }
}
