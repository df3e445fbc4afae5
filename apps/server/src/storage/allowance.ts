/**
 * What somebody may do so often over all nodes: a token bucket under a name that does not tell of whom it is. `perSecond` come back,
 * up to `burst`; at least one an hour.
 */
export type Allowance = { key: string; burst: number; perSecond: number; cost: number }
