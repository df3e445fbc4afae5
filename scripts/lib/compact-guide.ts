/** The chapter of docs/protocol.md on the compact form of full data, which no schema describes. */
export const COMPACT_GUIDE = [
  '## Compact data',
  'With `format: "compact"` in `JoinEventHub2` all full data of the connection from then on (`JoinEventHub`, `ReloadData`, `ReceivePlan`) come in a compact form: some 70 KB instead of a megabyte for 500 people, 120 topics and 10,000 choices. Ask for it when an event may be large; the plain form says the same. The payload has every field of the plain one and two more: `packed`, a binary attachment, and `linkBase`. Its `persons` and `topics` hold only the rows that are newer than `packed`, and one’s own. Whoever asks for the compact form must be able to read the plain one as well: data may come without `packed`.',
  [
    '1. `packed` is gzip of a JSON object: `persons` and `topics` in columns, `ids`, a list of texts, `cells` by table, in columns, and `meetings`, a list of lists.',
    '2. A person’s or topic’s fields are columns: a list with one entry for each row in the order of `id`; a list of one entry where all rows have the same; the text `"id"` where the entries are those of `id`; an object of entries by row number, from 0, where some rows lack the field.',
    '3. A `personalLink` in `packed` that is not empty lacks its beginning, `linkBase`.',
    '4. The columns of a table’s cells are one for each of its parts, `value`, and `timestamp`. In the columns of parts and in `timestamp` each number is the difference to the one before it, the first to 0. A part that names a person or topic is a position in `persons` or `topics`, from 0; positions beyond its end count on into `ids`. A `value` is a position in `values`, the table’s values. Where a timestamp stands in a list of its own it is not a difference.',
    '5. The cells go into the rows that they belong to, as in the plain form ([wirePersonWithCells](#wirepersonwithcells), [wireTopicWithTimes](#wiretopicwithtimes)). Then the rows of the payload’s `persons` and `topics` replace those of the same `id`, cells included; others are added at the end.',
    '6. A meeting is a list: the positions of its two people, `week`, `sessionId`, the number of its `state` (0 reserved, 1 committed, 2 past, 3 cancelled), who of the two has cancelled it (0 or 1; -1 the organiser; null), `timestamp`, and a list of who of the two had asked for it. The payload’s `meetings` replace those of the same people; others are added.',
    '7. Unpacking may take a moment. The signals behind the data belong after them.',
  ].join('\n'),
  'So `{"userId": [0, 0, 1], "topicId": [2, 1, -3], "values": ["Yes", ""], "value": [0, 0, 1], "timestamp": [1792000000000, 1500, 20]}` are the choices "Yes" of the first person for the third and the fourth topic, and of the second person, who has taken one back, for the first. [examples/unpack.ts](examples/unpack.ts) reads all of this in some fifty lines; a test compares it with the plain form.',
]
