import { PSEUDO_ENDS } from '@planner/i18n'
import type { Page } from '@playwright/test'
import { DATA_ENDS } from '../words.ts'
import type { Fault } from './fault.ts'
import { faultsOfDocument } from './faults-of-document.ts'
import { isUntranslated } from './untranslated.ts'

/** What is wrong with the texts of a page; untranslated ones are found in the pseudo language alone. */
export async function faultsOf(page: Page, isPseudo: boolean): Promise<Fault[]> {
  const { texts, faults } = await page.evaluate(faultsOfDocument, { end: PSEUDO_ENDS[1] })
  const untranslated = isPseudo
    ? texts.filter(({ text }) => isUntranslated(text, PSEUDO_ENDS, DATA_ENDS))
    : []
  return [...untranslated.map((each): Fault => ({ kind: 'untranslated', ...each })), ...faults]
}
