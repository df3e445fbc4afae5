// In a file of its own since api.d.ts names these types, and must not lead to the sources of the parser.
import type { Problem } from '../problem.ts'

/** One refusal: the path of the field, such as `people[3].available[0]`, and what is allowed there. */
export interface ParseError {
  readonly path: string
  readonly message: string
}

export type ParsedProblem =
  | { readonly ok: true; readonly problem: Problem }
  | { readonly ok: false; readonly errors: readonly ParseError[] }
