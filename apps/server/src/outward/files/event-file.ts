import type { EventState, VariantDescription } from '@planner/domain'
import { type LanguageCode, nearestLanguage } from '@planner/i18n'
import type { EventFileRequest } from '@planner/protocol'
import { textsOf } from '../../http/texts.ts'
import { breakoutFile } from './breakout-rooms.ts'
import { type CsvStyle, csvText } from './csv-text.ts'
import { byPersonTable, eventTable, sessionTables, tableSource, tablesOf } from './event-tables.ts'
import { workbook } from './workbook.ts'

/** A file as it is sent; `name` without its extension is of the event. */
export type MadeFile = { bytes: Uint8Array; type: string; extension: string; withoutEmail: number }

type Asked = Pick<EventFileRequest, 'file' | 'style' | 'session' | 'tool'> & { language: string }

/** What spreadsheets of a language take between columns: a semicolon where the comma stands in numbers. */
const SEPARATORS: Record<LanguageCode, ',' | ';'> = { 'en-GB': ',', de: ';', et: ';' }

/** Makes a file of an event; undefined for a table that its variant does not have. FILES-1 */
export async function eventFile(
  { variant, state }: { variant: VariantDescription; state: EventState },
  { file, style, session, tool, language: wanted }: Asked,
): Promise<MadeFile | null> {
  const language = nearestLanguage([wanted])
  const source = tableSource(variant, state, textsOf(language, variant.words))
  const { timeZone } = state.event
  if (file === 'workbook') {
    const tables = tablesOf(source.plan).map((name) => eventTable(source, name))
    const all = [...tables, ...sessionTables(source), byPersonTable(source)]
    const bytes = await workbook(all, timeZone)
    return { bytes, type: XLSX, extension: 'xlsx', withoutEmail: 0 }
  }
  if (file === 'breakout') {
    const made = breakoutFile(source, session ?? 1, tool ?? 'zoom')
    return { ...made, bytes: Buffer.from(made.text), type: `${made.type}; charset=utf-8` }
  }
  if (!tablesOf(source.plan).includes(file)) return null
  const csvStyle: CsvStyle =
    style === 'programs' ? { kind: 'programs' } : { kind: 'spreadsheets', separator: SEPARATORS[language] }
  const text = csvText(eventTable(source, file), timeZone, csvStyle)
  return { bytes: Buffer.from(text), type: 'text/csv; charset=utf-8', extension: 'csv', withoutEmail: 0 }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
