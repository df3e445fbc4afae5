import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Listeners } from './listeners.ts'

let isPrinting = false
/** The colour scheme of the screen while it is printed. */
let schemeOnScreen: string | undefined
const listeners = new Listeners()

/** Whether the page is being printed: parts out of sight have to be mounted then; SCREEN-16. */
export function usePrinting(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isPrinting)
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
  if (next === isPrinting) return
  isPrinting = next
  printLight(next)
  flushSync(() => listeners.tell())
}

/** Paper is white in the dark scheme too; SCREEN-18. */
function printLight(starts: boolean): void {
  const { dataset } = document.documentElement
  if (starts) {
    schemeOnScreen = dataset.mantineColorScheme
    dataset.mantineColorScheme = 'light'
  } else if (schemeOnScreen !== undefined) dataset.mantineColorScheme = schemeOnScreen
}
