import { userData as de } from './de/user-data.ts'
import { userData as enGB } from './en-GB/user-data.ts'
import { userData as et } from './et/user-data.ts'

/** Fields of a person that a column of a table may hold. */
export type PersonColumn = 'email' | 'newNumMeetingRequests'

/** How much of a header is read; forms and spreadsheets write shorter ones. */
const MAX_HEADER = 300

/** Other names that forms and spreadsheets use. */
const ALIASES: Record<PersonColumn, readonly string[]> = {
  email: [
    'email',
    'mail',
    'email address',
    'e-mail-adresse',
    'mailadresse',
    'meil',
    'meiliaadress',
    'e-posti aadress',
  ],
  newNumMeetingRequests: [
    'meetings',
    'number of meetings',
    'numMeetingRequests',
    'newNumMeetingRequests',
    'treffen',
    'anzahl treffen',
    'anzahl der treffen',
    'kohtumisi',
    'kohtumiste arv',
  ],
}

const COLUMN_BY_LABEL: ReadonlyMap<string, PersonColumn> = new Map(
  (Object.keys(ALIASES) as PersonColumn[]).flatMap((column) => [
    ...ALIASES[column].map((alias) => [columnKey(alias), column] as const),
    ...[enGB, de, et].map((messages) => [columnKey(messages[`userData.${column}`]), column] as const),
  ]),
)

/** The field that a header names in any language, whatever its case, hyphens and bracketed remarks. */
export function readColumn(header: string): PersonColumn | undefined {
  return COLUMN_BY_LABEL.get(columnKey(header))
}

/** A header without case, punctuation and a final remark in brackets: equal for equal columns. */
export function columnKey(header: string): string {
  return header
    .slice(0, MAX_HEADER)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\([^()]*\)\s*$/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
