import type { RoomLayout } from '@planner/domain'
import { isSettled, type Motion, roomAt, type ShownRoom, settled } from './motion.ts'
import { paintRoom, type Scenery } from './painter.ts'

/** The clock of a page's frames. */
export type Frames = {
  /** ms. */
  now(): number
  request(draw: (now: number) => void): number
  cancel(id: number): void
}

const PAGE_FRAMES: Frames = {
  now: () => performance.now(),
  request: (draw) => requestAnimationFrame(draw),
  cancel: (id) => cancelAnimationFrame(id),
}

/** A canvas that shows a room and lets it settle when it changes; it takes frames only while somebody walks. */
export class RoomPicture {
  readonly #canvas: HTMLCanvasElement
  readonly #frames: Frames
  #motion: Motion | undefined
  #scenery: Scenery | undefined
  #shown: ShownRoom | undefined
  #frame: number | undefined

  constructor(canvas: HTMLCanvasElement, frames = PAGE_FRAMES) {
    this.#canvas = canvas
    this.#frames = frames
  }

  /** A room of another width is drawn anew; else everybody walks to their place, unless nothing is to move (ROOM-3). */
  show(layout: RoomLayout, scenery: Scenery, isStill: boolean): void {
    const now = this.#frames.now()
    const before = this.#motion && this.#shown ? roomAt(this.#motion, now) : undefined
    const walks = !isStill && before !== undefined && before.layout.width === layout.width
    this.#motion = { from: walks ? before : null, to: layout, start: now }
    this.#scenery = scenery
    this.#draw(now)
  }

  /** The same room with another look: other colours, or something else that is pointed at. */
  dress(scenery: Scenery): void {
    this.#scenery = scenery
    if (this.#frame === undefined) this.#draw(this.#frames.now())
  }

  close(): void {
    if (this.#frame !== undefined) this.#frames.cancel(this.#frame)
    this.#frame = undefined
  }

  #draw(now: number): void {
    this.close()
    const motion = this.#motion
    if (!motion || !this.#scenery) return
    this.#shown = isSettled(motion, now) ? settled(motion.to) : roomAt(motion, now)
    const context = this.#fittingContext(motion.to)
    if (context) paintRoom(context, this.#shown, this.#scenery)
    if (!isSettled(motion, now)) this.#frame = this.#frames.request((next) => this.#draw(next))
  }

  /** A blank canvas with as many dots as the screen has. */
  #fittingContext({ width, height }: RoomLayout): CanvasRenderingContext2D | null {
    const canvas = this.#canvas
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    const [columns, rows] = [Math.round(width * ratio), Math.max(1, Math.round(height * ratio))]
    if (canvas.width !== columns) canvas.width = columns
    if (canvas.height !== rows) canvas.height = rows
    const context = canvas.getContext('2d')
    context?.setTransform(ratio, 0, 0, ratio, 0, 0)
    context?.clearRect(0, 0, width, height)
    return context
  }
}
