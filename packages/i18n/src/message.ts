import type { enGB } from './en-GB/index.ts'

export type MessageKey = keyof typeof enGB

/** A translation. What is missing falls back to the source language. */
export type Messages = Partial<Record<MessageKey, string>>
