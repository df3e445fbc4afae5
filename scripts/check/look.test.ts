import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

const source = inRoot('apps', 'web', 'src')
const tokens = readFileSync(join(source, 'app', 'look', 'tokens.css'), 'utf8')

type Scheme = 'light' | 'dark'
const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[]

/** Every colour of the token file by its name, in both schemes. */
const colours = new Map(
  [...tokens.matchAll(/^ {2}--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);$/gm)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

function luminance(name: string, scheme: Scheme): number {
  const colour = colours.get(name)
  if (!colour)
    throw new Error(`No colour --${name} in tokens.css. Maybe it is not written as light-dark(#……, #……)?`)
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour[scheme].slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, relative contrast. */
function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [luminance(one, scheme), luminance(other, scheme)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const LAYERS = ['paper', 'surface', 'raised', 'wash'] as const
const RAMPS = ['satisfaction', 'preference', 'contact'] as const
const STEPS = [1, 2, 3, 4] as const

/** What is written on what. */
const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ...LAYERS.flatMap((layer) =>
    (['ink', 'quiet', 'accent', 'missing'] as const).map((text) => [text, layer] as const),
  ),
  ...['accent-soft', 'accent-soft-hover', 'sun-soft', 'missing-soft'].map((on) => ['ink', on] as const),
  ...['accent-soft', 'accent-soft-hover', 'sun-soft'].map((on) => ['quiet', on] as const),
  ['accent', 'accent-soft'],
  ['accent', 'accent-soft-hover'],
  ['missing', 'missing-soft'],
  ['missing', 'missing-soft-hover'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['missing-ink', 'missing'],
  ['missing-ink', 'missing-hover'],
  ['sun-ink', 'sun'],
  ['available-ink', 'available'],
  ['maybe-ink', 'maybe'],
  ['maybe-ink', 'maybe-stripe'],
  ['range-ink', 'range-allowed'],
  ...['reserved', 'committed', 'past'].map((state) => ['ink', `meeting-${state}`] as const),
  ...RAMPS.flatMap((ramp) => STEPS.map((step) => [`${ramp}-${step}-ink`, `${ramp}-${step}`] as const)),
]

/** What one has to see without reading it: edges of controls, states and the focus. */
const MARKS: readonly (readonly [mark: string, ground: string])[] = [
  ...['paper', 'surface', 'raised'].flatMap((layer) =>
    ['edge', 'accent', 'focus', 'sun-edge', 'missing', 'available', 'meeting-cancelled-edge'].map(
      (mark) => [mark, layer] as const,
    ),
  ),
  ['night-edge', 'surface'],
  ['night-edge', 'paper'],
  ['range-edge', 'range-allowed'],
  ['range-edge', 'range-refused'],
  ['range-stripe', 'range-refused'],
  ['meeting-reserved-edge', 'meeting-reserved'],
  ['meeting-committed-edge', 'meeting-committed'],
]

/** The pairs whose contrast is less, each with what it has. */
function tooClose(pairs: readonly (readonly [string, string])[], least: number): string[] {
  return SCHEMES.flatMap((scheme) =>
    pairs
      .map(([one, other]) => ({ pair: `${one} on ${other}`, has: contrast(one, other, scheme) }))
      .filter(({ has }) => has < least)
      .map(({ pair, has }) => `${pair}, ${scheme}: ${has.toFixed(2)}`),
  )
}

test('LOOK-2: every text is read on what it stands on', () => {
  expect(tooClose(TEXTS, 4.5)).toEqual([])
})

test('LOOK-2: edges, states and the focus are seen', () => {
  expect(tooClose(MARKS, 3)).toEqual([])
})

test.each(RAMPS)('LOOK-2: the steps of %s differ in lightness, not in hue alone', (ramp) => {
  const steps = STEPS.map((step) => `${ramp}-${step}`)
  for (const scheme of SCHEMES) {
    const lights = steps.map((step) => luminance(step, scheme))
    expect(lights).toEqual(lights.toSorted((a, b) => (scheme === 'light' ? b - a : a - b)))
  }
  expect(
    tooClose(
      steps.slice(1).map((step, before) => [steps[before] ?? '', step]),
      1.25,
    ),
  ).toEqual([])
})

test('TOPIC-87: the picker has the colours that ranges carry, in both schemes, and stands out from what it lies on', () => {
  const picker = readFileSync(
    join(source, 'components', 'user-form', 'time-ranges', 'time-ranges.ts'),
    'utf8',
  )
  const carried = (name: string) => new RegExp(`const ${name} = '(#\\w+)'`).exec(picker)?.[1]?.toLowerCase()
  expect([carried('ALLOWED'), carried('NOT_ALLOWED')]).toEqual(['#b7e1cd', '#ea9999'])
  for (const scheme of SCHEMES) {
    expect(colours.get('range-allowed')?.[scheme]).toBe(carried('ALLOWED'))
    expect(colours.get('range-refused')?.[scheme]).toBe(carried('NOT_ALLOWED'))
    for (const layer of ['paper', 'surface', 'raised'])
      for (const [fill, mark] of [
        ['range-allowed', 'range-edge'],
        ['range-refused', 'range-stripe'],
      ] as const)
        expect(Math.max(contrast(fill, layer, scheme), contrast(mark, layer, scheme))).toBeGreaterThan(3)
  }
})

test('LOOK-2: what is nearer is lighter in the dark scheme', () => {
  const layers = ['paper', 'surface', 'raised'].map((layer) => luminance(layer, 'dark'))
  expect(layers).toEqual([...layers].sort((a, b) => a - b))
})

test('LOOK-1: no stylesheet has a colour of its own', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.endsWith('tokens.css') && !file.endsWith('print.css'),
  )
  expect(files.length).toBeGreaterThan(20)
  const own = files.flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|light-dark)\(.*/gi,
      ),
    ].map(([colour]) => `${file}: ${colour}`),
  )
  expect(own).toEqual([])
})

test('LOOK-1: every role that a stylesheet names is in the token file', () => {
  const roles = new Set([...tokens.matchAll(/--([\w-]+):/g)].map(([, name]) => name))
  const families =
    /var\(--((?:paper|surface|raised|wash|ink|quiet|line|edge|accent|focus|sun|missing|satisfaction|preference|contact|available|maybe|range|night|meeting|font|text|space|radius|measure|motion|ease|shadow)(?:-[\w-]+)?)\)/g
  const unknown = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(families)]
        .filter(([, name]) => !roles.has(name))
        .map(([use]) => `${file}: ${use}`),
    )
  expect(unknown).toEqual([])
})

test('LOOK-3: fonts come with the product, each family with a stand-in of its widths and heights', () => {
  const faces = readFileSync(join(source, 'app', 'look', 'fonts.css'), 'utf8')
    .split('@font-face')
    .slice(1)
  const sent = faces.filter((face) => face.includes('url('))
  expect(sent.map((face) => /url\("([^"]+)"\)/.exec(face)?.[1]?.split('/')[1])).toEqual([
    'figtree',
    'figtree',
    'bricolage-grotesque',
    'bricolage-grotesque',
  ])
  for (const face of sent) expect(face).toContain('font-display: swap')
  const standIns = faces.filter((face) => face.includes('local('))
  for (const face of standIns)
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
      expect(face).toContain(metric)
  for (const role of ['text', 'display']) {
    const stack = new RegExp(`--font-${role}: ([^;]+);`).exec(tokens)?.[1] ?? ''
    expect(
      standIns.some((face) => stack.includes(/font-family: ("[^"]+")/.exec(face)?.[1] ?? 'no name')),
    ).toBe(true)
  }
})
