import { escapeMarkup } from '../../http/escape-markup.ts'
import type { Text } from '../../http/texts.ts'
import { dayText, timeText } from '../time-texts.ts'
import { PROGRAMME_STYLE } from './programme-style.ts'
import type { PublicEntry, PublicProgramme } from './public-programme.ts'

type PageOptions = {
  text: Text
  language: string
  now: number
  /** Within another site: without a heading of its own, and its height is told to that site. */
  isEmbedded: boolean
  /** What the other site wants; that of the device when left out. */
  scheme?: 'light' | 'dark' | undefined
}

/** How often the page is read anew; seconds. */
const REFRESH_SECONDS = 120

/** The public programme as a page that runs nothing and keeps nothing in the browser; PUBLISH-7. */
export function programmePage(programme: PublicProgramme, options: PageOptions): string {
  const { text, language, isEmbedded, scheme } = options
  const { name, description } = programme
  const isEmpty = programme.days.length === 0 && programme.undated.length === 0
  const head = isEmbedded
    ? ''
    : `<header><h1 dir="auto">${escapeMarkup(name)}</h1>${description === '' ? '' : `<p class="about" dir="auto">${escapeMarkup(description)}</p>`}</header>`
  const zone = programme.timeZone === '' || programme.days.length === 0 ? '' : zoneNote(programme, text)
  const body = isEmpty
    ? `<p class="empty">${escapeMarkup(text('outward.programme.empty'))}</p>`
    : [...daysOf(programme, options), ...undatedOf(programme, text)].join('\n')
  return `<!doctype html>
<html lang="${language}"${scheme ? ` data-scheme="${scheme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>${escapeMarkup(name)}</title>
<style>${PROGRAMME_STYLE}</style>
${isEmbedded ? '<script src="/dist/embed-height.js" defer></script>' : ''}
</head>
<body${isEmbedded ? ' class="embedded"' : ''}>
${head}
<main>
${zone}
${body}
</main>
</body>
</html>
`
}

function zoneNote({ timeZone }: PublicProgramme, text: Text): string {
  return `<p class="zone">${escapeMarkup(text('clock.event', { zone: timeZone.replaceAll('_', ' ') }))}</p>`
}

function daysOf(programme: PublicProgramme, { text, now }: PageOptions): string[] {
  const { timeZone } = programme
  return programme.days.map(({ date, entries }) => {
    const times = Map.groupBy(entries, ({ start, end }) => `${start} ${end}`)
    const blocks = [...times.values()].map((together) => {
      const [first] = together
      if (!first) return ''
      const isNow = first.start <= now && now < first.end
      const time = `${timeText(timeZone, first.start)}–${timeText(timeZone, first.end)}`
      const [sessions] = new Set(together.map((entry) => entry.sessions))
      return `<section class="time${first.end <= now ? ' past' : ''}"${isNow ? ' aria-current="time"' : ''}>
<h3><time datetime="${new Date(first.start).toISOString()}">${time}</time>${isNow ? ` <span class="now">${escapeMarkup(text('sessions.isNow'))}</span>` : ''}<small dir="auto">${escapeMarkup(sessions ?? '')}</small></h3>
<ul>${together.map((entry) => entryOf(entry, text)).join('')}</ul>
</section>`
    })
    return `<h2>${escapeMarkup(dayText(text, date))}</h2>\n${blocks.join('\n')}`
  })
}

function undatedOf({ undated }: PublicProgramme, text: Text): string[] {
  const bySession = Map.groupBy(undated, ({ sessions }) => sessions)
  return [...bySession].map(
    ([sessions, entries]) =>
      `<section class="time"><h3 dir="auto">${escapeMarkup(sessions)}</h3><ul>${entries.map((entry) => entryOf(entry, text)).join('')}</ul></section>`,
  )
}

function entryOf({ id, title, place, hosts, description }: PublicEntry, text: Text): string {
  const names = hosts.map(({ name }) => name).join(', ')
  const facts = [
    place === '' ? '' : `<p class="place" dir="auto">${escapeMarkup(place)}</p>`,
    names === '' ? '' : `<p dir="auto">${escapeMarkup(text('schedule.list.hosts', { names }))}</p>`,
    description === '' ? '' : `<p class="description" dir="auto">${escapeMarkup(description)}</p>`,
  ]
  return `<li id="${id}"><h4 dir="auto">${escapeMarkup(title)}</h4>${facts.join('')}</li>`
}
