export * from './catalogues.ts'
export type { MessageKey, Messages } from './message.ts'
