import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Fingers on the screen, for which the browser scrolls, zooms and opens menus. */
export async function touchscreen(page: Page) {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  return {
    /** All fingers that are on the screen from now on. */
    press: (...points: Point[]) => send('touchStart', points),
    /** Moves each finger to its next point. */
    move: (...points: Point[]) => send('touchMove', points),
    /** Lifts all. */
    lift: () => send('touchEnd', []),
  }
}
