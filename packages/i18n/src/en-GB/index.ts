import { app } from './app.ts'

/** Every text of the product in British English: the source language, from which the message keys are typed. */
export const enGB = { ...app } as const
