import type { Messages } from '../message.ts'

export const et: Messages = {}
