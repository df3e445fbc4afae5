import { parentPort } from 'node:worker_threads'
import { VARIANTS } from '@planner/domain'
import { importRequest } from '@planner/protocol'
import { readEvent } from '../event-copy/read-event.ts'
import { packImport } from './packed-import.ts'
import { parseImport } from './parse-table.ts'
import { readColumns } from './propose-columns.ts'
import type { ReadImport } from './read-import.ts'

/** Reads the bodies of import requests, so that a large table never stops the hub. */
if (!parentPort)
  throw new Error('import-worker.ts was not started as a thread. Maybe use read-import.ts instead.')
const port = parentPort

port.on('message', ({ body, wanted }: { body: Uint8Array; wanted: ReadImport['wanted'] }) => {
  const read = readBody(body, wanted)
  port.postMessage(read, read?.wanted === 'table' && read.table ? [read.table.choices.buffer] : [])
})

function readBody(body: Uint8Array, wanted: ReadImport['wanted']): ReadImport | undefined {
  if (wanted === 'event')
    return { variant: '', adminKey: '', adminName: '', wanted, table: readEvent(jsonOf(body)) }
  const request = importRequest.safeParse(jsonOf(body))
  if (!request.success) return undefined
  const { variant: id, adminKey, adminName, csv, mapping } = request.data
  const variant = VARIANTS.find((each) => each.id === id)
  const sender = { variant: id, adminKey, adminName }
  if (wanted === 'columns') return { ...sender, wanted, table: variant && readColumns(csv, variant) }
  const parsed = variant && parseImport(csv, variant, mapping)
  return { ...sender, wanted, table: parsed && packImport(parsed) }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
