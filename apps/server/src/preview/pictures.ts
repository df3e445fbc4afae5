import { renderAsync } from '@resvg/resvg-js'
import { LIMITS } from '../limits/limits.ts'
import { Serial } from '../limits/serial.ts'
import { drawingOf } from './drawing.ts'
import type { Scene } from './scene.ts'

/** Makes pictures of scenes, one at a time on a thread of its own, and keeps those that were asked for last. */
export class Pictures {
  readonly #pictures = new Map<string, Buffer>()
  readonly #making = new Map<string, Promise<Buffer>>()
  readonly #serial = new Serial()
  readonly #maxBytes: number
  readonly #maxWaiting: number
  #bytes = 0

  constructor({
    maxBytes = LIMITS.previewBytes.value,
    maxWaiting = LIMITS.previewsWaiting.value,
  }: { maxBytes?: number; maxWaiting?: number } = {}) {
    this.#maxBytes = maxBytes
    this.#maxWaiting = maxWaiting
  }

  /** The PNG of a scene with this version; undefined while too many others wait for theirs. */
  async of(version: string, scene: Scene): Promise<Buffer | undefined> {
    const kept = this.#pictures.get(version)
    if (kept) {
      this.#pictures.delete(version)
      this.#pictures.set(version, kept)
      return kept
    }
    const making = this.#making.get(version)
    if (making !== undefined) return making
    if (this.#making.size >= this.#maxWaiting) return undefined
    const made = this.#serial.run(() => pngOf(scene)).finally(() => this.#making.delete(version))
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
