/** A seeded generator (sfc32): the same seed gives the same numbers on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number in 0..below-1; below is at least 1. */
  below(below: number): number
}

export function seededRandom(seed: number): Random {
  let a = seed | 0
  let b = Math.floor(seed / 4294967296) | 0
  let c = 0x9e3779b9 | 0
  let counter = 1
  function step(): number {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 16; i++) step()
  return {
    next: () => step() / 4294967296,
    below: (below) => Math.floor((step() / 4294967296) * below),
  }
}

/** Shuffles in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const held = list[i]
    list[i] = list[j]
    list[j] = held
  }
  return list
}
