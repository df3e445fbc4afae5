import { hash } from 'node:crypto'
import { activePeople, answersOf, settingValue } from '@planner/domain'
import { acceptedLanguages, nearestLanguage } from '@planner/i18n'
import type { WallState } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { textsOf } from '../../http/texts.ts'
import { shareLink } from '../../rooms/links.ts'
import type { Room } from '../../rooms/room.ts'
import type { KeptProgrammes } from '../kept-programme.ts'
import type { OutwardLinks } from '../outward-links.ts'
import { publicProgramme } from '../programme/public-programme.ts'

type Parts = { links: OutwardLinks; programmes: KeptProgrammes; now: () => number }
type Counts = Pick<WallState, 'numPeople' | 'numAnswered'>

/** Answers are counted anew at most so often, however many screens ask; ms. */
const COUNT_MS = 3000

const query = z.object({ lang: z.string().max(20).catch('').default('') })

/** GET /wall/<token>/state: what a screen on a wall shows; PUBLISH-9. */
export function addWallRoutes(app: FastifyInstance, { links, programmes, now }: Parts): void {
  const counted = new WeakMap<Room, { at: number; revision: number; counts: Counts }>()
  const countsOf = (room: Room): Counts => {
    const known = counted.get(room)
    if (known && (known.revision === room.revision || now() - known.at < COUNT_MS)) return known.counts
    const counts = countPeople(room)
    counted.set(room, { at: now(), revision: room.revision, counts })
    return counts
  }
  app.get<{ Params: { token: string } }>('/wall/:token/state', async (request, reply) => {
    const opened = await links.open(request.params.token)
    if (opened?.kind !== 'wall') return reply.code(404).send({ error: GONE })
    const { room } = opened
    const { lang } = query.parse(request.query)
    const accepted = acceptedLanguages(request.headers['accept-language'] ?? '')
    const text = textsOf(nearestLanguage(lang === '' ? accepted : [lang]), room.variant.words)
    const programme = publicProgramme(programmes.of(room).plan, { text, showsNames: false, now: now() })
    const state: WallState = {
      name: programme.name,
      timeZone: programme.timeZone,
      days: programme.days.map(({ date, entries }) => ({
        date,
        entries: entries.map((entry) => ({ ...onWall(entry), start: entry.start, end: entry.end })),
      })),
      undated: programme.undated.map(onWall),
      join: joinPath(room),
      ...countsOf(room),
    }
    const body = JSON.stringify(state)
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

const GONE =
  'There is no screen at this address, or no longer. Please ask the organisers for the new address.'

type Entry = WallState['undated'][number]

function onWall({ id, title, place, sessions, numPeople }: Entry): Entry {
  return { id, title, place, sessions, numPeople }
}

function countPeople({ variant, state }: Room): Counts {
  const { asked, answered } = answersOf(variant, state)
  return { numPeople: activePeople(state).length, numAnswered: asked.size === 0 ? null : answered.size }
}

/** The wall shows the share link, as organisers do who print it. */
function joinPath({ variant, state, keys }: Room): string {
  const isOpen = settingValue(variant, state.settings, 'parameters|ui|allowRegistration')
  return isOpen && keys.shareKey !== '' ? shareLink(variant, keys.shareKey) : ''
}
