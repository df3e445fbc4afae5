/** A number in [0, 1) drawn for a text by a seed: the same on every machine and in any order of drawing (MODEL-57). */
export function draw(seed: number, text: string): number {
  let h = (seed ^ Math.imul(Math.floor(seed / 4294967296), 0x9e3779b1) ^ 0x811c9dc5) | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
