import { createTheme, type MantineColorsTuple } from '@mantine/core'

const lagoon: MantineColorsTuple = [
  '#e3fafc',
  '#c5f1f5',
  '#97e3ea',
  '#65d2dd',
  '#3bbfcd',
  '#1ba5b5',
  '#0f8a9a',
  '#0b7285',
  '#095c6b',
  '#074854',
]

/** One accent colour; shades chosen so that text on and beside it passes WCAG AA in both schemes. */
export const theme = createTheme({
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 7 },
  colors: { lagoon },
  defaultRadius: 'md',
  fontFamily: 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: { fontWeight: '650' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By default a dialog's header would be a second banner landmark.
  components: { Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } } },
})
