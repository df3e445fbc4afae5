/** The solver is compiled without the types of Node; only its tests know where they run. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/** Whether `npm run soak` runs the tests, which draws by other seeds and longer than the gate does. */
const isSoak = process.env.SOAK_SEED !== undefined

/**
 * Whether tests draw by the gate's own seed, of which is known what comes up: by another one, how often
 * something does is a matter of chance.
 */
export const isKnownDraw = !isSoak

/** Seed of whatever a test draws itself; properties get it from the set-up of the tests. */
export const SEED = Number(process.env.SOAK_SEED ?? 1)

/** How often a property is tried: as given in the gate, and SOAK_RUNS times `inSoak` in a soak. */
export function runs(inGate: number, inSoak = inGate): number {
  return isSoak ? inSoak * Number(process.env.SOAK_RUNS ?? 10) : inGate
}
