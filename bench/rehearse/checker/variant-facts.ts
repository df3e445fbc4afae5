/** What the rules say of a variant, read from docs/rules and not from the product's descriptions. */
export type VariantFacts = {
  /** VARIANT-11: where groups meet one after another, or in the hours of a week. */
  layout: 'sessions' | 'weeks'
  /** VARIANT-11: filling comes before every wish until somebody changes it. */
  fillsFirst: boolean
  /** The owner of a topic hosts it whatever they chose; TOPIC-12. */
  ownerHosts: boolean
  /** Grids are in everybody's own zone; WEEK-2. */
  hasOwnZones: boolean
  /** Contact preferences count by their geometric mean; MODEL-41 and MODEL-60. */
  mutualContacts: boolean
  /** Only wishes that both have are granted; MEET-3. */
  mutualOnly: boolean
  /** New contacts are preferred until somebody changes it; VARIANT-13. */
  prefersNewContacts: boolean
  /** VARIANT-11: whether v is a logarithm until somebody changes it. */
  usesLogScale: boolean
  /** Until somebody changes it, a wish to meet is read by its author and organisers only. */
  hidesWishes: boolean
}

const weekly: VariantFacts = {
  layout: 'weeks',
  fillsFirst: true,
  ownerHosts: false,
  hasOwnZones: false,
  mutualContacts: false,
  mutualOnly: false,
  prefersNewContacts: true,
  usesLogScale: true,
  hidesWishes: false,
}

const FACTS: Readonly<Record<string, VariantFacts>> = {
  planner: { ...weekly, layout: 'sessions' },
  planner10: { ...weekly, layout: 'sessions', fillsFirst: false },
  multiplanner: { ...weekly, layout: 'sessions' },
  weekdayhourplanner: { ...weekly, ownerHosts: true },
  reciprocity10: { ...weekly, mutualContacts: true, prefersNewContacts: false },
  heallo: { ...weekly, hasOwnZones: true },
  '1on1': { ...weekly, usesLogScale: false },
  reciprocity: { ...weekly, mutualContacts: true, mutualOnly: true, hidesWishes: true },
}

export function factsOf(variant: string): VariantFacts {
  const facts = FACTS[variant]
  if (!facts) throw new Error(`The checker knows nothing of ${variant}. Maybe describe it in FACTS.`)
  return facts
}
