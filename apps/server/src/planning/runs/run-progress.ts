import type { PlanPreview, PlanProgress } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'
import type { BestPlan } from '../threads/solver-messages.ts'

/** Progress is reported at most this often; ms. */
const PROGRESS_MS = 500
/** A preview is told again after so long, for organisers who have come meanwhile; ms. */
const SAME_PREVIEW_MS = 8000

type Options = {
  limitSeconds: number
  /** For how many seconds the run has been searched so far. */
  searched: () => number
  now: () => number
  onProgress: (progress: PlanProgress) => void
}

/** Tells the progress of a run in one turn: how good its best plan is, and who would be where. */
export class RunProgress {
  readonly #options: Options
  #best: BestPlan | undefined
  #lastTold = 0
  #trailing: NodeJS.Timeout | undefined
  /** The best plan that was shown, and when the next one may be. */
  #previewed: string | undefined
  #nextPreview = 0
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  take(best: BestPlan): void {
    this.#best = best
    this.tellSoon()
  }

  tellSoon(): void {
    if (this.#trailing || this.#isClosed) return
    const { now, onProgress } = this.#options
    this.#trailing = setTimeout(
      () => {
        this.#trailing = undefined
        this.#lastTold = now()
        const progress = this.#progress()
        if (progress) onProgress(progress)
      },
      Math.max(0, this.#lastTold + PROGRESS_MS - now()),
    )
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#trailing)
  }

  #progress(): PlanProgress | undefined {
    if (!this.#best) return undefined
    const { text, ...worth } = this.#best
    const { searched, limitSeconds } = this.#options
    const progress = { elapsedSeconds: searched(), limitSeconds, ...worth }
    const preview = this.#preview(text)
    return preview ? { ...progress, preview } : progress
  }

  /**
   * Who would be where; undefined when that was told only just now, or not long ago and is still the same
   * (ROOM-8).
   */
  #preview(best: string): PlanPreview | undefined {
    const now = this.#options.now()
    const isSame = best === this.#previewed
    if (now < this.#nextPreview + (isSame ? SAME_PREVIEW_MS : 0)) return undefined
    const preview = previewOf(JSON.parse(best) as PlanResult)
    this.#previewed = best
    this.#nextPreview = now + previewPauseMs(preview)
    return preview
  }
}

/** A preview holds at most so many places; ROOM-8. */
export const MAX_PREVIEW_PLACES = 2000
/** Each place costs so much time until the next preview: 1,000 places a second at most. */
const PAUSE_MS_EACH = 1

type Group = { topicId: string | null; group: number; start: number | null; members: readonly string[] }

/**
 * Who would be in which group: of a plan with too many places the groups that start first, and all that start
 * at one time or none.
 */
export function previewOf(result: PlanResult, maxPlaces = MAX_PREVIEW_PLACES): PlanPreview {
  const positions = new Map<string, number>()
  const position = (person: string) => {
    const known = positions.get(person) ?? positions.size
    positions.set(person, known)
    return known
  }
  const groups = firstToStart(groupsOf(result), maxPlaces).map(({ members, ...group }) => ({
    ...group,
    members: members.map(position),
  }))
  return { people: [...positions.keys()], groups }
}

/** How long a preview stands before the next one; ms. */
export function previewPauseMs({ groups }: PlanPreview): number {
  return placesIn(groups) * PAUSE_MS_EACH
}

function groupsOf(result: PlanResult): Group[] {
  if (result.kind === 'pairs')
    return result.meetings.map(([a, b, start]) => ({ topicId: null, group: 0, start, members: [a, b] }))
  return result.groups.map(({ topic, group, start, members }) => ({ topicId: topic, group, start, members }))
}

function firstToStart(groups: readonly Group[], maxPlaces: number): Group[] {
  const byStart = Map.groupBy(groups, ({ start }) => start)
  const starts = [...byStart.keys()].sort((a, b) => (a ?? 0) - (b ?? 0))
  const chosen: Group[] = []
  let places = 0
  for (const start of starts) {
    const together = byStart.get(start) ?? []
    places += placesIn(together)
    if (places > maxPlaces) break
    chosen.push(...together)
  }
  return chosen
}

function placesIn(groups: readonly { members: readonly unknown[] }[]): number {
  return groups.reduce((sum, { members }) => sum + members.length, 0)
}
