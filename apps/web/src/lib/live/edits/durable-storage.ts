import type { PageStorage } from './persisted-edits.ts'

/**
 * Storage for unsent edits: that of the page, which is the tab's own, and that of the browser, in which they
 * outlive the page (OFFLINE-4). Two pages that send the same edit do no harm (ADR-0012).
 */
export function durableStorage(ofPage: PageStorage, ofBrowser: PageStorage): PageStorage {
  return {
    getItem: (name) => ofPage.getItem(name) ?? ofBrowser.getItem(name),
    setItem: (name, text) => {
      ofPage.setItem(name, text)
      ofBrowser.setItem(name, text)
    },
    removeItem: (name) => {
      // What another tab has not sent yet stays.
      if (ofPage.getItem(name) !== null) ofBrowser.removeItem(name)
      ofPage.removeItem(name)
    },
  }
}
