/** From the key: until the dialog is on the screen, and until it says of every target what dropping somebody there does. */
export type PickUp = { opened: number; told: number; targets: number }

declare global {
  interface Window {
    pickUp: Promise<PickUp>
  }
}

/** Runs in the page before somebody is picked up: watches its frames from the next key on. `asked` stands where nothing is known yet. */
export function watchPickUp(asked: string): void {
  window.pickUp = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        let opened = 0
        const look = () => {
          const targets = [...document.querySelectorAll('dialog[open] li > button')]
          const isTold =
            targets.length > 0 && !targets.some(({ textContent }) => textContent?.includes(asked))
          if (opened !== 0 && !isTold) {
            requestAnimationFrame(look)
            return
          }
          // After the frame is painted.
          setTimeout(() => {
            const now = performance.now() - timeStamp
            if (targets.length > 0 && opened === 0) opened = now
            if (isTold) resolve({ opened, told: now, targets: targets.length })
            else requestAnimationFrame(look)
          })
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}
