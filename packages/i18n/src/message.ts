import type { enGB } from './en-GB/index.ts'

export type MessageKey = keyof typeof enGB

/** Messages of one file of a translation. */
export type Messages = Partial<Record<MessageKey, string>>

/** A whole language: one that lacks a message does not compile. */
export type Translation = Readonly<Record<MessageKey, string>>
