import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Result } from './run.ts'

/** As many pictures as one can take in at a glance. */
const ON_A_SHEET = { narrow: 12, wide: 9 }

/** The page with all pictures, for a browser without a server or a network: grouped, with a filter. */
export function writeIndex(folder: string, results: readonly Result[], title: string): string {
  const groups = Map.groupBy(results, ({ album, role }) => `${album}, ${role}`)
  const sections = [...groups].map(
    ([name, own]) => `<section><h2>${escaped(name)}</h2><div>${own.map(figuresOf).join('')}</div></section>`,
  )
  const path = join(folder, 'index.html')
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style>
<header><h1>${escaped(title)}</h1><label>Filter <input type="search" placeholder="planner admin 390 dark"></label> <output></output></header>
${sections.join('\n')}
<script>${FILTER}</script></html>`,
  )
  return path
}

/** Small pictures of many pictures, to be looked at one after the other. Their names. */
export async function writeSheets(
  browser: Browser,
  folder: string,
  results: readonly Result[],
): Promise<string[]> {
  const pictures = results.flatMap(({ pictures, ...result }) =>
    pictures.map((picture) => ({ ...result, picture })),
  )
  const groups = Map.groupBy(pictures, ({ album, role, width, picture }) => {
    const scheme = /-(\w+)\.png$/.exec(picture)?.[1] ?? ''
    return `sheet-${album}-${role}-${width}-${scheme}`
  })
  const context = await browser.newContext({ viewport: { width: 1560, height: 900 } })
  const page = await context.newPage()
  const sheets: string[] = []
  for (const [name, own] of groups) {
    const isNarrow = (own[0]?.width ?? 0) < 800
    const size = isNarrow ? ON_A_SHEET.narrow : ON_A_SHEET.wide
    for (let start = 0; start < own.length; start += size) {
      const sheet = `${name}-${start / size + 1}.png`
      const html = join(folder, `${sheet}.html`)
      const figures = own.slice(start, start + size).map(({ screen, picture }) => figureOf(picture, screen))
      writeFileSync(
        html,
        `<!doctype html><meta charset="utf-8"><style>${SHEET_STYLE}</style><main class="${isNarrow ? 'narrow' : 'wide'}">${figures.join('')}</main>`,
      )
      await page.goto(pathToFileURL(html).href)
      await page.screenshot({ path: join(folder, sheet), fullPage: true })
      sheets.push(sheet)
    }
  }
  await context.close()
  return sheets
}

function figuresOf({ pictures, screen, width }: Result): string {
  return pictures.map((picture) => figureOf(picture, `${screen} ${width}`)).join('')
}

function figureOf(picture: string, caption: string): string {
  const name = escaped(picture)
  return `<figure data-name="${name}"><a href="${name}"><img loading="lazy" src="${name}" alt="${name}"></a><figcaption>${escaped(caption)}</figcaption></figure>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 1rem; } header { position: sticky; top: 0; background: Canvas; padding: .5rem 0; z-index: 1; }
section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
figure { margin: 0; width: 260px; } figure[hidden] { display: none; }
img { width: 100%; height: 320px; object-fit: cover; object-position: top; border: 1px solid GrayText; }
figcaption { font-size: .8rem; overflow-wrap: anywhere; } input { font: inherit; width: 20rem; }`

const FILTER = `
const input = document.querySelector('input')
const show = () => {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const section of document.querySelectorAll('section')) {
    const figures = [...section.querySelectorAll('figure')]
    for (const figure of figures) figure.hidden = !words.every((word) => figure.dataset.name.includes(word))
    const shown = figures.filter((figure) => !figure.hidden).length
    section.hidden = shown === 0
    count += shown
  }
  document.querySelector('output').textContent = count
}
input.addEventListener('input', show)
show()`

const SHEET_STYLE = `
body { margin: 8px; font: 14px system-ui, sans-serif; background: #777; } main { display: grid; gap: 8px; align-items: start; }
.narrow { grid-template-columns: repeat(6, 1fr); } .wide { grid-template-columns: repeat(3, 1fr); }
figure { margin: 0; background: #fff; } figcaption { padding: 2px 6px; color: #000; }
img { display: block; width: 100%; max-height: 620px; object-fit: cover; object-position: top; }`
