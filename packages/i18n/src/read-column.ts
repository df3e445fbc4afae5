import { userData as de } from './de/user-data.ts'
import { userData as enGB } from './en-GB/user-data.ts'
import { userData as et } from './et/user-data.ts'

/** Fields of a person that a column of a table may hold. */
export type PersonColumn = 'email' | 'newNumMeetingRequests'

/** What forms and spreadsheets call them besides. */
const ALIASES: Record<PersonColumn, readonly string[]> = {
  email: [
    ...['email', 'mail', 'email address', 'e-mail-adresse', 'mailadresse'],
    ...['meil', 'meiliaadress', 'e-posti aadress'],
  ],
  newNumMeetingRequests: [
    ...['meetings', 'number of meetings', 'numMeetingRequests', 'newNumMeetingRequests'],
    ...['treffen', 'anzahl treffen', 'anzahl der treffen', 'kohtumisi', 'kohtumiste arv'],
  ],
}

const COLUMN_BY_LABEL: ReadonlyMap<string, PersonColumn> = new Map(
  (Object.keys(ALIASES) as PersonColumn[]).flatMap((column) => [
    ...ALIASES[column].map((alias) => [normalised(alias), column] as const),
    ...[enGB, de, et].map((messages) => [normalised(messages[`userData.${column}`]), column] as const),
  ]),
)

/** The field that a column's header names in any language of the product, whatever its case, hyphens and remarks in brackets. */
export function readColumn(header: string): PersonColumn | undefined {
  return COLUMN_BY_LABEL.get(normalised(header))
}

function normalised(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s*\([^()]*\)\s*$/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
