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
    'Setze Personen von Hand um, fixiere die Zeit von Gruppen und erstelle den Plan neu, sooft du möchtest. Ein neu erstellter Plan teilt alle neu ein.',
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
  'about.news': 'Neuigkeiten erfahren',
  'about.news.help':
    'Lass uns deine E-Mail-Adresse da, und wir schreiben dir, wenn es etwas Neues gibt. Nur wer diesen Planer betreibt, sieht sie.',
  'about.news.email': 'Deine E-Mail-Adresse',
  'about.news.subscribe': 'Abonnieren',
  'about.news.thanks': 'Danke! Deine Adresse ist angekommen, Neuigkeiten gehen an {{email}}.',
  'about.news.write': 'Oder schreib an',
  'about.news.request': 'Bitte schickt mir Neuigkeiten.',
  'about.news.byFeedback':
    'Möchtest du erfahren, wenn es etwas Neues gibt? Schreib es mit deiner E-Mail-Adresse in die Rückmeldung.',
  'about.news.toFeedback': 'Rückmeldung schreiben',
  'feedback.title': 'Sag uns, was du denkst',
  'feedback.intro':
    'Was gut geht, was nicht und was dir fehlt. Es geht an die Menschen, die diesen Planer betreiben.',
  'feedback.text': 'Deine Rückmeldung',
  'feedback.email': 'E-Mail',
  'feedback.email.help': 'Nur wenn du eine Antwort möchtest.',
  'feedback.send': 'Rückmeldung senden',
  'feedback.thanks': 'Danke! Deine Rückmeldung ist angekommen.',
  'feedback.another': 'Noch etwas schreiben',
  'help.open': 'Hilfe: {{about}}',
  'help.choices.yes':
    '„Ja“ heißt, dass du gern dabei wärst. Je mehr Themen du wählst, desto leichter findet sich eine Gruppe für dich.',
  'help.choices.first': '„#1 Ja!“ zählt mehr als „Ja“: für das, was du auf keinen Fall verpassen möchtest.',
  'help.choices.numbers':
    'Je höher die Zahl, desto mehr zählt sie: 10 ist für das, was du auf keinen Fall verpassen möchtest.',
  'help.choices.host':
    '„Leitung“ heißt, dass du die Gruppe leitest. Wähle es nur bei einem Thema, das du leiten möchtest.',
  'help.choices.blankNever': 'Ein Thema ohne Wahl zählt als Nein: Du kommst nicht in seine Gruppen.',
  'help.choices.blankRarely':
    'Ein Thema ohne Wahl zählt als Nein: Du kommst nur dann in eine seiner Gruppen, wenn es nicht anders geht.',
  'help.choices.oneSided':
    'Ein Wunsch genügt: Ein Plan kann dir auch ein Treffen mit jemandem geben, der dich gewählt hat. Du kannst es zurücknehmen.',
  'help.choices.mutual': 'Es braucht zwei: Ein Plan bringt euch nur zusammen, wenn ihr beide Ja gesagt habt.',
  'help.contacts.no':
    '„Nein“ hält euch beide aus einer gemeinsamen Gruppe heraus. Die andere Person erfährt davon nichts.',
  'help.contacts.numbers': 'Je höher die Zahl, desto lieber wärst du mit jemandem in einer Gruppe.',
  'help.times.sessions':
    'Du kommst zu jeder Runde, bis du etwas anderes sagst. In einer Runde ohne Häkchen bekommst du keine Gruppe.',
  'help.times.week':
    'Du bekommst nur zu Stunden eine Gruppe, die du gewählt hast. Sie braucht alle ihre Stunden hintereinander; lange Abschnitte helfen daher mehr als einzelne Stunden.',
  'help.times.maybe':
    'Eine Stunde mit „Vielleicht“ kann auch genutzt werden, wird aber vermieden, wo es anders geht.',
  'help.times.later':
    'Ein fertiger Plan ändert sich nicht von selbst: Wenn du doch nicht kommen kannst, sag es auch dem Orga-Team.',
  'help.link.keep':
    'Es gibt kein Passwort. Bewahre diesen Link also auf: als Lesezeichen oder in einer E-Mail an dich selbst.',
  'help.link.known':
    'Wenn ihn noch jemand kennen könnte, ersetze ihn: Der alte Link öffnet dann nichts mehr.',
  'help.data.change':
    'Was du angibst, gilt nur für diese Veranstaltung. Du kannst es jederzeit ändern; auch das Orga-Team kann es berichtigen und entfernen.',
  'help.schedule.views':
    '„Meine“ zeigt deine eigenen Gruppen, „Liste“ jede Gruppe mit ihren Personen und „Tabellen“ alle Personen neben allen Gruppen.',
  'help.schedule.cards': '„Karten“ zeigt die Gruppen jeder Runde mit ihren Personen.',
  'help.schedule.move':
    'Um jemanden umzusetzen, zieh den Namen auf eine andere Karte, oder tippe darauf oder drücke dort Enter und wähle eine Gruppe.',
  'help.schedule.week': '„Woche“ zeigt die Gruppen nach Tag und Stunde.',
  'help.schedule.sign':
    'Ein Warnzeichen bei deiner Gruppe heißt, dass sie dir nicht ganz passt: Du hast ihr Thema nicht gewählt, oder du hast nicht die ganze Zeit frei.',
  'help.schedule.change': 'Du kannst einer Gruppe beitreten, die Platz hat, und deine verlassen.',
  'help.meetings.states':
    '„Vorgemerkt“ heißt, dass ein Plan euch zusammengebracht hat; der nächste kann das noch ändern. „Bestätigt“ heißt, dass es eine oder einer von euch bestätigt hat; kein Plan ändert es mehr.',
  'help.meetings.takeBack':
    'Wenn du nicht kommen kannst, tritt zurück oder sag das Treffen ab: Die andere Person erfährt es sofort und ist für jemand anderen frei.',
  'help.inviting.links':
    'Wer sich über den Link zum Teilen registriert, bekommt einen eigenen persönlichen Link. Du findest ihn in der Liste der Teilnehmenden.',
  'help.inviting.replace':
    'Wenn ein Link in falsche Hände geraten ist, kannst du ihn unter „Erweitert“ ersetzen. Persönliche Links gelten weiter.',
  'help.planning.run':
    'Der Planer probiert viele Pläne aus und nimmt den besten. Du kannst ihn jederzeit anhalten und nehmen, was er bis dahin gefunden hat.',
  'help.planning.keep':
    '„Neu planen, wenig ändern“ behält vom Plan so viel wie möglich, auch was du von Hand geändert hast. Nimm es, wenn jemand später dazukommt oder ausfällt.',
  'help.planning.fixed':
    'Damit eine Gruppe ihre Zeit behält, wähle „Tabellen“ und setze bei ihr das Häkchen „Fixiert“.',
  'help.participants.links':
    'Wer den persönlichen Link verloren hat: Zeig hier den QR-Code, oder kopiere den Link und schick ihn der Person.',
  'help.participants.archive':
    'Archivieren blendet eine Person aus und lässt sich rückgängig machen. Löschen entfernt endgültig alles, was sie betrifft.',
  'help.participants.waiting':
    'Wer auf Zustimmung wartet, kommt in keinen Plan, bis du zustimmst; nur das Orga-Team sieht die Person.',
  'help.participants.import':
    'Mit „Importieren“ fügst du eine Tabelle mit Personen und ihrer Auswahl hinzu. Wer schon da ist, wird aktualisiert und nicht doppelt angelegt.',
  'help.history.undo':
    'Die Pfeile oben nehmen Schritt für Schritt zurück, was du auf dieser Seite zuletzt an Auswahl, Zeiten und Einteilung geändert hast. Formulare, Links und Pläne gehören nicht dazu.',
} satisfies Messages
