/** The user similarity tab. */
export const similarityTexts = {
  'similarity.intro':
    'How alike two people’s choices of topics are: 100% is all the same, 0% has nothing in common. A shared first choice counts twice as much as a shared yes. Whoever has chosen nothing yet has no number.',
  'similarity.tooFew': 'As soon as two people have said what interests them, their similarity shows here.',
  'similarity.hidden.topics': 'This event has no topics that people choose, so there is nothing to compare.',
  'similarity.hidden.choices':
    'Participants do not see each other’s choices here, so only organisers can compare people.',
  'similarity.hidden.wishes':
    'Whom others wish to meet is hidden in this event, so only organisers can compare people.',
  'similarity.shown': 'Showing {{shown}} of {{total}} people. Search to see others.',
  'similarity.matrix.title': 'Everybody compared',
  'similarity.matrix.help':
    'In percent. The stronger a field’s colour, the more two people have in common; people who are alike stand side by side.',
  'similarity.matrix': 'Similarity of people',
  'similarity.unknown': 'no choices yet',
  'similarity.self': 'the same person',
  'similarity.nearest': 'Most alike',
  'similarity.nearest.choose': 'Who is most like',
  'similarity.nearest.none': 'Nobody has anything in common with this person yet.',
} as const
