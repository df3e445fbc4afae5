import type { enGB } from './en-GB/index.ts'

export type MessageKey = keyof typeof enGB

/** The messages of one file of a translation. */
export type Messages = Partial<Record<MessageKey, string>>

/** A complete translation: a missing message does not compile. */
export type Translation = Readonly<Record<MessageKey, string>>

/** The names in `{{name}}` of a text; `{{{name}}` is a branch of a plural that begins with one. */
type Named<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? (Name extends `{${infer Inner}` ? Inner : Name) | Named<Rest>
  : never

/** The names of what plurals of a text count. */
type Counted<Text extends string> = Text extends `${infer Before}, plural, ${infer Rest}`
  ? LastName<Before> | Counted<Rest>
  : never

type LastName<Text extends string> = Text extends `${string}{${infer Rest}` ? LastName<Rest> : Text

/** The values of a message by its English text: a number where it counts, a number or a text elsewhere. */
export type ValuesOf<Key extends MessageKey> = Key extends MessageKey
  ? Readonly<
      Record<Counted<(typeof enGB)[Key]>, number> &
        Record<Exclude<Named<(typeof enGB)[Key]>, Counted<(typeof enGB)[Key]>>, string | number>
    >
  : never

/** The values that a message needs, as arguments: none where it has no place. */
export type Values<Key extends MessageKey> = keyof ValuesOf<Key> extends never
  ? [ValuesOf<Key>?]
  : [ValuesOf<Key>]
