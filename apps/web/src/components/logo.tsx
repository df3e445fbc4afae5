/** People who gather: the mark of the product. Its name stands beside it, or is in what it leads to. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flexShrink: 0 }}>
      <circle cx="8" cy="8" r="5.5" fill="var(--satisfaction-4)" />
      <circle cx="18.5" cy="9.5" r="4" fill="var(--satisfaction-3)" />
      <circle cx="12" cy="18.5" r="4" fill="var(--sun)" />
      <circle cx="19.5" cy="18.5" r="2.5" fill="var(--satisfaction-2)" />
    </svg>
  )
}
