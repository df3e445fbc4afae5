import { takeDemoPicture } from './lib/demo-picture.mjs'
import { inRoot } from './lib/paths.mjs'

const ONLY_WHAT_IS_SHOWN = `
  body * { visibility: hidden }
  :is(header > span, h1, figure > svg), :is(header > span, h1, figure > svg) * { visibility: visible }
  header > span { position: fixed; left: 45px; top: 45px; zoom: 1.6 }
  h1#introduction { position: fixed; left: 72px; top: 214px; width: 420px; font-size: 72px }
  figure > svg { position: fixed; right: 56px; top: 40px; width: 650px !important }
`

/**
 * Draws the picture that previews of links show (FRONT-6) out of the front page: its mark, its heading and
 * its drawing. Run it when one of them has changed.
 */
const size = { width: 1200, height: 630 }
await takeDemoPicture(inRoot('apps', 'web', 'public', 'social.png'), size, async (page, link) => {
  await page.goto(new URL('/welcome/', link).href)
  await page.locator('figure svg').first().waitFor()
  await page.addStyleTag({ content: ONLY_WHAT_IS_SHOWN })
})
