import type { Messages } from '../message.ts'

export const help = {
  'help.organiser': 'Wenn du organisierst',
  'help.organiser.register':
    'Gib der Veranstaltung im Reiter „Veranstaltung“ einen Namen und registriere sie.',
  'help.organiser.share':
    'Teile ihren Link oder lass alle den QR-Code scannen. Den Admin-Link behältst du für dich.',
  'help.organiser.topics':
    'Themen kommen von dir und, wenn du möchtest, von den Teilnehmenden. Du kannst auch eine Tabelle mit Personen und ihrer Auswahl importieren.',
  'help.organiser.settings':
    'Im Reiter „Einstellungen“ sagst du, wie groß Gruppen sind, wie viele nebeneinander Platz haben und was am wichtigsten ist.',
  'help.organiser.plan':
    'Im Reiter „Zeitplan“ erstellst du den Plan. Alle bekommen einen Platz, der ihren Wünschen so nah wie möglich kommt.',
  'help.organiser.adjust':
    'Verschiebe Personen von Hand, fixiere die Zeit von Gruppen und erstelle den Plan neu, sooft du möchtest. Ein neu erstellter Plan teilt alle neu ein.',
  'help.participant': 'Wenn du teilnimmst',
  'help.participant.join':
    'Öffne den Link, gib deinen Namen ein und registriere dich. Mehr ist nicht nötig, wenn nicht ausdrücklich danach gefragt wird.',
  'help.participant.link':
    'Bewahre deinen persönlichen Link auf: Er bringt dich auf jedem Gerät zu deiner Auswahl zurück. Niemand sonst sollte ihn haben.',
  'help.participant.topics':
    'Sag zu jedem Thema, wie sehr es dich interessiert. Was du leer lässt, zählt als Nein.',
  'help.participant.when': 'Wo danach gefragt wird: Sag, wann du kommen kannst.',
  'help.participant.plan': 'Wenn der Plan da ist, zeigt der Reiter „Zeitplan“ deine Gruppen.',
  'help.questions': 'Gut zu wissen',
  'help.question.see': 'Wer sieht, was ich angebe?',
  'help.answer.see':
    'Deine E-Mail-Adresse, deine Telefonnummer und wen du lieber nicht treffen möchtest, sieht nur das Orga-Team. Deine Themenauswahl sehen andere nur, wenn das Orga-Team es erlaubt.',
  'help.question.lost': 'Ich habe meinen persönlichen Link verloren',
  'help.answer.lost':
    'Frag das Orga-Team: Es findet deinen persönlichen Link im Reiter „Veranstaltung“, mit einem QR-Code zum Scannen.',
  'help.question.offline': 'Die Verbindung ist weg',
  'help.answer.offline':
    'Lass die Seite offen. Deine Auswahl bleibt erhalten und wird gesendet, sobald die Verbindung wieder da ist.',
  'help.question.noGroup': 'Jemand hat keine Gruppe',
  'help.answer.noGroup':
    'Meist war in den gewählten Gruppen kein Platz oder zu wenige haben sie gewählt. Am besten hilft es, mehr Themen zu wählen.',
  'help.keys': 'Tastatur',
  'help.keys.tab': 'Zum nächsten Feld, zum nächsten Knopf oder zur nächsten Tabelle',
  'help.keys.arrows': 'Sich in einer Tabelle oder einem Raster bewegen',
  'help.keys.homeEnd': 'Zum Anfang oder Ende einer Zeile',
  'help.keys.shiftArrows': 'Im Raster der freien Zeiten mehrere Stunden markieren',
  'help.keys.space': 'Das Markierte ändern',
  'help.keys.numbers': 'Direkt eine Wahl treffen',
  'help.keys.escape': 'Offenes schließen oder eine Markierung zurücknehmen',
  'help.key.tab': 'Tab',
  'help.key.home': 'Pos1',
  'help.key.end': 'Ende',
  'help.key.shift': 'Umschalt',
  'help.key.space': 'Leertaste',
  'help.key.escape': 'Esc',
  'about.title': 'Über diesen Planer',
  'about.what':
    'Er bringt Menschen zusammen, die über dieselben Dinge sprechen möchten: bei Unkonferenzen und Open-Space-Veranstaltungen, in Lesekreisen und Gemeinschaften. Alle sagen, was sie interessiert und wann sie können, und der Planer findet Gruppen, die zu möglichst vielen passen.',
  'about.fair':
    'Pläne werden nach Regeln berechnet, die das Orga-Team in den Einstellungen lesen und ändern kann. Im Zeitplan steht, warum jemand keine Gruppe oder kein Treffen hat.',
  'about.free': 'Ein Konto ist nicht nötig. Wer den Link einer Veranstaltung hat, kann teilnehmen.',
  'about.subscribe': 'Neuigkeiten erfahren',
  'about.subscribe.help': 'Schreib uns, und wir melden uns, wenn es etwas Neues gibt.',
  'about.subscribe.button': 'Per E-Mail abonnieren',
  'about.subscribe.subject': 'Bitte schickt mir Neuigkeiten',
} satisfies Messages
