import { useEffect } from 'react'

/** Sets headings in the family for display, which the browser fetches from then on; LOOK-4. */
export function useDisplayType(isWanted = true): void {
  useEffect(() => {
    if (isWanted) document.documentElement.dataset.headings = 'display'
  }, [isWanted])
}
