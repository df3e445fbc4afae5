import { z } from 'zod'

const wallEntry = z.object({
  id: z.string(),
  title: z.string(),
  /** '' without a room. */
  place: z.string(),
  /** Its sessions; '' for a group of the week. */
  sessions: z.string(),
  numPeople: z.int(),
})

/** GET /wall/:token/state: all that a screen on a wall shows, now and later on; PUBLISH-9. */
export const wallState = z.object({
  name: z.string(),
  /** IANA name; '' where times are those of the place. */
  timeZone: z.string(),
  /** The days of the programme; times in ms since the epoch. */
  days: z.array(
    z.object({
      date: z.string(),
      entries: z.array(wallEntry.extend({ start: z.number(), end: z.number() })),
    }),
  ),
  /** What has no date. */
  undated: z.array(wallEntry),
  /** The share link as a path; '' while nobody can register. */
  join: z.string(),
  numPeople: z.int(),
  /** Those of them who have answered; null where people are asked for nothing. */
  numAnswered: z.int().nullable(),
})

export type WallState = z.output<typeof wallState>
export type WallEntry = z.output<typeof wallEntry>
