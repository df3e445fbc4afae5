/** What goes on paper, and answers that come from it. */
export const paper = {
  'paper.open': 'On paper…',
  'paper.title': 'On paper',
  'paper.kind': 'What',
  'paper.size': 'Paper',
  'paper.ownLink': 'Personal link',
  'paper.noGroup': 'You are in no group yet. Ask the organisers.',
  'paper.topic': 'Topic',
  'paper.kind.slips': 'Slips for everybody',
  'paper.kind.slips.help':
    'One for each person, to cut along the dashed lines. The QR code is the personal link: give each slip to its person alone.',
  'paper.kind.bySession': 'Programme by session',
  'paper.kind.bySession.help': 'What is when, for the wall.',
  'paper.kind.byRoom': 'Programme by room',
  'paper.kind.byRoom.help': 'What is where, for the wall.',
  'paper.kind.cards': 'Table cards',
  'paper.kind.cards.help': 'One for each group, two on a page, with who is in it.',
  'paper.kind.signs': 'Door signs',
  'paper.kind.signs.help': 'One for each room with its groups, and a QR code to find one’s own.',
  'paper.kind.ticks': 'List to tick off',
  'paper.kind.ticks.help': 'Everybody by name, for the door.',
  'paper.kind.tally': 'Sheets to fill in',
  'paper.kind.tally.help':
    'For people without phones: their choices by hand. Enter them with “Enter answers for others” beside the participants.',
  'enterAnswers.open': 'Enter answers for others',
  'enterAnswers.title': 'Enter answers for others',
  'enterAnswers.help':
    'For people without a phone: their name, then their choices, then the next person. Until they open their own link, they are marked.',
  'enterAnswers.choices': 'On to their choices',
  'enterAnswers.of': 'Choices of {{name}}',
  'enterAnswers.keys': 'A figure chooses and goes on to the next row, the arrow keys go up and down.',
  'enterAnswers.next': 'Next person',
  'enterAnswers.done':
    '{number, plural, one {# person has been entered.} other {# people have been entered.}}',
  'enterAnswers.mark': 'Entered by a helper',
} as const
