export * from './catalogues.ts'
export * from './choice-messages.ts'
export type { MessageKey } from './message.ts'
export * from './read-choice.ts'
