import { writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { openStorage } from '../open-storage.ts'
import { preference, putCell, putEvent, sampleEvent } from './samples.ts'

/**
 * The process that durability.test.ts kills: it writes two cells per call in an endless loop and prints the
 * call's name when the call is acknowledged. Arguments: data folder, round.
 */
const [dataDir = '', round = ''] = process.argv.slice(2)
const CALLS_IN_FLIGHT = 20

const storage = await openStorage({ dataDir })
await storage.write([putEvent(sampleEvent('event'))])

async function writeForever(writer: number): Promise<never> {
  for (let count = 1; ; count += 1) {
    const name = `${round}-${writer}-${count}`
    await storage.write([
      putCell('event', preference('first', name), name, count),
      putCell('event', preference('second', name), name, count),
    ])
    await report(name)
  }
}

/** Prints a line unbuffered, retrying while the pipe is full. */
async function report(name: string): Promise<void> {
  for (;;) {
    try {
      writeSync(1, `${name}\n`)
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
      await setTimeout(1)
    }
  }
}

await Promise.all(Array.from({ length: CALLS_IN_FLIGHT }, (_, writer) => writeForever(writer)))
