/** How the aim of a subgradient's steps comes nearer; found by trying. */
export interface AimRule {
  /** The part of the bound by which the first aim lies below it. */
  readonly firstAim: number
  /** Nothing is gained any more when the aim is this part of the bound below it. */
  readonly lastAim: number
  /** Steps without a gain before the aim comes nearer, and the part of the distance that is left. */
  readonly patience: number
  readonly shrink: number
  /** A gain is at least this part of the aim's distance. */
  readonly gain: number
}

/** The value that the next steps aim at: below the best bound so far, nearer after steps without a gain. */
interface Aim {
  /** Another problem begins: its values are not to be compared with the earlier ones. */
  restart(): void
  /** Whether this value is the best bound so far. */
  observe(value: number): boolean
  /** How far the value lies above the aim. */
  distance(value: number): number
  /** Whether the aim is so near that further steps would gain next to nothing. */
  isSpent(): boolean
}

/** `constant` is what the value would be with nobody placed: bounds are measured from there. */
export function createAim(rule: AimRule, constant: number): Aim {
  let least = Infinity
  let part = rule.firstAim
  let idle = 0
  return {
    restart() {
      least = Infinity
      part = rule.firstAim
    },
    observe(value) {
      if (value < least - rule.gain * part * Math.abs(least - constant)) idle = 0
      else if (++idle > rule.patience) {
        part *= rule.shrink
        idle = 0
      }
      if (value >= least) return false
      least = value
      return true
    },
    distance: (value) => value - (least - part * Math.abs(least - constant)),
    isSpent: () => part < rule.lastAim,
  }
}
