import { useMediaQuery } from '@mantine/hooks'

/** Below the tablet's width, as in the style sheets; the library's `sm` begins where it ends. */
const NARROW = '(max-width: 47.99em)'

/** Whether the page is as narrow as on a phone: what has no room beside each other then stands below. */
export function useIsNarrow(): boolean {
  return useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false
}

/** The same for what decides once. */
export function isNarrowNow(): boolean {
  return window.matchMedia(NARROW).matches
}
