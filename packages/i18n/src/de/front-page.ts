import type { Messages } from '../message.ts'

export const frontPage = {
  'frontPage.title': 'Gruppenplaner: Unconferences, Open Space, Lerngruppen und Treffen zu zweit',
  'frontPage.welcome': 'Alle im richtigen Raum.',
  'frontPage.intro':
    'Für Unconferences, Open Space, Lerngruppen und Treffen zu zweit: Alle sagen, was sie interessiert, wann sie können und wen sie treffen möchten, und ein Knopf bildet die Gruppen, die am besten zu ihnen passen.',
  'frontPage.begin': 'Veranstaltung planen',
  'frontPage.watch': 'Bei einer Planung zusehen',
  'frontPage.terms': 'Ohne Konto und kostenlos. Was Menschen eintragen, bleibt in ihrer Veranstaltung.',
  'frontPage.picture':
    'Ein Plan von oben gesehen: Menschen sind Punkte, und die Kreise, in denen sie sich sammeln, sind Gruppen.',
  'frontPage.picture.nobody': 'Noch hat niemand eine Gruppe.',
  'frontPage.picture.plan':
    'Plan {{plan}}: {{number}} von {{all}} Personen sind in einer Gruppe, die sie gewählt haben.',
  'frontPage.picture.free': 'Eine Person ist noch frei: In drei Gruppen ist Platz.',
  'frontPage.invited':
    'Du bist eingeladen: Sag, was dich interessiert und wann du kannst, und finde deine Gruppen.',
  'frontPage.forget': 'Diese Veranstaltungen auf diesem Gerät vergessen',
  'frontPage.yourEvents': 'Deine Veranstaltungen',
  'frontPage.yourEvents.help':
    'Dieser Browser merkt sie sich mit den Links, die sie öffnen, bis du sie vergisst.',
  'frontPage.lastOpened': 'Zuletzt geöffnet',
  'frontPage.showAll': 'Alle {{count}} zeigen',
  'frontPage.forgetOne': '{{name}} vergessen',
  'frontPage.forgetOne.ask':
    'Vielleicht steht der Link sonst nirgends: Kopiere ihn vorher, falls du zurückkommen möchtest.',
  'frontPage.forgetOne.confirm': 'Vergessen',
  'frontPage.forgetOne.keep': 'Behalten',
  'frontPage.forgetOne.failed': 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  'frontPage.role.admin': 'du organisierst',
  'frontPage.role.participant': 'du nimmst teil',
  'frontPage.role.visitor': 'noch nicht registriert',
  'frontPage.question': 'Was planst du?',
  'frontPage.occasion.day': 'Ein Tag mit Runden',
  'frontPage.occasion.day.example': 'Unconference, Open Space, Barcamp',
  'frontPage.occasion.day.question': 'Wie werden Themen gewählt?',
  'frontPage.occasion.weeks': 'Wöchentliche Gruppen',
  'frontPage.occasion.weeks.example': 'Lesekreise, Lerngruppen, Gesprächskreise',
  'frontPage.occasion.weeks.question': 'Was bringt die Menschen zusammen?',
  'frontPage.occasion.pairs': 'Treffen zu zweit',
  'frontPage.occasion.pairs.example': 'Alle sagen, wen sie treffen möchten, und finden zueinander',
  'frontPage.occasion.pairs.question': 'Wann treffen sich zwei?',
  'frontPage.occasion.programme': 'Ein langes Programm',
  'frontPage.occasion.programme.example': 'Mehrere Tage, bis zu 100 Runden mit Namen und Pausen',
  'frontPage.occasion.programme.question': 'Was für ein Programm?',
  'frontPage.all': 'Alle Planer',
  'frontPage.all.help': 'Jeder mit seinem Namen und wofür er gut ist.',
  'frontPage.variant.planner': 'Planer',
  'frontPage.variant.planner.purpose':
    'Für Unconference, Open Space oder Barcamp: Alle sagen Ja zu Themen, nennen eine erste Wahl oder bieten an, ein Thema zu leiten, und bekommen für jede Runde eine Gruppe.',
  'frontPage.variant.planner.choice': 'Mit Ja, erster Wahl oder Leitung',
  'frontPage.variant.planner10': 'Planer 1 bis 10',
  'frontPage.variant.planner10.purpose':
    'Für einen Tag mit Runden, bei dem alle genau sagen können, wie sehr sie jedes Thema möchten: von 1 bis 10.',
  'frontPage.variant.planner10.choice': 'Mit Noten von 1 bis 10',
  'frontPage.variant.weekdayhourplanner': 'Planer für Wochentage und Stunden',
  'frontPage.variant.weekdayhourplanner.purpose':
    'Für Lesekreise und Kurse, die sich jede Woche treffen: Er findet den Wochentag und die Stunde, zu der alle in der Gruppe Zeit haben.',
  'frontPage.variant.weekdayhourplanner.choice': 'Ein Thema, und alle leben in einer Zeitzone',
  'frontPage.variant.1on1': 'Zu zweit',
  'frontPage.variant.1on1.purpose':
    'Zum Kennenlernen auf einer Veranstaltung: Alle sagen, wen sie treffen möchten, und so viele Treffen wie möglich kommen zustande.',
  'frontPage.variant.1on1.choice': 'Wenn eine Person fragt',
  'frontPage.variant.reciprocity': 'Gegenseitigkeit',
  'frontPage.variant.reciprocity.purpose':
    'Für Treffen, die beide möchten: Zwei Menschen treffen sich nur, wenn sie einander gewählt haben.',
  'frontPage.variant.reciprocity.choice': 'Wenn beide fragen',
  'frontPage.variant.reciprocity10': 'Wöchentliche Kreise',
  'frontPage.variant.reciprocity10.purpose':
    'Für kleine Gruppen, die sich jede Woche treffen: Alle wählen, mit wem sie zusammen sein möchten, und sagen, wann sie Zeit haben.',
  'frontPage.variant.reciprocity10.choice': 'Die Menschen, mit denen sie zusammen sein möchten',
  'frontPage.variant.multiplanner': 'Planer für viele Runden',
  'frontPage.variant.multiplanner.purpose':
    'Für ein Programm über mehrere Tage: bis zu 100 Runden mit Namen und Pausen, und Themen, die länger als eine Runde dauern dürfen.',
  'frontPage.variant.multiplanner.choice': 'Eines mit benannten Runden und Pausen',
  'frontPage.variant.heallo': 'Gruppenfinder für Gemeinschaften',
  'frontPage.variant.heallo.purpose':
    'Für eine Gemeinschaft in vielen Zeitzonen: Er bringt Menschen mit denselben Interessen jede oder jede zweite Woche zusammen.',
  'frontPage.variant.heallo.choice': 'Ein Thema, über viele Zeitzonen hinweg',
} satisfies Messages
