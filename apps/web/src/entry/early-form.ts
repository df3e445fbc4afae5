import type { JoinField, JoinFormResponse } from '@planner/protocol'
import { type EarlyCursor, setEarlyForm } from '../lib/early-form.ts'
import { fetchAhead } from '../lib/fetch-ahead.ts'
import { sessionPath, textsPath } from '../lib/first-requests.ts'
import { Listeners } from '../lib/listeners.ts'
import { rememberedPerson } from '../lib/remembered-person.ts'
import { isLineScarce } from '../lib/scarce-line.ts'
import { type DrawnForm, drawForm } from './draw-form.ts'

/** Somebody who reads the invitation first has what comes next by then, where the line has room for it. */
const IDLE_MS = 3000
/** Signs that somebody is about to use the page. The focus is none: browsers give it back by themselves. */
const SIGNS = ['pointerdown', 'keydown', 'input']
/** A pause in which nothing is lost: a field that is tapped gets the focus some time after the finger. */
const PAUSE_MS = 700
/** What ends a press, wherever it has got to. */
const RELEASES = ['pointerup', 'pointercancel', 'blur']
/** After the button, the page says itself what keeps it. */
const PATIENCE_MS = 8000

/**
 * Shows the form of a share link before anything else is loaded. The rest is loaded when somebody begins to
 * use the form, or after some seconds on a line that is not scarce. A page without a form is loaded at once.
 */
export async function showEarlyForm(loadApp: () => void): Promise<void> {
  const answer = await ask()
  if (!answer?.form || rememberedPerson(localStorage, answer.form.eventId)) {
    loadApp()
    return
  }
  const { form, texts, languageCode } = answer
  let hasAsked = false
  const loadRest = () => {
    if (!hasAsked) askFor(languageCode)
    hasAsked = true
    loadApp()
  }
  document.documentElement.lang = languageCode
  document.title = texts.product
  const root = document.getElementById('root')
  const place = document.getElementById('early')
  if (!root || !place) return loadRest()
  const drawn = drawForm(form, texts)
  place.replaceChildren(drawn.element)
  place.hidden = false
  root.hidden = true
  const use = watchUse(drawn.element)
  let isSubmitted = false
  setEarlyForm({
    values: () => valuesOf(drawn.inputs),
    cursor: () => cursorOf(drawn),
    isInUse: () => use.isGoingOn() && !isSubmitted,
    isSubmitted: () => isSubmitted,
    isRefused: () => isRefused(drawn.inputs.get('name')),
    subscribe: use.listeners.subscribe,
    leave: () => {
      root.hidden = false
      place.hidden = true
      place.replaceChildren()
    },
  })
  drawn.form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSubmitted || !drawn.check()) return
    isSubmitted = true
    drawn.wait()
    use.listeners.tell()
    loadRest()
    setTimeout(() => {
      if (root.childElementCount === 0) return
      root.hidden = false
      place.hidden = true
    }, PATIENCE_MS)
  })
  for (const sign of SIGNS) document.addEventListener(sign, loadRest, { once: true })
  if (!form.isWhole) loadRest()
  else if (!isLineScarce()) setTimeout(loadRest, IDLE_MS)
}

/** The session and the first texts come beside the scripts that read them, not after these. */
function askFor(language: string): void {
  fetchAhead(sessionPath('InitSession'), { 'accept-language': language })
  fetchAhead(textsPath(language, 'first'))
}

async function ask(): Promise<JoinFormResponse | undefined> {
  const { pathname, search } = window.location
  const language = localStorage.getItem('planner.language') ?? navigator.languages.slice(0, 5).join()
  const query = new URLSearchParams({ path: pathname + search, lang: language })
  try {
    const response = await fetch(`/api/Event/Join/?${query}`)
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

type Inputs = ReadonlyMap<JoinField, HTMLInputElement>

function valuesOf(inputs: Inputs): Partial<Record<JoinField, string>> {
  return Object.fromEntries([...inputs].map(([field, { value }]) => [field, value]))
}

function isRefused(name: HTMLInputElement | undefined): boolean {
  return name?.getAttribute('aria-invalid') === 'true' && name.value.trim() === ''
}

function cursorOf({ inputs, button }: DrawnForm): EarlyCursor | null {
  if (button === document.activeElement) return { on: 'button', top: button.getBoundingClientRect().top }
  for (const [field, input] of inputs) {
    if (input !== document.activeElement) continue
    const { selectionStart, selectionEnd, value } = input
    const end = selectionEnd ?? value.length
    return { on: 'field', field, start: selectionStart ?? end, end, top: input.getBoundingClientRect().top }
  }
  return null
}

/** Whether somebody is typing or pressing something, or has just been, with a notice when they pause. */
function watchUse(element: HTMLElement) {
  const listeners = new Listeners()
  let pause: ReturnType<typeof setTimeout> | undefined
  let isComposing = false
  let isPressed = false
  const end = () => {
    pause = undefined
    listeners.tell()
  }
  const begin = () => {
    clearTimeout(pause)
    pause = setTimeout(end, PAUSE_MS)
  }
  element.addEventListener('input', begin)
  element.addEventListener('pointerdown', () => {
    isPressed = true
  })
  for (const release of RELEASES)
    window.addEventListener(release, () => {
      if (isPressed) begin()
      isPressed = false
    })
  element.addEventListener('compositionstart', () => {
    isComposing = true
  })
  element.addEventListener('compositionend', () => {
    isComposing = false
    begin()
  })
  return {
    isGoingOn: () => isComposing || isPressed || pause !== undefined,
    listeners,
  }
}

/** Whether an address is a share link and asks for nothing else, such as a tab. */
export function isPlainInvitation({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search)
  return (
    /^\/[^/]+\/share\/?$/.test(pathname) &&
    [...query].every(([name]) => name === 'participantInvite') &&
    (query.get('participantInvite') ?? '') !== ''
  )
}
