import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ROLES, type Role } from './screen.ts'
import { GALLERY_LANGUAGES, type GalleryLanguage } from './words.ts'

export const WIDTHS = [390, 1280] as const
export const SCHEMES = ['light', 'dark'] as const

export type Width = (typeof WIDTHS)[number]
export type Scheme = (typeof SCHEMES)[number]

/** What is taken; an empty list is everything. */
export type GalleryOptions = {
  variants: readonly string[]
  roles: readonly Role[]
  screens: readonly string[]
  widths: readonly Width[]
  schemes: readonly Scheme[]
  language: GalleryLanguage
  out: string | undefined
  numPages: number
}

export type ReadOptions = { ok: true; options: GalleryOptions } | { ok: false; message: string }

const MAX_PAGES = 16

/** Reads `--variant=planner,heallo --width=390 …`; `known` are the albums there are. CLI-5. */
export function readOptions(args: readonly string[], known: readonly string[]): ReadOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        variant: { type: 'string' },
        role: { type: 'string' },
        screen: { type: 'string' },
        width: { type: 'string' },
        scheme: { type: 'string' },
        language: { type: 'string' },
        pseudo: { type: 'boolean' },
        out: { type: 'string' },
        pages: { type: 'string' },
      },
    })
    if (values.pseudo && values.language !== undefined)
      throw new Error('--pseudo is a language of its own: leave --language out.')
    const [language = 'en-GB'] = listOf('language', values.language, GALLERY_LANGUAGES)
    const numPages = Number(values.pages ?? Math.min(4, cpus().length))
    if (!Number.isInteger(numPages) || numPages < 1 || numPages > MAX_PAGES)
      throw new Error(`--pages is "${values.pages}". It must be a whole number from 1 to ${MAX_PAGES}.`)
    return {
      ok: true,
      options: {
        variants: listOf('variant', values.variant, known),
        roles: listOf('role', values.role, ROLES),
        screens: (values.screen ?? '').split(',').filter(Boolean),
        widths: orAll(listOf('width', values.width, WIDTHS), WIDTHS),
        // Texts are the same in both schemes.
        schemes: orAll(listOf('scheme', values.scheme, SCHEMES), values.pseudo ? ['light'] : SCHEMES),
        language: values.pseudo ? 'pseudo' : language,
        out: values.out,
        numPages,
      },
    }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}

function orAll<T>(chosen: readonly T[], all: readonly T[]): readonly T[] {
  return chosen.length > 0 ? chosen : all
}

/** @throws for a value that there is not. */
function listOf<T extends string | number>(
  name: string,
  text: string | undefined,
  known: readonly T[],
): readonly T[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const found = known.find((each) => String(each) === word)
      if (found === undefined)
        throw new Error(`--${name} is "${word}". It must be one of: ${known.join(', ')}.`)
      return found
    })
}
