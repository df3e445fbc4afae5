import type { Browser } from '@playwright/test'
import { Camera, nameOf, type Subject } from './camera.ts'
import type { Stock } from './events/stock.ts'
import type { Fault } from './faults/fault.ts'
import type { GalleryOptions, Width } from './options.ts'
import type { Screen, Site } from './screen.ts'
import type { Album } from './screens/index.ts'
import type { Words } from './words.ts'

/**
 * A screen takes a second or two, much longer with its event, a plan and a busy machine, but it never hangs.
 */
const SCREEN_MS = 600_000

export type Result = {
  /** As pictures have it. */
  name: string
  album: string
  role: Screen['role']
  screen: string
  width: Width
  pictures: readonly string[]
  faults: readonly Fault[]
  /** Why the screen was not reached. */
  failure?: string
}

type Job = Omit<Subject, 'event'>

/** What is taken, in the order of the albums. */
export function jobsOf(albums: readonly Album[], options: GalleryOptions): Job[] {
  const { variants, roles, screens, widths } = options
  const isWanted = <T>(chosen: readonly T[], each: T) => chosen.length === 0 || chosen.includes(each)
  return albums
    .filter(({ id }) => isWanted(variants, id))
    .flatMap((album) =>
      album.screens
        .filter(({ role, name }) => isWanted(roles, role) && isWanted(screens, name))
        .flatMap((screen) =>
          widths
            .filter((width) => (width < 800 ? screen.only !== 'wide' : screen.only !== 'narrow'))
            .map((width) => ({ album, screen, width })),
        ),
    )
}

type RunOptions = {
  url: string
  originOf: (site: Site) => Promise<string>
  words: Words
  folder: string
  stock: Stock
  options: GalleryOptions
  onResult: (result: Result) => void
}

/** Takes all pictures, several at a time. The results are in the order of the jobs, with whatever fails. */
export async function takeAll(
  browser: Browser,
  jobs: readonly Job[],
  { url, originOf, words, folder, stock, options, onResult }: RunOptions,
): Promise<Result[]> {
  const camera = new Camera(browser, { url, originOf, words, folder, schemes: options.schemes })
  const results: Result[] = []
  // Whoever is free takes the next.
  const waiting = jobs.entries()
  const work = async () => {
    for (const [index, job] of waiting) {
      const result = await resultOf(job, camera, stock)
      results[index] = result
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: options.numPages }, work))
  return results
}

async function resultOf(job: Job, camera: Camera, stock: Stock): Promise<Result> {
  const { album, screen, width } = job
  const common = { name: nameOf(job), album: album.id, role: screen.role, screen: screen.name, width }
  const take = async () => {
    const event = await stock.event(album.variant, screen.event)
    const taking = () => camera.take({ ...job, event })
    return screen.plans ? stock.alone(taking) : taking()
  }
  try {
    return { ...common, ...(await within(SCREEN_MS, take())) }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { ...common, pictures: [], faults: [], failure }
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
