import type { JoinField, JoinFormResponse } from '@planner/protocol'

type Form = NonNullable<JoinFormResponse['form']>
type Texts = JoinFormResponse['texts']

export type DrawnForm = {
  element: HTMLElement
  form: HTMLFormElement
  inputs: ReadonlyMap<JoinField, HTMLInputElement>
  button: HTMLButtonElement
  /** Says what is missing; true if nothing is. */
  check: () => boolean
  /** Says that it is being sent. */
  wait: () => void
}

const TYPES = { name: 'text', topics: 'text', email: 'email', phone: 'tel' } as const satisfies Record<
  JoinField,
  string
>
const AUTO_COMPLETE = { name: 'name', topics: 'off', email: 'email', phone: 'tel' } as const satisfies Record<
  JoinField,
  string
>

/** The form as plain elements: whoever sees it has loaded nothing else yet. */
export function drawForm(form: Form, texts: Texts): DrawnForm {
  const fields = form.fields.map((each) => drawField(each))
  const button = create('button', { type: 'submit', className: 'early-button', textContent: texts.register })
  const formElement = create('form', { noValidate: true }, [
    ...fields.map(({ element }) => element),
    // What is missing comes with the rest of the page.
    ...(form.isWhole ? [button] : []),
  ])
  const element = create('main', { id: 'early-content', className: 'early' }, [
    create('p', { className: 'early-product' }, [drawLogo(), new Text(texts.product)]),
    create('h1', { textContent: form.title, dir: 'auto' }),
    ...(form.description === ''
      ? []
      : [create('p', { className: 'early-description', textContent: form.description, dir: 'auto' })]),
    formElement,
    create('p', { className: 'early-quiet', textContent: form.seen }),
  ])
  const inputs = new Map(fields.map(({ field, input }) => [field, input]))
  return {
    element,
    form: formElement,
    inputs,
    button,
    check: () => checkName(fields, texts),
    wait: () => {
      button.disabled = true
      button.textContent = texts.joining
      for (const input of inputs.values()) input.readOnly = true
    },
  }
}

type DrawnField = ReturnType<typeof drawField>

function drawField({ field, label, help, isRequired, value }: Form['fields'][number]) {
  const id = `early-${field}`
  const input = create('input', { id, type: TYPES[field], name: field, value })
  input.autocomplete = AUTO_COMPLETE[field]
  input.setAttribute('aria-required', String(isRequired))
  input.setAttribute('aria-describedby', `${id}-help ${id}-error`)
  const error = create('p', { id: `${id}-error`, className: 'early-error' })
  const element = create('div', { className: 'early-field' }, [
    create('label', { htmlFor: id, textContent: label }),
    create('p', { id: `${id}-help`, className: 'early-quiet', textContent: help }),
    input,
    error,
  ])
  return { field, input, error, element }
}

/** The one mistake that most people make; all others are found when it is sent. */
function checkName(fields: readonly DrawnField[], texts: Texts): boolean {
  const name = fields.find(({ field }) => field === 'name')
  if (!name) return true
  const isMissing = name.input.value.trim() === ''
  name.error.textContent = isMissing ? texts.required : ''
  name.input.setAttribute('aria-invalid', String(isMissing))
  if (isMissing) name.input.focus()
  return !isMissing
}

const SVG = 'http://www.w3.org/2000/svg'

/** Place, size and colour of each person of the mark, as in the app's logo. */
const LOGO = [
  [8, 8, 5.5, 'satisfaction-4'],
  [18.5, 9.5, 4, 'satisfaction-3'],
  [12, 18.5, 4, 'sun'],
  [19.5, 18.5, 2.5, 'satisfaction-2'],
] as const

/** Drawn here, so that the mark needs no request of its own; JOIN-37. */
function drawLogo(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  for (const [cx, cy, r, colour] of LOGO) {
    const circle = document.createElementNS(SVG, 'circle')
    for (const [name, value] of Object.entries({ cx, cy, r })) circle.setAttribute(name, String(value))
    circle.style.fill = `var(--${colour})`
    svg.append(circle)
  }
  return svg
}

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
