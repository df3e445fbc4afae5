/** Light values of the tokens of the same names: a picture has one look, whoever sees it. A test compares them. */
export const COLOURS = {
  paper: '#faf8f3',
  surface: '#ffffff',
  ink: '#17211f',
  quiet: '#566460',
  line: '#e6e2d8',
  sun: '#f2b544',
  'satisfaction-2': '#b7d6c5',
  'satisfaction-3': '#6fb5a4',
  'satisfaction-4': '#0f766e',
} as const
