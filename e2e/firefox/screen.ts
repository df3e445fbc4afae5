import type { ElementHandle, Page } from 'puppeteer-core'
import { expect } from '../server.ts'

const SELECTORS = {
  button: 'button',
  link: 'a[href]',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  heading: 'h1, h2, h3, h4',
  textbox: 'input:not([type=radio], [type=checkbox]), textarea',
  radio: 'input[type=radio]',
}

/** What is on the screen, by role and by how its name begins; `within` is the group it is in. */
export type Wanted = { role: keyof typeof SELECTORS; name: string; within?: string }

/** The first such element, once there is one. Firefox 140 itself does not find by role and name. */
async function find(page: Page, wanted: Wanted): Promise<ElementHandle> {
  let found: ElementHandle | null = null
  await expect
    .poll(
      async () => {
        // Fails while another page is loading.
        const handle = await page.evaluateHandle(firstNamed, SELECTORS[wanted.role], wanted).catch(() => null)
        found = handle?.asElement() as ElementHandle | null
        return found !== null
      },
      { message: `${wanted.role} “${wanted.name}”` },
    )
    .toBe(true)
  if (found === null) throw new Error(`There is no ${wanted.role} “${wanted.name}”.`)
  return found
}

/** Runs in the page: the first visible, enabled element with this name. */
function firstNamed(selector: string, { name, within }: Wanted): Element | null {
  const isNamed = (element: Element, wanted: string) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [
      ...ids.map((id) => document.getElementById(id)),
      ...((element as HTMLInputElement).labels ?? []),
    ]
    const texts = [
      element.getAttribute('aria-label'),
      ...labels.map((label) => label?.textContent),
      element.textContent,
    ]
    const text = texts.find((candidate) => candidate?.trim())
    return text?.trim().startsWith(wanted) === true
  }
  const groups = [...document.querySelectorAll('[role=group], [role=radiogroup], fieldset, dialog')]
  const root = within === undefined ? document : groups.find((group) => isNamed(group, within))
  return (
    [...(root?.querySelectorAll(selector) ?? [])].find(
      (element) => element.checkVisibility() && !element.matches(':disabled') && isNamed(element, name),
    ) ?? null
  )
}

/** Runs in the page: what a hand aims at, once it is in view, at rest and covered by nothing. */
async function aim(element: Element): Promise<Element> {
  const target = (element.matches('[type=radio]') && (element as HTMLInputElement).labels?.[0]) || element
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  for (let before = ''; ; ) {
    const { x, y, width, height } = target.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const now = [x, y, width, height].join()
    if (now === before && hit !== null && (target.contains(hit) || hit.contains(target))) return target
    before = now
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function target(page: Page, wanted: Wanted): Promise<ElementHandle> {
  const aimed = (await (await find(page, wanted)).evaluateHandle(aim)).asElement()
  if (aimed === null) throw new Error(`There is no ${wanted.role} “${wanted.name}” to aim at.`)
  return aimed as ElementHandle
}

export async function click(page: Page, wanted: Wanted): Promise<void> {
  await (await target(page, wanted)).click()
}

/** By a finger. */
export async function tap(page: Page, wanted: Wanted): Promise<void> {
  await (await target(page, wanted)).tap()
}

/** Into the field that has the focus, instead of what is in it. */
export async function type(page: Page, text: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.select())
  await page.keyboard.type(text)
}

export async function isShown(page: Page, wanted: Wanted): Promise<void> {
  await find(page, wanted)
}

/** The text of the whole page holds this. */
export async function isRead(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.innerText).catch(() => '')).toContain(text)
}

export async function isChecked(page: Page, wanted: Wanted): Promise<void> {
  const checked = async () => {
    const radio = await find(page, wanted)
    return radio.evaluate((element) => (element as HTMLInputElement).checked)
  }
  await expect.poll(checked, { message: `${wanted.name} is checked` }).toBe(true)
}

/** Firefox 140 does not tell of addresses that a script has changed. */
export function address(page: Page): Promise<string> {
  return page.evaluate(() => location.href)
}
