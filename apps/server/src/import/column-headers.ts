import type { ColumnKind } from '@planner/domain'
import { columnKey, readColumn } from '@planner/i18n'

/** Whose export a table looks like. */
export type TableSource = 'googleForms' | 'pretalx' | 'airmeet' | null

/** What forms, spreadsheets and conference systems call columns in the languages of the product; IMPORT-14. */
const NAMES: Partial<Record<ColumnKind, readonly string[]>> = {
  timestamp: [
    ...[
      'timestamp',
      'time stamp',
      'submitted at',
      'start time',
      'completion time',
      'date created',
      'created',
    ],
    ...['registration date', 'registration time', 'registered on', 'registered at', 'last modified time'],
    ...['zeitstempel', 'startzeit', 'fertigstellungszeit', 'abgeschickt am', 'registriert am'],
    ...['ajatempel', 'esitamise aeg', 'registreeritud'],
  ],
  name: [
    ...['name', 'your name', 'full name', 'attendee name', 'participant', 'participant name', 'speaker name'],
    ...['who are you', 'what is your name', 'person', 'display name'],
    ...[
      'dein name',
      'ihr name',
      'vor und nachname',
      'vorname und nachname',
      'vollständiger name',
      'teilnehmer',
    ],
    ...['wie heißt du', 'wie heißen sie', 'teilnehmername', 'teilnehmerin'],
    ...['nimi', 'sinu nimi', 'teie nimi', 'osaleja', 'osaleja nimi', 'ees ja perekonnanimi', 'täisnimi'],
  ],
  firstName: ['first name', 'given name', 'forename', 'vorname', 'eesnimi'],
  lastName: ['last name', 'surname', 'family name', 'nachname', 'familienname', 'perekonnanimi', 'perenimi'],
  email: ['username', 'benutzername', 'kasutajanimi', 'contact email', 'registered email', 'attendee email'],
  phone: [
    ...['phone', 'phone number', 'telephone', 'mobile', 'mobile number', 'contact number', 'mobile phone'],
    ...['telefon', 'telefonnummer', 'handy', 'handynummer', 'mobil', 'telefoninumber', 'mobiil'],
  ],
  note: [
    ...[
      'note',
      'notes',
      'about you',
      'about me',
      'about',
      'bio',
      'biography',
      'profile',
      'comment',
      'comments',
    ],
    ...['introduce yourself', 'remarks', 'anything else', 'interests'],
    ...['notiz', 'notizen', 'anmerkung', 'anmerkungen', 'bemerkung', 'bemerkungen', 'über dich', 'über mich'],
    ...['kommentar', 'kommentare', 'vorstellung', 'biografie'],
    ...['märkus', 'märkused', 'kommentaar', 'kommentaarid', 'tutvustus', 'endast'],
  ],
  hostOf: [
    ...[
      'proposal titles',
      'session titles',
      'host of',
      'hosts',
      'your topic',
      'your topics',
      'topic you offer',
    ],
    ...['topics you host', 'which topic would you host', 'i can host'],
    ...['mein thema', 'dein thema', 'themen die du leitest', 'leitung von', 'eigene themen'],
    ...['sinu teema', 'sinu teemad', 'eestvedaja teemal', 'minu teemad'],
  ],
  title: [
    ...['proposal title', 'session title', 'talk title', 'topic', 'topic title', 'title'],
    ...['titel', 'thema', 'themen', 'thementitel', 'teema', 'teemad', 'pealkiri'],
  ],
  description: ['abstract', 'description', 'zusammenfassung', 'beschreibung', 'kirjeldus', 'lühikirjeldus'],
  hosts: [
    ...['speaker names', 'speakers', 'speaker', 'host', 'hosted by', 'presenter', 'presenters'],
    ...[
      'namen der vortragenden',
      'vortragende',
      'leitung',
      'eestvedaja',
      'eestvedajad',
      'esineja',
      'esinejad',
    ],
  ],
  ignore: [
    ...['id', 'code', 'score', 'state', 'status', 'confirmed', 'picture', 'avatar', 'image', 'proposal ids'],
    ...[
      'proposal id',
      'speaker ids',
      'proposal state',
      'pending proposal state',
      'session type',
      'track',
      'tags',
    ],
    ...['internal notes', 'duration', 'slot count', 'language', 'room', 'start', 'end', 'resources'],
    ...['median score', 'average mean score', 'session image', 'average score', 'profile picture'],
    ...[
      'city',
      'country',
      'state region',
      'location',
      'company',
      'organisation',
      'organization',
      'job title',
    ],
    ...[
      'designation',
      'role',
      'position',
      'industry',
      'department',
      'linkedin',
      'linkedin profile',
      'website',
    ],
    ...[
      'ticket',
      'ticket type',
      'ticket name',
      'order id',
      'attendee type',
      'registration status',
      'user type',
    ],
    ...['utm source', 'utm medium', 'utm campaign', 'utm term', 'utm content', 'attended', 'time spent'],
    ...['unique link', 'magic link', 'source', 'timezone', 'time zone', 'gender', 'age', 'address'],
    ...['stadt', 'ort', 'land', 'firma', 'unternehmen', 'einreichungs ids', 'einreichungsstatus', 'bild'],
    ...['einreichungsart', 'raum', 'beginn', 'ende', 'dauer', 'sprache', 'ids der vortragenden'],
    ...['linn', 'riik', 'ettevõte', 'organisatsioon', 'amet', 'ruum', 'algus', 'lõpp', 'kestus', 'keel'],
  ],
}

const KIND_BY_NAME: ReadonlyMap<string, ColumnKind> = new Map(
  (Object.keys(NAMES) as ColumnKind[]).flatMap((kind) =>
    (NAMES[kind] ?? []).map((name) => [columnKey(name), kind] as const),
  ),
)

/** What a column's name alone says that it is. */
export function kindOfHeader(header: string): ColumnKind | undefined {
  const field = readColumn(header)
  if (field) return field === 'email' ? 'email' : 'requests'
  const name = columnKey(header)
  return KIND_BY_NAME.get(name) ?? (name.startsWith('utm') ? 'ignore' : undefined)
}

/** Columns that nothing but these exports has together. */
const MARKS: readonly { source: TableSource; all: readonly string[]; any: readonly string[] }[] = [
  {
    source: 'pretalx',
    all: [],
    any: ['proposal titles', 'proposal title', 'proposal ids', 'proposal state', 'einreichungs ids'],
  },
  { source: 'pretalx', all: ['name', 'email', 'confirmed'], any: [] },
  {
    source: 'airmeet',
    all: ['email'],
    any: [
      'airmeet id',
      'registration date',
      'registration status',
      'attendee type',
      'unique link',
      'magic link',
    ],
  },
]

/** Whose export a table looks like, by its columns' names. */
export function sourceOf(header: readonly string[], isTimestamp: (name: string) => boolean): TableSource {
  const names = new Set(header.map(columnKey))
  const has = (name: string) => names.has(columnKey(name))
  const mark = MARKS.find(({ all, any }) => all.every(has) && (any.length === 0 || any.some(has)))
  if (mark) return mark.source
  return isTimestamp(header[0] ?? '') ? 'googleForms' : null
}
