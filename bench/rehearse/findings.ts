import type { Finding } from './checker/hub-data.ts'

/** How many findings of a step are printed. */
const PRINTED = 10

/** What a rehearsal has looked at, in order, and what was wrong. */
export class Findings {
  readonly steps: { name: string; detail: string; seconds: number; findings: Finding[] }[] = []
  #last = performance.now()

  /** Takes down a step; a step without findings has passed. */
  add(name: string, detail: string, findings: readonly Finding[] = []): void {
    const seconds = (performance.now() - this.#last) / 1000
    this.#last = performance.now()
    this.steps.push({ name, detail, seconds, findings: [...findings] })
    process.stderr.write(
      `${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}${detail && `: ${detail}`} (${seconds.toFixed(1)} s)\n`,
    )
    for (const { rule, text } of findings.slice(0, PRINTED)) process.stderr.write(`     ${rule}: ${text}\n`)
    if (findings.length > PRINTED)
      process.stderr.write(`     and ${findings.length - PRINTED} more; the report has them all\n`)
  }

  get count(): number {
    return this.steps.reduce((total, { findings }) => total + findings.length, 0)
  }
}
