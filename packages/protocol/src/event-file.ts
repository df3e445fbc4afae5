import { MAX_ADMIN_NAME } from '@planner/domain'
import { z } from 'zod'

/** POST /api/Event/File: a table as CSV, all of them as a workbook, or the groups of a session as breakout rooms. */
export const eventFileRequest = z.object({
  variant: z.string(),
  adminKey: z.string(),
  adminName: z.string().max(MAX_ADMIN_NAME).default(''),
  file: z.enum(['people', 'choices', 'availability', 'plan', 'meetings', 'workbook', 'breakout']),
  /** Of a CSV: for spreadsheets, or as RFC 4180 has it. */
  style: z.enum(['spreadsheets', 'programs']).default('spreadsheets'),
  /** Of breakout rooms: the number of the session, from 1. */
  session: z.int().min(1).max(1000).optional(),
  tool: z.enum(['zoom', 'teams', 'bigbluebutton', 'jitsi']).optional(),
  /** Of its words; '' for that of the event. */
  language: z.string().max(20).default(''),
})

export type EventFileRequest = z.output<typeof eventFileRequest>
