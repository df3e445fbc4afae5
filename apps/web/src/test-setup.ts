/** Browser APIs that Mantine and our own code need and jsdom lacks; loaded before every test of the web. */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { hideToast, toastStore } from './lib/toast.ts'

// Parts of a screen load late on a busy machine; no test waits for longer than it needs.
configure({ asyncUtilTimeout: 100_000 })

// Test files of one worker share the window.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of toastStore.getSnapshot()) hideToast(id)
})

// A part that is still loading when its file ends would be missing from the worker's next file.
afterAll(() => vi.dynamicImportSettled())

window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Nothing is in sight.
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

// What is measured or drawn with text waits for the fonts, of which jsdom knows nothing.
if (!('fonts' in document))
  Object.defineProperty(document, 'fonts', {
    value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
  })

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
// For ids as the product has them.
globalThis.CSS ??= { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') } as typeof CSS
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.setPointerCapture ??= () => {}
