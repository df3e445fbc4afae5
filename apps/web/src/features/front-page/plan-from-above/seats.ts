/** The angle by which seeds of a sunflower follow each other; no two come to lie behind each other. */
const TURN = Math.PI * (3 - Math.sqrt(5))

export type Seat = { readonly x: number; readonly y: number }

/** Evenly spread seats in a circle around 0, the first one near its middle. */
export function seatsIn(radius: number, count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.35) / count)
    const round = (value: number) => Math.round(value * 10) / 10
    return {
      x: round(Math.cos(index * TURN + 0.6) * distance),
      y: round(Math.sin(index * TURN + 0.6) * distance),
    }
  })
}
