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
  'frontPage.picture.plan': 'Plan {{plan}}: {{number}} von {{all}} in einer selbst gewählten Gruppe',
  'frontPage.picture.free': 'Eine Person ist noch frei: In drei Gruppen ist Platz.',
  'frontPage.invited':
    'Du bist eingeladen: Sag, was dich interessiert und wann du kannst, und finde deine Gruppen.',
  'frontPage.forget': 'Diese Veranstaltungen auf diesem Gerät vergessen',
  'frontPage.yourEvents': 'Deine Veranstaltungen',
  'frontPage.yourEvents.help':
    'Dieser Browser merkt sie sich mit den Links, die sie öffnen, bis du sie vergisst.',
  'frontPage.lastOpened': 'Zuletzt geöffnet',
  'frontPage.showAll': 'Alle zeigen: {{count}}',
  'frontPage.forgetOne': 'Vergessen: {{name}}',
  'frontPage.forgetOne.ask':
    'Vielleicht ist der Link nirgends sonst aufbewahrt: Kopiere ihn vorher, falls du zurückkommen möchtest.',
  'frontPage.forgetOne.confirm': 'Vergessen',
  'frontPage.forgetOne.keep': 'Behalten',
  'frontPage.forgetOne.failed': 'Das Vergessen ist nicht gelungen. Bitte versuche es noch einmal.',
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
  'frontPage.occasion.pairs.example': 'Alle fragen an, der Planer bildet Paare',
  'frontPage.occasion.pairs.question': 'Wann treffen sich zwei?',
  'frontPage.occasion.programme': 'Ein langes Programm',
  'frontPage.occasion.programme.example': 'Bis zu 100 Runden, mit Namen und Pausen',
  'frontPage.occasion.programme.question': 'Was für ein Programm?',
  'frontPage.all': 'Alle Planer',
  'frontPage.all.help': 'Für alle, die schon wissen, welchen sie möchten.',
  'frontPage.variant.planner': 'Planer',
  'frontPage.variant.planner.purpose':
    'Themengruppen in einer oder mehreren Runden. Alle markieren Themen mit „Ja“, als erste Wahl oder mit „Leitung“.',
  'frontPage.variant.planner.choice': 'Mit Ja, erster Wahl oder Leitung',
  'frontPage.variant.planner10': 'Planer 1 bis 10',
  'frontPage.variant.planner10.purpose':
    'Themengruppen in einer oder mehreren Runden. Alle bewerten jedes Thema von 1 bis 10.',
  'frontPage.variant.planner10.choice': 'Mit Noten von 1 bis 10',
  'frontPage.variant.weekdayhourplanner': 'Planer für Wochentage und Stunden',
  'frontPage.variant.weekdayhourplanner.purpose':
    'Gruppen, die sich jede Woche treffen, an einem Tag und zu einer Stunde, zu der ihre Mitglieder frei sind.',
  'frontPage.variant.weekdayhourplanner.choice': 'Ein Thema, in einer Zeitzone',
  'frontPage.variant.1on1': 'Zu zweit',
  'frontPage.variant.1on1.purpose':
    'Alle sagen, wen sie treffen möchten, und so viele Treffen wie möglich kommen zustande.',
  'frontPage.variant.1on1.choice': 'Wenn eine Person anfragt',
  'frontPage.variant.reciprocity': 'Gegenseitigkeit',
  'frontPage.variant.reciprocity.purpose': 'Zwei Menschen treffen sich, wenn beide es möchten.',
  'frontPage.variant.reciprocity.choice': 'Wenn beide anfragen',
  'frontPage.variant.reciprocity10': 'Gegenseitigkeit mit Kalender',
  'frontPage.variant.reciprocity10.purpose':
    'Wöchentliche Gruppen von Menschen, die zusammen sein möchten, zu Stunden, die ihnen passen.',
  'frontPage.variant.reciprocity10.choice': 'Mit wem sie zusammen sein möchten',
  'frontPage.variant.multiplanner': 'Planer für viele Runden',
  'frontPage.variant.multiplanner.purpose':
    'Ein Programm mit bis zu 100 benannten Runden, Pausen und Themen verschiedener Art und Länge.',
  'frontPage.variant.multiplanner.choice': 'Benannte Runden und Pausen',
  'frontPage.variant.heallo': 'Gruppenfinder für Gemeinschaften',
  'frontPage.variant.heallo.purpose':
    'Bringt Menschen über Zeitzonen hinweg in Gruppen zusammen, die sich jede oder jede zweite Woche treffen.',
  'frontPage.variant.heallo.choice': 'Ein Thema, über viele Zeitzonen hinweg',
} satisfies Messages
