// Takes the screenshot of the README: the schedule of the demo event. Run it when the screen has changed.
import { takeDemoPicture } from './lib/demo-picture.mjs'
import { inRoot } from './lib/paths.mjs'

const size = { width: 1280, height: 800 }
await takeDemoPicture(inRoot('docs', 'images', 'schedule.png'), size, async (page, link) => {
  await page.goto(`${link}&tab=4`)
  await page.getByRole('article').first().waitFor()
})
