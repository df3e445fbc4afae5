// Loaded before a node: its machine takes the time to be an hour later.
const HOUR_MS = 3_600_000
const real = Date.now.bind(Date)
globalThis.Date = class extends Date {
  /** @param {ConstructorParameters<typeof Date>} given */
  constructor(...given) {
    if (given.length === 0) super(real() + HOUR_MS)
    else super(...given)
  }
  static now() {
    return real() + HOUR_MS
  }
}
