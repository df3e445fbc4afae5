import type { PageStorage } from './persisted-edits.ts'

/**
 * Storage for unsent edits: that of the page, which each tab has for itself, and that of the browser, so that they outlive the page
 * (OFFLINE-4). An edit that two pages send is as one that is sent once (ADR-0012).
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
