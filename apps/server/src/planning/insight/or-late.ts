import { NoAnswer } from './insight.ts'

/** What was found, or what to say where the question took too long or the thread ended: it may be asked again. */
export async function orLate<T, L>(answer: Promise<T>, late: () => L): Promise<T | L> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoAnswer) return late()
    throw error
  }
}
