/** The seed of randomised tests: fixed in the gate; `npm run soak` passes others. */
export const SEED = Number(process.env.SOAK_SEED ?? 1)

/** The size of a long test: small in the gate, full in a soak. */
export function howMany(amounts: { gate: number; soak: number }): number {
  return process.env.SOAK_SEED === undefined ? amounts.gate : amounts.soak
}
