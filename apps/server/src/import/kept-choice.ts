/** Instead of a choice: the table says nothing of it, and what is stored stays. */
export const KEPT = 'kept'
