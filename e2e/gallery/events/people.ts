/** The people of the gallery's events: ordinary names, and what is hard to show. All are fictional. */
export const PEOPLE: readonly { name: string; topic: string; profile?: string }[] = [
  { name: 'Mari Mets', topic: 'Gardens on roofs', profile: 'Grows tomatoes above the fourth floor.' },
  { name: 'Ann Aas', topic: 'Repair cafés', profile: 'Mends radios.' },
  { name: 'Tomás Arriaga', topic: 'Better meetings' },
  {
    name: 'Bartholomew Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    topic:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützen and other very long words that have to break somewhere',
    profile:
      'Somebody who likes to write much about themselves, in several sentences, so that a row has more than a line to hold. It goes on like this for a while, and then it ends.',
  },
  { name: 'ليلى الراشدي', topic: 'خبز وقهوة' },
  { name: 'Õie Kütt', topic: 'Sauna for beginners' },
  { name: 'Mei-Ling Zhou', topic: 'Maps of cycle paths' },
  { name: 'Kwame Asante', topic: 'A choir without auditions' },
  { name: 'Nils Lepik', topic: '' },
  { name: 'Zoe Gross', topic: 'Something that was called off' },
  { name: 'Priya Raman', topic: 'Water pumps' },
  { name: 'Jonas Petersohn', topic: 'Bread' },
]

export const ORGANISER = 'Olga Pärn'
