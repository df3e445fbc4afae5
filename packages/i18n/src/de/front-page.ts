import type { Messages } from '../message.ts'

export const frontPage = {
  'frontPage.welcome': 'Willkommen! Wer trifft wen, wann und zu welchem Thema?',
  'frontPage.intro':
    'Teile einen Link, lass alle sagen, was sie interessiert und wann sie können, und erhalte einen Plan, der zu möglichst vielen passt.',
  'frontPage.newEvent': 'Neue Veranstaltung beginnen',
  'frontPage.newEvent.help': 'Unsicher? Nimm die erste. Ein Konto ist nicht nötig.',
  'frontPage.forget': 'Diese Veranstaltungen auf diesem Gerät vergessen',
  'frontPage.yourEvents': 'Deine Veranstaltungen',
  'frontPage.yourEvents.help': 'Veranstaltungen, die in diesem Browser geöffnet wurden.',
  'frontPage.role.admin': 'du organisierst',
  'frontPage.role.participant': 'du nimmst teil',
  'frontPage.role.visitor': 'noch nicht registriert',
  'frontPage.variant.planner': 'Planer',
  'frontPage.variant.planner.purpose':
    'Themengruppen in einer oder mehreren Runden. Alle markieren Themen mit „Ja“, als erste Wahl oder mit „Leitung“.',
  'frontPage.variant.planner10': 'Planer 1 bis 10',
  'frontPage.variant.planner10.purpose':
    'Themengruppen in einer oder mehreren Runden. Alle bewerten jedes Thema von 1 bis 10.',
  'frontPage.variant.weekdayhourplanner': 'Planer für Wochentage und Stunden',
  'frontPage.variant.weekdayhourplanner.purpose':
    'Gruppen, die sich jede Woche treffen, an einem Tag und zu einer Stunde, zu der ihre Mitglieder frei sind.',
  'frontPage.variant.1on1': 'Zu zweit',
  'frontPage.variant.1on1.purpose':
    'Alle sagen, wen sie treffen möchten, und so viele Treffen wie möglich kommen zustande.',
  'frontPage.variant.reciprocity': 'Gegenseitigkeit',
  'frontPage.variant.reciprocity.purpose': 'Zwei Menschen treffen sich, wenn beide es möchten.',
  'frontPage.variant.reciprocity10': 'Gegenseitigkeit mit Kalender',
  'frontPage.variant.reciprocity10.purpose':
    'Wöchentliche Gruppen von Menschen, die zusammen sein möchten, zu Stunden, die ihnen passen.',
  'frontPage.variant.multiplanner': 'Planer für viele Runden',
  'frontPage.variant.multiplanner.purpose':
    'Ein Programm mit bis zu 100 benannten Runden, Pausen und Themen verschiedener Art und Länge.',
  'frontPage.variant.heallo': 'Gruppenfinder für Gemeinschaften',
  'frontPage.variant.heallo.purpose':
    'Bringt Menschen über Zeitzonen hinweg in Gruppen zusammen, die sich jede oder jede zweite Woche treffen.',
} satisfies Messages
