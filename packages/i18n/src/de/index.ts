import type { Messages } from '../message.ts'

export const de: Messages = {}
