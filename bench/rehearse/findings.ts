import type { Finding } from './checker/hub-data.ts'

/** How many findings of a step are said at once. */
const SAID = 10

/** What a rehearsal has looked at, in order, and what was wrong. */
export class Findings {
  readonly steps: { name: string; detail: string; seconds: number; findings: Finding[] }[] = []
  readonly #say: (line: string) => void
  #last = performance.now()

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** Takes down a step; a step without findings has passed. */
  add(name: string, detail: string, findings: readonly Finding[] = []): void {
    const seconds = (performance.now() - this.#last) / 1000
    this.#last = performance.now()
    this.steps.push({ name, detail, seconds, findings: [...findings] })
    const isGood = findings.length === 0
    this.#say(`${isGood ? 'ok  ' : 'FAIL'} ${name}${detail && `: ${detail}`} (${seconds.toFixed(1)} s)`)
    for (const { rule, text } of findings.slice(0, SAID)) this.#say(`     ${rule}: ${text}`)
    if (findings.length > SAID) this.#say(`     and ${findings.length - SAID} more; the report has them all`)
  }

  get count(): number {
    return this.steps.reduce((total, { findings }) => total + findings.length, 0)
  }
}
