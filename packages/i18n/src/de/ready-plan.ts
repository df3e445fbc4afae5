import type { Messages } from '../message.ts'

export const readyPlan = {
  'readyPlan.first':
    'Ein Plan liegt bereit: Alle zusammen bekämen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten.',
  'readyPlan.fresh':
    'Ein neuer Plan liegt bereit: {{percent}}\u00a0% des Besten, das sich alle erhoffen konnten, statt {{before}}\u00a0%. Woanders: {{moving}} von {{total}}',
  'readyPlan.replan': 'Mit wenigen Änderungen: {{percent}}\u00a0%. Woanders: {{moving}} von {{total}}',
  'readyPlan.same': 'Mit wenigen Änderungen: Niemand wäre woanders.',
  'readyPlan.notYet': 'Noch liegt kein Plan bereit: Der Knopf sucht ihn auf die gewöhnliche Weise.',
  'readyPlan.replanNotYet': 'Mit wenigen Änderungen: noch nicht bereit.',
  'readyPlan.usedUp':
    'In dieser Stunde wurde genug im Voraus gesucht: Der Knopf sucht einen Plan auf die gewöhnliche Weise.',
} as const satisfies Messages
