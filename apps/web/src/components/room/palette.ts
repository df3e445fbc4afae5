/** The colours of the picture, as a canvas takes them. */
export type Palette = {
  readonly surface: string
  readonly line: string
  readonly ink: string
  readonly quiet: string
  readonly host: string
  readonly missing: string
  readonly focus: string
  /** By satisfaction from 1; the first is the neutral tone. */
  readonly dots: readonly string[]
  readonly font: string
  /** The system has chosen the colours: shades do not tell, so shapes have to. */
  readonly isForced: boolean
}

const SHADES = [0, 1, 2, 3, 4]

/**
 * The custom properties of the picture's style sheet as computed colours at the probe: a canvas cannot read
 * custom properties.
 */
export function readPalette(probe: HTMLElement): Palette {
  const style = getComputedStyle(probe)
  const colour = (role: string) => {
    probe.style.color = `var(--room-${role})`
    return style.color
  }
  return {
    surface: colour('surface'),
    line: colour('line'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    host: colour('host'),
    missing: colour('missing'),
    focus: colour('focus'),
    dots: SHADES.map((shade) => colour(`dot-${shade}`)),
    font: style.fontFamily,
    isForced: matchMedia('(forced-colors: active)').matches,
  }
}
