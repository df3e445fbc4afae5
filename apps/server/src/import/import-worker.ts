import { parentPort } from 'node:worker_threads'
import { VARIANTS } from '@planner/domain'
import { importRequest } from '@planner/protocol'
import { packImport } from './packed-import.ts'
import { parseImport } from './parse-import.ts'
import type { ReadImport } from './read-import.ts'

/** Reads the bodies of import requests, so that a large table never stops the hub. */
if (!parentPort)
  throw new Error('import-worker.ts was not started as a thread. Maybe use read-import.ts instead.')
const port = parentPort

port.on('message', (body: Uint8Array) => {
  const read = readBody(body)
  port.postMessage(read, read?.table ? [read.table.choices.buffer] : [])
})

function readBody(body: Uint8Array): ReadImport | undefined {
  const request = importRequest.safeParse(jsonOf(body))
  if (!request.success) return undefined
  const { variant: id, adminKey, adminName, csv } = request.data
  const variant = VARIANTS.find((each) => each.id === id)
  return { variant: id, adminKey, adminName, table: variant && packImport(parseImport(csv, variant)) }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
