/**
 * Puts items into as many slots as there are items: the first ones first, who has had a slot keeps it where there is still such a
 * slot, the others take what is free in their order.
 */
export function stableSlots(
  items: readonly string[],
  before: readonly string[],
  isFirst: (item: string) => boolean = () => false,
): string[] {
  const slots = new Array<string | undefined>(items.length).fill(undefined)
  const firsts = items.filter(isFirst)
  for (const [index, item] of firsts.entries()) slots[index] = item
  const waiting = new Set(items.filter((item) => !isFirst(item)))
  for (const [index, item] of before.entries()) {
    if (index >= slots.length || slots[index] !== undefined || !waiting.has(item)) continue
    slots[index] = item
    waiting.delete(item)
  }
  const next = waiting.values()
  return slots.map((item) => item ?? next.next().value ?? '')
}

/** A number from 0 to below 1 that belongs to a text, so that what looks random stays as it is. */
export function fraction(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  hash ^= hash >>> 15
  return ((Math.imul(hash, 2246822519) >>> 0) % 65_536) / 65_536
}
