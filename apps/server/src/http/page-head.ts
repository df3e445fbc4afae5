import type { VariantDescription } from '@planner/domain'
import { CATALOGUES, type LanguageCode } from '@planner/i18n'
import { escapeMarkup } from './escape-markup.ts'

type PageHead = {
  language: LanguageCode
  /** Scheme and host that links begin with; undefined when not known, and then the page names no address. */
  origin: string | undefined
  /** The variant whose page it is; undefined for the front page. */
  variant: VariantDescription | undefined
  /** Whether the address leads into an event: it has a key that nobody else may see. */
  isOfEvent: boolean
  /** The path of the picture of a share link's event (ROOM-10); else that of the product is shown. */
  picture?: string | undefined
}

/** The picture that previews of links show, below /dist/. */
export const SOCIAL_PICTURE = 'social.png'

/**
 * Names the page for search engines and previews of links, which read it without running it (FRONT-6). Its
 * words follow from the route alone. Of an event it holds the address of a picture, and no key.
 */
export function withHead(html: string, head: PageHead): string {
  const written = html.replace(/(?<!\s)\s*<meta\s+name="description"[^<>]*>/, '')
  return written.replace(/<title>[^<]*<\/title>/, () => headOf(head).join('\n    '))
}

function headOf({ language, origin, variant, isOfEvent, picture }: PageHead): string[] {
  const { title, description, path } = wordsOf({ language, variant, isOfEvent })
  const page = origin === undefined ? undefined : `${origin}${path}`
  const image = origin === undefined ? undefined : `${origin}${picture ?? `/dist/${SOCIAL_PICTURE}`}`
  const properties = {
    'og:type': 'website',
    'og:site_name': CATALOGUES[language]['app.title'],
    'og:title': title,
    'og:description': description,
    ...(page && { 'og:url': page }),
    ...(image && {
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': CATALOGUES[language][picture ? 'room.preview.picture' : 'frontPage.picture'],
    }),
  }
  return [
    `<title>${escapeMarkup(title)}</title>`,
    named('description', description),
    ...(isOfEvent ? [named('robots', 'noindex')] : []),
    ...(!isOfEvent && page ? [`<link rel="canonical" href="${escapeMarkup(page)}" />`] : []),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}" />`,
    ),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [named('twitter:image', image)] : []),
  ]
}

function wordsOf({ language, variant, isOfEvent }: Omit<PageHead, 'origin' | 'picture'>) {
  const messages = CATALOGUES[language]
  const product = messages['app.title']
  const path = `${variant?.routeBase ?? '/welcome'}/`
  if (isOfEvent) return { title: product, description: messages['frontPage.invited'], path }
  if (!variant) return { title: messages['frontPage.title'], description: messages['frontPage.intro'], path }
  return {
    title: `${messages[`frontPage.variant.${variant.id}`]} – ${product}`,
    description: messages[`frontPage.variant.${variant.id}.purpose`],
    path,
  }
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}" />`
