/** Where a test draws by chance: the same in every run of the gate; `npm run soak` hands in other seeds. */
export const SEED = Number(process.env.SOAK_SEED ?? 1)

/** How much of a long test is run: a little in the gate, all of it in a soak. */
export function howMany(amounts: { gate: number; soak: number }): number {
  return process.env.SOAK_SEED === undefined ? amounts.gate : amounts.soak
}
