/** What a plan that is kept ready would give; what people get is said in the words of the report. */
export const readyPlan = {
  'readyPlan.first': 'A plan is ready: people would get {{percent}}% of the best they could hope for.',
  'readyPlan.fresh':
    'A new plan is ready: {{percent}}% of the best people could hope for instead of {{before}}%. Somewhere else: {{moving}} of {{total}}',
  'readyPlan.replan': 'With few changes: {{percent}}%. Somewhere else: {{moving}} of {{total}}',
  'readyPlan.same': 'With few changes: nobody would be somewhere else.',
  'readyPlan.notYet': 'No plan is ready yet: the button looks for one in the ordinary way.',
  'readyPlan.replanNotYet': 'With few changes: not ready yet.',
  'readyPlan.usedUp':
    'In this hour enough was searched ahead: the button looks for a plan in the ordinary way.',
} as const
