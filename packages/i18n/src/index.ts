export * from './catalogues.ts'
export * from './choice-messages.ts'
export type { MessageKey, Messages } from './message.ts'
export * from './read-choice.ts'
