import { useEffect } from 'react'

/** Sets headings in the family for display, which the browser fetches from then on; LOOK-4. */
export function useDisplayType(isWanted = true): void {
  useEffect(() => {
    if (isWanted) document.documentElement.dataset.headings ??= 'display'
  }, [isWanted])
}

/** Keeps headings in the text family until the page is opened again: who joins is not sent another for the first choices. */
export function useTextType(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) document.documentElement.dataset.headings ??= 'text'
  }, [isWanted])
}
