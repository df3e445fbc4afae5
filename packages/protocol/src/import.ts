import { COLUMN_KINDS, MAX_ADMIN_NAME } from '@planner/domain'
import { z } from 'zod'

/** What is wrong with a cell, a row or a column of a table. */
const problemKind = z.enum([
  'unknownChoice',
  'emptyName',
  'duplicateName',
  'emptyTopic',
  'duplicateTopic',
  'duplicateColumn',
  'unknownPerson',
  'emptyEmail',
  'invalidEmail',
  'invalidPhone',
  'invalidNumber',
  'unknownSession',
  'ratingNotAsked',
  'tooLong',
  'tooMany',
  'malformed',
  'noNames',
])

const columnRole = z.object({
  is: z.enum(COLUMN_KINDS),
  /** Of an availability: the number of the session, from 1. */
  session: z.number().int().min(1).max(1000).optional(),
})

const wordOf = z.enum(['choice', 'availability'])

/** The place of a row or a column, from 1; the header is row 1. */
const place = z.number().int().min(1).max(100_000)

/** What the organiser has said of a table; IMPORT-13 to IMPORT-18. */
export const importMapping = z.object({
  /** What each column is, in their order; further columns are left out. */
  columns: z.array(columnRole).max(2000),
  /** What words stand for that the event does not know: a value of the scale, or '' for nothing. */
  words: z
    .array(z.object({ of: wordOf, word: z.string().max(200), value: z.string().max(40) }))
    .max(1000)
    .default([]),
  /** Rows to leave out, and why. */
  skipRows: z
    .array(z.object({ row: place, because: problemKind }))
    .max(10_000)
    .default([]),
  /** Which row counts of several with one name; `report` leaves that open, which is a problem. */
  repeated: z.enum(['report', 'first', 'last']).default('report'),
  /** Cells, those of the header included, that hold something else than the table says. */
  fixes: z
    .array(z.object({ row: place, column: place, value: z.string().max(5000) }))
    .max(2000)
    .default([]),
})

/** POST /api/Import/Columns, /api/Import/Preview and /api/Import/Commit. */
export const importRequest = z.object({
  variant: z.string(),
  adminKey: z.string(),
  csv: z.string().max(30_720 * 1024),
  /** What the holder of the admin link calls themselves; AUDIT-3. */
  adminName: z.string().max(MAX_ADMIN_NAME).default(''),
  /** Without one the first column names people and the others are topics. */
  mapping: importMapping.optional(),
})

export const importProblem = z.object({
  /** 1-based row of the table; the header is row 1. */
  row: z.number(),
  /** 1-based column. */
  column: z.number(),
  columnName: z.string(),
  value: z.string(),
  problem: problemKind,
  /** The allowed values, or the name that was probably meant. */
  allowed: z.array(z.string()),
})

export const importColumns = z.object({
  /** Rows that are not blank, the header left out. */
  numRows: z.number(),
  /** Whose export it looks like. */
  source: z.enum(['googleForms', 'pretalx', 'airmeet']).nullable(),
  columns: z.array(
    z.object({
      header: z.string(),
      role: columnRole,
      /** The first different values, shortened. */
      samples: z.array(z.string()),
      numFilled: z.number(),
      /** Why a column is left out that people have answered: in their own words, or a question about them. */
      leftOut: z.enum(['text', 'question']).optional(),
    }),
  ),
  /** Why it is no table, if it is none. */
  problems: z.array(importProblem),
})

/** What becomes of the rows of a table with a mapping: each is imported, left out or has problems. */
export const importedRows = z.object({
  numRows: z.number(),
  numImported: z.number(),
  skipped: z.array(z.object({ row: z.number(), because: problemKind })),
  /** By what is wrong all rows that have it, while `problems` may stop earlier. */
  causes: z.array(z.object({ problem: problemKind, rows: z.array(z.number()) })),
  /** Words that the event does not know, the most frequent first; null without a meaning yet. */
  words: z.array(z.object({ of: wordOf, word: z.string(), count: z.number(), value: z.string().nullable() })),
  numAvailabilities: z.number(),
})

export const importPreview = z.object({
  people: z.array(z.string()),
  topics: z.array(z.string()),
  numPreferences: z.number(),
  /** Names that exist in the event: their choices are updated, without duplicates. */
  existingPeople: z.array(z.string()),
  existingTopics: z.array(z.string()),
  problems: z.array(importProblem),
  /** With a mapping. */
  rows: importedRows.optional(),
})

export const importResult = z.object({
  numPeople: z.number(),
  numTopics: z.number(),
  numPreferences: z.number(),
  /** With a mapping. */
  rows: z
    .object({
      numNewPeople: z.number(),
      numNewTopics: z.number(),
      numSkipped: z.number(),
      numAvailabilities: z.number(),
      /** The ids of the people, and of the entries of topics, that are new. */
      added: z.array(z.string()),
    })
    .optional(),
})

export type ImportRequest = z.input<typeof importRequest>
export type ImportMapping = z.infer<typeof importMapping>
export type ImportProblem = z.infer<typeof importProblem>
export type ImportColumns = z.infer<typeof importColumns>
export type ImportedRows = z.infer<typeof importedRows>
export type ImportPreview = z.infer<typeof importPreview>
export type ImportResult = z.infer<typeof importResult>
