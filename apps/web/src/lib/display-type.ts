import { useEffect } from 'react'

/** Sets headings in the family for display, which the browser fetches from then on; LOOK-4. */
export function useDisplayType(isWanted = true): void {
  useEffect(() => {
    if (isWanted) document.documentElement.dataset.headings ??= 'display'
  }, [isWanted])
}

/** Keeps headings in the text font until the page is opened again: a guest needs no second font at first. */
export function useTextType(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) document.documentElement.dataset.headings ??= 'text'
  }, [isWanted])
}
