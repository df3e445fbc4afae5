import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect } from './server.ts'

/** Runs axe and checks that nothing makes the page wider than the viewport, also zoomed to 200 and 400 % (BROWSER-3). */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Each width and each scheme once: colours are the same at any width, and their contrast is computed for both schemes (LOOK-2).
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await violationsOf(page, 'all')
    expect.soft(found, `${screen}, ${width} px, ${colorScheme}`).toEqual([])
  }
  // Of 1280 pixels, with what is left of their height.
  for (const [width, height] of [
    [640, 450],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { tooWide, isTabShown } = await measured(page)
    expect.soft(tooWide, `${screen}: pixels beyond ${width}`).toBeLessThanOrEqual(0)
    expect.soft(isTabShown, `${screen}: the open tab is in view at ${width}`).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** How far the page is too wide, once it has taken notice of its new size, and whether its open tab is in view. */
function measured(page: Page): Promise<{ tooWide: number; isTabShown: boolean }> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const tab = document.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect()
    return {
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      isTabShown: tab === undefined || (tab.left >= -1 && tab.right <= window.innerWidth + 1),
    }
  })
}
