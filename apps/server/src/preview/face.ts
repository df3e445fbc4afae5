/** Outlines of letters in units of a thousandth of their size, with the kerning of pairs. */
export type Letters = {
  readonly letters: Readonly<Record<string, readonly (number | string)[]>>
  readonly kerning: Readonly<Record<string, number>>
}

const UNITS = 1000

/** A font as outlines: measures texts, and draws them as paths. */
export class Face {
  readonly #letters: Map<string, { width: number; path: string }>
  readonly #kerning: Map<string, number>

  constructor({ letters, kerning }: Letters) {
    this.#letters = new Map(
      Object.entries(letters).map(([letter, [width, path]]) => [
        letter,
        { width: Number(width), path: String(path) },
      ]),
    )
    this.#kerning = new Map(Object.entries(kerning))
  }

  has(letter: string): boolean {
    return this.#letters.has(letter)
  }

  width(text: string, size: number): number {
    return this.#placed(text).width * (size / UNITS)
  }

  /** A text whose line begins at x, y. */
  draw(text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }): string {
    const { letters } = this.#placed(text)
    const paths = letters.map(({ at, path }) =>
      path ? `<path d="${path}" transform="translate(${at})"/>` : '',
    )
    return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / UNITS})">${paths.join('')}</g>`
  }

  #placed(text: string): { width: number; letters: { at: number; path: string }[] } {
    let width = 0
    let before = ''
    const letters = [...text].map((letter) => {
      const { width: advance, path } = this.#letters.get(letter) ?? { width: 0, path: '' }
      const at = width + (this.#kerning.get(before + letter) ?? 0)
      width = at + advance
      before = letter
      return { at, path }
    })
    return { width, letters }
  }
}
