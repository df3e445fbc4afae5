export type Terms = (readonly [factor: number, variable: string])[]

/** Adds a term to the sum that is kept under a key. */
export function addTo(map: Map<number, Terms>, key: number, factor: number, name: string): void {
  const terms = map.get(key)
  if (terms === undefined) map.set(key, [[factor, name]])
  else terms.push([factor, name])
}

/** A linear program under construction, written in the LP format that HiGHS reads. */
export interface LinearProgram {
  /** Declares a variable in low..high and returns its name. */
  variable(objective: number, low: number, high: number | null, whole: boolean): string
  /** Adds `sum of terms (relation) value`; without a factor that is not 0 nothing is added. */
  constrain(terms: readonly (readonly [number, string])[], relation: '<=' | '>=' | '=', value: number): void
  readonly variables: number
  /** To be maximised. With `relaxed`, whole variables may be fractions. */
  text(relaxed: boolean): string
}

function term([factor, name]: readonly [number, string]): string {
  return `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`
}

/** One term a line: readers of the format limit the length of lines. */
function sum(terms: readonly (readonly [number, string])[]): string {
  return terms.map(term).join('\n')
}

export function createLinearProgram(): LinearProgram {
  const objective: (readonly [number, string])[] = []
  const constraints: string[] = []
  const bounds: string[] = []
  const whole: string[] = []
  let variables = 0
  return {
    variable(factor, low, high, isWhole) {
      const name = `v${variables++}`
      objective.push([factor, name])
      bounds.push(high === null ? `${name} >= ${low}` : `${low} <= ${name} <= ${high}`)
      if (isWhole) whole.push(name)
      return name
    },
    constrain(terms, relation, value) {
      const present = terms.filter(([factor]) => factor !== 0)
      if (present.length > 0) constraints.push(`c${constraints.length}: ${sum(present)} ${relation} ${value}`)
    },
    get variables() {
      return variables
    },
    text(relaxed) {
      const parts = [
        'Maximize',
        `obj: ${sum(objective)}`,
        'Subject To',
        ...constraints,
        'Bounds',
        ...bounds,
        ...(relaxed || whole.length === 0 ? [] : ['General', ...whole]),
        'End',
      ]
      return parts.join('\n')
    },
  }
}
