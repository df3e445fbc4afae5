export interface BoundModel {
  /** LP-format text; its maximum plus `constant` is never below the goal of any plan without breaches. */
  readonly text: string
  readonly constant: number
}

export interface BoundQuestion {
  /** What is bounded: minus the unfilled units, or the soft score. */
  readonly goal: 'medium' | 'soft'
  /** The bound holds for plans with at most this many unfilled units; null: for all. */
  readonly unfilled: number | null
  /** Integer variables: the more, the tighter and the slower. Memberships may always be fractions. */
  readonly whole: 'nothing' | 'groups' | 'groups and sizes'
}
