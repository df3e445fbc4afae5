import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Fingers on the screen, as the browser gets them from one: it scrolls, zooms and opens menus for them. */
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
    /** Where each of them goes. */
    move: (...points: Point[]) => send('touchMove', points),
    /** Lifts all. */
    lift: () => send('touchEnd', []),
  }
}
