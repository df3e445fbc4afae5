import type { Messages } from '../message.ts'

export const readyPlan = {
  'readyPlan.first':
    'Ein Plan liegt bereit: Alle zusammen bekämen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten.',
  'readyPlan.fresh':
    'Ein neuer Plan liegt bereit: Alle zusammen bekämen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten, statt {{before}}\u00a0%. Woanders als jetzt: {{moving}} von {{total}}',
  'readyPlan.replan':
    'Neu zu planen und wenig zu ändern ergäbe {{percent}}\u00a0%. Woanders als jetzt: {{moving}} von {{total}}',
  'readyPlan.same': 'Neu zu planen und wenig zu ändern würde niemanden verschieben.',
} as const satisfies Messages
