/** A text that is not translated, or that not all of can be seen. */
export type Fault = {
  kind: 'untranslated' | 'clipped' | 'cut' | 'too wide'
  selector: string
  text: string
}
