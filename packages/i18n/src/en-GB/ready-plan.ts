/** What a plan that is kept ready would give; what people get is said in the words of the report. */
export const readyPlan = {
  'readyPlan.first': 'A plan is ready: people would get {{percent}}% of the best they could hope for.',
  'readyPlan.fresh':
    'A new plan is ready: people would get {{percent}}% of the best they could hope for instead of {{before}}%. Somewhere else than now: {{moving}} of {{total}}',
  'readyPlan.replan':
    'Re-planning with few changes would give {{percent}}%. Somewhere else than now: {{moving}} of {{total}}',
  'readyPlan.same': 'Re-planning with few changes would move nobody.',
} as const
