import { cellsText } from '../storage/change.ts'
import { type EventFileFault, type EventInFile, readEventFile } from './read-event-file.ts'

/** An event as its thread has read it from a file: cells are serialised for storage already, so that the hub only hands them on. */
export type ReadEvent = EventFileFault | (Omit<EventInFile, 'cells'> & { cells: string[]; numCells: number })

/** Cells of one text. */
const SLICE = 2000

export function readEvent(json: unknown): ReadEvent {
  const read = readEventFile(json)
  if ('fault' in read) return read
  const { cells, ...others } = read
  const texts: string[] = []
  for (let start = 0; start < cells.length; start += SLICE)
    texts.push(cellsText(read.event.id, cells.slice(start, start + SLICE)))
  return { ...others, cells: texts, numCells: cells.length }
}
