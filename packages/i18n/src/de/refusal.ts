import type { Messages } from '../message.ts'

export const refusal = {
  'refusal.adminOnly': 'Das kann nur das Orga-Team ändern. Bitte frag dort nach.',
  'refusal.alreadyRegistered': 'Das ist schon registriert. Lade die Seite neu, um es zu ändern.',
  'refusal.archived':
    'Das Orga-Team hat dich archiviert, du kannst hier nicht mehr teilnehmen. Frag dort nach, wenn das ein Versehen ist.',
  'refusal.beforePlan': 'Inzwischen wurde ein Plan erstellt. Bitte ändere es noch einmal.',
  'refusal.clockAhead':
    'Die Uhr dieses Geräts geht vor, deshalb wurde die Änderung nicht angenommen. Bitte stelle die Uhr und versuche es noch einmal.',
  'refusal.contactsNotConsidered':
    'Bei dieser Veranstaltung wird nicht gefragt, wen du treffen möchtest. Frag das Orga-Team, wenn du es dir wünschst.',
  'refusal.disabled':
    'Das Orga-Team hat dieses Konto abgeschaltet. Frag dort nach, wenn das ein Versehen ist.',
  'refusal.eventNotRegistered': 'Bitte registriere zuerst die Veranstaltung.',
  'refusal.eventRemoved':
    'Diese Veranstaltung wurde mit all ihren Daten gelöscht. Auf der Startseite kannst du eine neue beginnen.',
  'refusal.fileUnknown': 'Diese Art von Veranstaltung hat keine solche Tabelle. Bitte eine andere wählen.',
  'refusal.eventFileInvalid':
    'Nichts wurde angelegt: Die Datei hat ein Feld, das nicht sein kann. Bitte die Veranstaltung noch einmal exportieren.',
  'refusal.eventFileNewer':
    'Diese Datei ist von einer neueren Version des Planers. Bitte diese Installation aktualisieren oder die Veranstaltung aus einer älteren exportieren.',
  'refusal.noEventFile':
    'Das ist keine Datei einer Veranstaltung. Bitte eine wählen, die der Export gemacht hat.',
  'refusal.internal': 'Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.',
  'refusal.invalid':
    'Das wurde nicht gespeichert: Etwas darin ist nicht erlaubt. Was nicht stimmt, steht neben dem Feld; bitte korrigiere es und speichere noch einmal.',
  'refusal.keyMissing':
    'Dafür braucht es einen Link der Veranstaltung. Bitte öffne die Seite noch einmal über ihren Link.',
  'refusal.lastAdmin': 'Nur du bist im Orga-Team. Nimm zuerst noch jemanden ins Orga-Team auf.',
  'refusal.lettersOff':
    'Diese Installation verschickt keine E-Mails. Bitte kopiere den Text oder öffne ihn in deinem eigenen Mailprogramm.',
  'refusal.linkReplaced':
    'Dieser Link gilt nicht mehr: Das Orga-Team hat ihn ersetzt. Frag dort nach dem neuen.',
  'refusal.noMeeting': 'Dieses Treffen hat sich inzwischen geändert. Bitte sieh nach, wie es jetzt steht.',
  'refusal.emptyPlan':
    'So wie es jetzt ist, lässt sich nichts planen. Bitte sieh nach, was fehlt, und versuche es noch einmal.',
  'refusal.noPlan':
    'Die Planung endete ohne einen Plan. Prüfe Gruppengrößen, fixierte Gruppen und freie Zeiten und versuche es noch einmal.',
  'refusal.notApproved': 'Das Orga-Team muss dich erst annehmen. Bitte warte, bis es dich angenommen hat.',
  'refusal.notOfTheTwo':
    'Nur die beiden, die sich treffen, können einander schreiben. Bitte öffne die Seite mit deinem eigenen persönlichen Link und versuch es noch einmal.',
  'refusal.notRegistered': 'Registriere dich zuerst selbst.',
  'refusal.notSiteAdmin': 'Dafür braucht es den Administrationsschlüssel. Bitte gib ihn ein.',
  'refusal.notStored':
    'Das konnte nicht gespeichert werden, geändert hat sich nichts. Alles vorher Gespeicherte ist sicher. Bitte versuche es gleich noch einmal; bleibt es dabei, sag es denen, die diese Seite betreiben.',
  'refusal.notYourMeeting': 'Nur die beiden und das Orga-Team können dieses Treffen ändern. Bitte frag sie.',
  'refusal.notYourRow': 'Das kann nur diese Person selbst oder das Orga-Team ändern. Bitte frag sie.',
  'refusal.personRemoved':
    'Diese Person wurde mit all ihren Daten aus der Veranstaltung entfernt. Frag das Orga-Team, wenn das ein Versehen ist.',
  'refusal.personalLinkReplaced':
    'Dieser persönliche Link gilt nicht mehr: Ein neuer hat ihn ersetzt. Frag das Orga-Team nach dem neuen.',
  'refusal.planFailed': 'Die Planung wurde wegen eines Fehlers abgebrochen. Bitte versuche es noch einmal.',
  'refusal.planUnknown':
    'Diesen Plan gibt es nicht mehr, oder seine Woche ist vorbei. Bitte öffne eine andere Fassung.',
  'refusal.plannerCrashed': 'Der Planer ist mehrmals abgebrochen. Bitte versuche es später noch einmal.',
  'refusal.plannerNotRunning':
    'Gerade wird kein Plan erstellt. Im Reiter „Zeitplan“ kannst du einen erstellen.',
  'refusal.plannerRunning': 'Gerade wird ein Plan erstellt. Bitte warte, bis er fertig ist.',
  'refusal.pushAddress':
    'Unter der Adresse, die der Browser angegeben hat, lässt sich dem Gerät nichts mitteilen. Versuche es mit einem anderen Browser.',
  'refusal.pushOff':
    'Diese Installation verschickt keine Benachrichtigungen auf Geräte. Bitte sieh hier nach, was es Neues gibt.',
  'refusal.readOnlyState':
    'Dieses Treffen steht fest, deshalb bleibt die Wahl, wie sie ist. Ein Treffen, das noch bevorsteht, kannst du im Reiter „Zeitplan“ absagen.',
  'refusal.registrationClosed':
    'Die Registrierung ist geschlossen. Wenn du teilnehmen möchtest, frag das Orga-Team.',
  'refusal.scenarioChanged':
    'Der Plan oder die Einstellungen dieses Szenarios sind inzwischen andere. Bitte sieh es dir noch einmal an.',
  'refusal.scenarioUnknown': 'Dieses Szenario hat keinen Plan mehr. Bitte plane die Szenarien noch einmal.',
  'refusal.scenariosRunning':
    'Gerade werden Szenarien geplant. Bitte warte, bis sie fertig sind, oder halte sie an.',
  'refusal.scheduleNotOpen':
    'Das Orga-Team hat den Plan für Änderungen geschlossen. Bitte das Orga-Team, dich anders einzuteilen.',
  'refusal.selfContact': 'Diese Wahl gilt einer anderen Person, nicht derselben. Bitte wähle jemand anderen.',
  'refusal.sessionClosed':
    'Das Orga-Team hat diese Sitzung beendet. Was du eingegeben hast, ist sicher: Mit dem Link kannst du die Veranstaltung wieder öffnen.',
  'refusal.sessionEnded': 'Diese Seite war zu lange offen. Bitte lade sie neu.',
  'refusal.sessionUnknown':
    'Dieser Browser hat die Veranstaltung nicht mehr geöffnet. Bitte lass die Liste neu zeigen.',
  'refusal.storageAway':
    'Die Daten sind gerade nicht zu erreichen. Was du eingegeben hast, bleibt hier und wird von selbst gespeichert, sobald das wieder geht. Bitte lass diese Seite offen.',
  'refusal.tableHasProblems':
    'Nichts wurde importiert, weil die Tabelle Fehler hat. Berichtige sie und importiere sie noch einmal.',
  'refusal.tooFewPeople':
    'Für einen Plan braucht es mindestens zwei Personen, die teilnehmen. Teile den Link oder füge Personen hinzu.',
  'refusal.tooMany': 'Zu viele Änderungen auf einmal. Warte einen Moment und versuche es noch einmal.',
  'refusal.tooManyEvents':
    'Von hier wurden zu viele Veranstaltungen angelegt. Bitte versuche es in einer Stunde noch einmal.',
  'refusal.tooManyRegistrations':
    'Gerade registrieren sich viele. Bitte versuche es in einer Minute noch einmal.',
  'refusal.tooMuchFeedback':
    'Gerade kommen sehr viele Rückmeldungen. Bitte versuche es in einer Stunde noch einmal.',
  'refusal.topicOnly': 'Ein Thema ohne Autor:in kann nicht organisieren. Bitte wähle eine Person.',
  'refusal.topicsNotAllowed':
    'Bei dieser Veranstaltung können Teilnehmende keine Themen hinzufügen. Bitte das Orga-Team, deines hinzuzufügen.',
  'refusal.unknownAddress':
    'Die Person, das Thema oder die Runde gehört nicht mehr zu dieser Veranstaltung. Bitte lade die Seite neu.',
  'refusal.unknownInvocation':
    'Diese Seite und der Server haben verschiedene Versionen. Bitte lade die Seite neu.',
  'refusal.unknownKey':
    'Dieser Link ist ungültig. Vielleicht wurde die Veranstaltung gelöscht oder ihre Links wurden ersetzt? Frag das Orga-Team nach einem neuen Link.',
  'refusal.unknownPerson': 'Diese Person gehört nicht mehr zur Veranstaltung. Bitte lade die Seite neu.',
  'refusal.unknownSetting':
    'Diese Einstellung gibt es bei dieser Veranstaltung nicht. Bitte lade die Seite neu.',
  'refusal.unknownTable': 'Der Server kennt diese Art von Änderung nicht. Bitte lade die Seite neu.',
  'refusal.unreadable': 'Der Server konnte das nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  'refusal.eventFull':
    'Diese Veranstaltung ist voll. Was da ist, lässt sich ändern; entferne etwas, bevor du mehr hinzufügst.',
  'refusal.stillSending': 'Die Veranstaltung ist noch unterwegs zu dir. Warte, bis sie da ist.',
  'refusal.tooManyExports':
    'Von hier aus werden gerade zu viele Veranstaltungen exportiert. Versuche es in einer Minute noch einmal.',
  'refusal.tooManyImports':
    'Gerade werden zu viele Tabellen gelesen. Versuche es in einer Minute noch einmal.',
  'refusal.tooManyLetters':
    'Von dieser Veranstaltung gingen heute schon sehr viele Nachrichten hinaus. Versuche es morgen wieder.',
  'refusal.tooManyPlans': 'Von hier aus werden zu viele Pläne gemacht. Warte, bis einer davon fertig ist.',
  'refusal.tooMuchAdded':
    'Von hier aus wurde innerhalb einer Stunde sehr viel hinzugefügt. Was da ist, lässt sich ändern; bitte füge etwas später mehr hinzu.',
  'refusal.tooManyRequests':
    'Von hier kamen zu viele Anfragen. Warte eine Minute und versuche es noch einmal.',
  'refusal.tableTooLarge': 'Diese Tabelle ist zu groß, um gelesen zu werden. Importiere einen Teil davon.',
  'refusal.webhookAddress':
    'So kann die Adresse eines Webhooks nicht sein. Bitte gib eine an, die mit https:// beginnt, weder Name noch Passwort enthält und zu einem öffentlichen Server führt, über Port 443 oder einen ab 1024.',
  'refusal.webhookUnknown': 'Diesen Webhook gibt es nicht mehr. Bitte sieh dir die Liste noch einmal an.',
  'refusal.tooManyWebhooks':
    'Diese Veranstaltung hat 5 Webhooks, mehr gehen nicht. Bitte entferne zuerst einen.',
} satisfies Messages
