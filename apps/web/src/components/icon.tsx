/** One line weight on one grid of 24, drawn in the colour of the text beside it. */
const PATHS = {
  closed: 'M9 6l6 6-6 6',
  open: 'M6 9l6 6 6-6',
  search: 'M16 16l4 4M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  done: 'M5 13l5 5 9-11',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM15 9V5H5v11h4',
  sorted: 'M12 5v14m-5-5 5 5 5-5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  sliders: 'M4 7h8m4 0h4M4 17h4m4 0h8M16 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM12 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
} as const

/** A sign; what it stands for is said in words beside it. */
export function Icon({ name, size = 18 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flexShrink: 0 }}>
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
