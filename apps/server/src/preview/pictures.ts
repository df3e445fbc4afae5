import { renderAsync } from '@resvg/resvg-js'
import { FairTurns } from '../limits/fair-turns.ts'
import { LIMITS } from '../limits/limits.ts'
import { Slots } from '../limits/slots.ts'
import { drawingOf } from './drawing.ts'
import type { Scene } from './scene.ts'

/** The address and event whose turn a picture takes. */
type AskedBy = { address: string; eventId: string }

/** Makes pictures one at a time, on another thread and by turns, and keeps the latest ones. */
export class Pictures {
  readonly #pictures = new Map<string, Buffer>()
  readonly #making = new Map<string, Promise<Buffer>>()
  readonly #turns = new FairTurns()
  readonly #waiting: Slots
  readonly #maxBytes: number
  #bytes = 0

  constructor({
    maxBytes = LIMITS.previewBytes.value,
    maxWaiting = LIMITS.previewsWaiting.value,
    maxOfAddress = LIMITS.previewsOfAddress.value,
  }: { maxBytes?: number; maxWaiting?: number; maxOfAddress?: number } = {}) {
    this.#maxBytes = maxBytes
    this.#waiting = new Slots({ perKey: maxOfAddress, total: maxWaiting })
  }

  /** The PNG of a scene with this version; undefined while too many others wait for theirs. */
  async of(version: string, scene: Scene, by: AskedBy): Promise<Buffer | undefined> {
    const kept = this.#pictures.get(version)
    if (kept) {
      this.#pictures.delete(version)
      this.#pictures.set(version, kept)
      return kept
    }
    const making = this.#making.get(version)
    if (making !== undefined) return making
    if (!this.#waiting.take(by.address)) return undefined
    const made = this.#turns
      .run({ ...by, asks: 1 }, () => pngOf(scene))
      .finally(() => {
        this.#waiting.free(by.address)
        this.#making.delete(version)
      })
    this.#making.set(version, made)
    const png = await made
    this.#keep(version, png)
    return png
  }

  #keep(version: string, png: Buffer): void {
    this.#pictures.set(version, png)
    this.#bytes += png.length
    for (const [oldest, { length }] of this.#pictures) {
      if (this.#bytes <= this.#maxBytes) return
      this.#pictures.delete(oldest)
      this.#bytes -= length
    }
  }
}

/** The picture is shapes alone, so that no font of the machine is looked for. */
async function pngOf(scene: Scene): Promise<Buffer> {
  const image = await renderAsync(drawingOf(scene), { font: { loadSystemFonts: false }, logLevel: 'off' })
  return image.asPng()
}
