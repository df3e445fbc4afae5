import type { enGB } from './en-GB/index.ts'

export type MessageKey = keyof typeof enGB

/** The messages of one file of a translation. */
export type Messages = Partial<Record<MessageKey, string>>

/** A complete translation: a missing message does not compile. */
export type Translation = Readonly<Record<MessageKey, string>>
