import { isSavingData } from '../lib/scarce-line.ts'

/**
 * Fetches the family of texts before the page asks for it, behind what the first form needs. Whoever saves data keeps the device's
 * own, which has the same widths (LOOK-8).
 */
export function loadTextFont(): void {
  if (isSavingData()) document.documentElement.dataset.fonts = 'device'
  else document.fonts.load('1rem "Figtree Variable"').catch(() => {})
}
