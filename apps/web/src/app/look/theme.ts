import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'

/** Shades are for libraries that derive colours; the roles of tokens.css have their uses in mantine.css. */
const accent = Array.from({ length: 10 }, () => 'var(--accent)') as unknown as MantineColorsTuple

/** What is written on a button in full colour. */
const INKS: Record<string, string> = {
  red: 'var(--missing-ink)',
  orange: 'var(--sun-ink)',
  yellow: 'var(--sun-ink)',
}

const heading = (size: number, lineHeight: string) => ({ fontSize: `var(--text-h${size})`, lineHeight })

/** The tokens in the library's terms; every value is in tokens.css. LOOK-1 */
export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent },
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    const { variant: emphasis, color } = input
    return emphasis === 'filled' ? { ...colors, color: INKS[String(color)] ?? 'var(--accent-ink)' } : colors
  },
  radius: { sm: 'var(--radius-small)', md: 'var(--radius-control)', lg: 'var(--radius-card)' },
  defaultRadius: 'md',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-headings)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: heading(1, '1.15'),
      h2: heading(2, '1.2'),
      h3: heading(3, '1.3'),
      h4: heading(4, '1.35'),
      h5: heading(5, '1.4'),
      h6: heading(6, '1.4'),
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // The main action of a screen or dialog says `filled`.
    Button: { defaultProps: { variant: 'default' } },
    // A required field says so in its label.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    // A click outside would lose input, and a header by default is a second banner landmark.
    Modal: {
      defaultProps: { closeOnClickOutside: false, attributes: { header: { role: 'presentation' } } },
    },
    // The arrow of a list would be an image without a name.
    NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
  },
})
