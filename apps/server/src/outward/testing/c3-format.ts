import { z } from 'zod'

const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/)
const hours = z.string().regex(/^\d{1,2}:\d{2}$/)
const slug = z.string().regex(/^[a-z0-9_]{4,}-[a-z0-9_-]{3,}[a-z0-9]$/)
const address = z.string().regex(/^https?:\/\/.+/)

const event = z.strictObject({
  guid: uuid,
  id: z.int().min(1),
  date: moment,
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  end: moment,
  duration: hours,
  room: z.string().min(1),
  slug,
  url: address,
  title: z.string(),
  subtitle: z.string(),
  track: z.null(),
  type: z.string().min(1),
  language: z.string().length(2),
  abstract: z.string(),
  description: z.string(),
  persons: z.array(z.strictObject({ guid: uuid, name: z.string() })),
  links: z.array(z.never()),
  attachments: z.array(z.never()),
})

/** What apps for conferences expect of schedule.json, in our own words; the fields are those of https://c3voc.de/wiki/schedule. */
export const c3Format = z
  .strictObject({
    generator: z.strictObject({ name: z.string(), version: z.string() }),
    schedule: z.strictObject({
      version: z.string().min(1),
      base_url: address,
      conference: z.strictObject({
        acronym: z.string().regex(/^[a-z0-9][a-z0-9_]{3,}$/),
        title: z.string(),
        description: z.string(),
        start: date,
        end: date,
        daysCount: z.int().min(1),
        timeslot_duration: hours,
        time_zone_name: z.string().min(1),
        url: address,
        days: z
          .array(
            z.strictObject({
              index: z.int().min(1),
              date,
              day_start: moment,
              day_end: moment,
              rooms: z.record(z.string().min(1), z.array(event)),
            }),
          )
          .min(1),
      }),
    }),
  })
  .superRefine(({ schedule: { conference } }, context) => {
    const { days, daysCount, start, end } = conference
    const events = days.flatMap(({ rooms }) => Object.values(rooms).flat())
    const fault = (message: string) => context.addIssue({ code: 'custom', message })
    if (days.length !== daysCount) fault('daysCount')
    if (days[0]?.date !== start || days.at(-1)?.date !== end) fault('start and end')
    if (days.some(({ index }, position) => index !== position + 1)) fault('index of a day')
    for (const field of ['guid', 'id', 'slug'] as const)
      if (new Set(events.map((each) => each[field])).size !== events.length) fault(`${field} is not unique`)
    for (const day of days)
      for (const [room, each] of Object.entries(day.rooms))
        for (const { room: own, date: at, start: from } of each)
          if (own !== room || !at.startsWith(day.date) || at.slice(11, 16) !== from) fault(`event at ${at}`)
  })

export type C3Format = z.output<typeof c3Format>
