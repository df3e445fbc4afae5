import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Observed } from './listeners.ts'

const printing = new Observed(false)
/** The colour scheme of the screen while it is printed. */
let schemeOnScreen: string | undefined

/** Whether the page is being printed: parts out of sight have to be mounted then; SCREEN-16. */
export function usePrinting(): boolean {
  return useSyncExternalStore(printing.subscribe, printing.getSnapshot)
}

/** Follows the browser's printing: it takes the page as it is when `beforeprint` has been handled. */
export function watchPrinting(): void {
  const print = window.matchMedia('print')
  window.addEventListener('beforeprint', () => show(true))
  window.addEventListener('afterprint', () => show(false))
  // A preview of the developer tools. Of real printing the event may come when all is over.
  print.addEventListener('change', () => show(print.matches))
}

function show(next: boolean): void {
  if (next === printing.getSnapshot()) return
  printLight(next)
  flushSync(() => printing.set(next))
}

/** Paper is white in the dark scheme too; SCREEN-18. */
function printLight(starts: boolean): void {
  const { dataset } = document.documentElement
  if (starts) {
    schemeOnScreen = dataset.mantineColorScheme
    dataset.mantineColorScheme = 'light'
  } else if (schemeOnScreen !== undefined) dataset.mantineColorScheme = schemeOnScreen
}
