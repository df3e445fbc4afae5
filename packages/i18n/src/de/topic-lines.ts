import type { Messages } from '../message.ts'

export const topicLines = {
  'topicLines.open': 'Themen einfügen',
  'topicLines.title': 'Themen einfügen, eines pro Zeile',
  'topicLines.field': 'Themen',
  'topicLines.help':
    'Du leitest keines davon. Eine Zeile kann nach einem Tabulator oder Bindestrich jemanden aus der Veranstaltung als Leitung nennen: Gärten auf Dächern - Ada Mets',
  'topicLines.help.noHosts': 'Sie sind ohne Autor:in: Wer mag, kann sie wählen.',
  'topicLines.count': 'Themen, die dazukommen: {{count}}',
  'topicLines.hosts': 'Mit Leitung: {{count}}',
  'topicLines.faults': 'Zeilen zum Ansehen: {{count}}',
  'topicLines.line': 'Zeile {{line}}:',
  'topicLines.fault.empty': 'ist leer.',
  'topicLines.fault.twice': 'steht schon in der Liste.',
  'topicLines.fault.known': 'ist schon in der Veranstaltung.',
  'topicLines.fault.tooLong': 'ist zu lang: höchstens 200 Zeichen.',
  'topicLines.fault.unknownHost': 'bekommt keine Leitung: So heißt niemand in der Veranstaltung.',
  'topicLines.fault.noHosts': 'bekommt keine Leitung: Hier leiten alle, was sie selbst hinzufügen.',
  'topicLines.full': 'Die Veranstaltung kann 1000 Themen haben. Freie Plätze: {{free}}',
  'topicLines.add': 'Themen hinzufügen',
  'topicLines.done': 'Hinzugefügte Themen: {{count}}',
  'topicLines.undo': 'Zurücknehmen',
  'topicLines.undone': 'Zurückgenommen: {{count}}',
  'topicLines.undone.kept': 'Geblieben, weil jemand sie seitdem gewählt hat: {{count}}',
} satisfies Messages
