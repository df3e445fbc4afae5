import type { Messages } from '../message.ts'

export const helpInPlace = {
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
    'Um jemanden zu verschieben, zieh den Namen auf eine andere Karte, oder tippe darauf oder drücke dort Enter und wähle eine Gruppe.',
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
