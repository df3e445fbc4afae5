/** What the rules say of a variant, read from docs/rules and not from the product's descriptions. */
export type VariantFacts = {
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
  ownerHosts: false,
  hasOwnZones: false,
  mutualContacts: false,
  mutualOnly: false,
  prefersNewContacts: true,
  usesLogScale: true,
  hidesWishes: false,
}

const FACTS: Readonly<Record<string, VariantFacts>> = {
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
