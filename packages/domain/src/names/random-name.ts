/** Words for suggested names: friendly, easy to spell, two adjectives or more per initial of a noun. */
const ADJECTIVES = [
  'amber',
  'agile',
  'bold',
  'bright',
  'calm',
  'clever',
  'daring',
  'dapper',
  'eager',
  'earnest',
  'fair',
  'fearless',
  'gentle',
  'golden',
  'happy',
  'honest',
  'jolly',
  'keen',
  'kind',
  'lively',
  'lucky',
  'merry',
  'mellow',
  'neat',
  'noble',
  'open',
  'patient',
  'playful',
  'quick',
  'quiet',
  'radiant',
  'ready',
  'sunny',
  'steady',
  'tidy',
  'tender',
  'vivid',
  'warm',
  'wise',
  'zesty',
] as const

const COLOURS = [
  'amber',
  'azure',
  'coral',
  'green',
  'indigo',
  'lilac',
  'olive',
  'pink',
  'ruby',
  'silver',
] as const

const ANIMALS = [
  'badger',
  'beaver',
  'crane',
  'dolphin',
  'falcon',
  'fox',
  'hare',
  'heron',
  'lynx',
  'marten',
  'otter',
  'owl',
  'panda',
  'robin',
  'seal',
  'swan',
  'tiger',
  'turtle',
  'whale',
  'wren',
] as const

const EVENT_NOUNS = [
  'arena',
  'assembly',
  'bazaar',
  'bridge',
  'camp',
  'circle',
  'dialogue',
  'desk',
  'encounter',
  'exchange',
  'forum',
  'festival',
  'garden',
  'gathering',
  'harbour',
  'house',
  'journey',
  'kitchen',
  'lounge',
  'library',
  'meeting',
  'market',
  'network',
  'nest',
  'orchard',
  'party',
  'picnic',
  'quest',
  'round',
  'retreat',
  'summit',
  'salon',
  'table',
  'tent',
  'village',
  'workshop',
  'week',
  'zone',
] as const

/** A random number generator in [0, 1). */
export type Random = () => number

/** Two alliterating words and a number, e.g. "Gentle Garden 42"; ROUTE-12. */
export function randomEventName(random: Random): string {
  const noun = pick(EVENT_NOUNS, random)
  const adjectives = ADJECTIVES.filter((word) => word[0] === noun[0])
  return [
    capitalised(pick(adjectives, random)),
    capitalised(noun),
    String(1 + Math.floor(random() * 99)),
  ].join(' ')
}

/** Adjective, colour, animal and a three-digit number, e.g. "Calm Azure Otter 417"; ROUTE-13. */
export function randomUserName(random: Random): string {
  const words = [pick(ADJECTIVES, random), pick(COLOURS, random), pick(ANIMALS, random)].map(capitalised)
  return [...words, String(100 + Math.floor(random() * 900))].join(' ')
}

function pick<T>(list: readonly T[], random: Random): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined)
    throw new Error('Nothing to pick from. Maybe a noun has no adjective with its initial?')
  return item
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
