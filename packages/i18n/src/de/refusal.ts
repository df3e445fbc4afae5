import type { Messages } from '../message.ts'

export const refusal = {
  'refusal.adminOnly': 'Das kann nur die Organisation ändern.',
  'refusal.alreadyRegistered': 'Das ist schon registriert. Lade die Seite neu, um es zu ändern.',
  'refusal.archived':
    'Die Organisation hat dich archiviert, du kannst hier nicht mehr teilnehmen. Frag sie, wenn das ein Versehen ist.',
  'refusal.beforePlan': 'Inzwischen wurde ein Plan erstellt. Bitte ändere es noch einmal.',
  'refusal.clockAhead': 'Die Uhr dieses Geräts geht vor, deshalb wurde die Änderung nicht angenommen.',
  'refusal.contactsNotConsidered': 'Bei dieser Veranstaltung wird nicht gefragt, wen du treffen möchtest.',
  'refusal.disabled': 'Die Organisation hat dieses Konto abgeschaltet. Frag sie, wenn das ein Versehen ist.',
  'refusal.eventNotRegistered': 'Bitte registriere zuerst die Veranstaltung.',
  'refusal.eventRemoved': 'Diese Veranstaltung wurde mit all ihren Daten gelöscht.',
  'refusal.internal': 'Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.',
  'refusal.invalid': 'Etwas stimmt noch nicht. Bitte prüfe deine Eingaben.',
  'refusal.keyMissing':
    'Dafür braucht es einen Link der Veranstaltung. Bitte öffne die Seite noch einmal über ihren Link.',
  'refusal.lastAdmin': 'Du bist die einzige Person, die organisiert. Lass zuerst noch jemanden organisieren.',
  'refusal.linkReplaced':
    'Dieser Link gilt nicht mehr: Die Organisation hat ihn ersetzt. Frag sie nach dem neuen.',
  'refusal.noMeeting': 'Dieses Treffen hat sich inzwischen geändert. Du siehst, wie es jetzt steht.',
  'refusal.emptyPlan': 'So wie es jetzt ist, lässt sich nichts planen.',
  'refusal.noPlan': 'Die Planung endete ohne einen Plan.',
  'refusal.notApproved': 'Du wartest auf Zustimmung der Organisation. Erst muss sie dich annehmen.',
  'refusal.notRegistered': 'Registriere dich zuerst selbst.',
  'refusal.notSiteAdmin': 'Dafür braucht es den Administrationsschlüssel.',
  'refusal.notStored':
    'Das konnte nicht gespeichert werden. Nichts wurde geändert. Bitte versuche es noch einmal.',
  'refusal.notYourMeeting': 'Nur die beiden und die Organisation können dieses Treffen ändern.',
  'refusal.notYourRow': 'Das kann nur diese Person selbst oder die Organisation ändern.',
  'refusal.personRemoved': 'Diese Person wurde mit all ihren Daten aus der Veranstaltung entfernt.',
  'refusal.personalLinkReplaced':
    'Dieser persönliche Link gilt nicht mehr: Ein neuer hat ihn ersetzt. Den neuen bekommst du von der Organisation.',
  'refusal.planFailed': 'Die Planung wurde wegen eines Fehlers abgebrochen.',
  'refusal.plannerCrashed': 'Der Planer ist mehrmals abgebrochen.',
  'refusal.plannerNotRunning': 'Gerade wird kein Plan erstellt.',
  'refusal.plannerRunning': 'Gerade wird ein Plan erstellt. Bitte warte, bis er fertig ist.',
  'refusal.readOnlyState': 'Dieses Treffen steht fest, deshalb bleibt die Wahl, wie sie ist.',
  'refusal.registrationClosed':
    'Die Registrierung ist geschlossen. Wenn du teilnehmen möchtest, frage die Organisation.',
  'refusal.scheduleNotOpen': 'Die Organisation hat den Plan für Änderungen geschlossen.',
  'refusal.selfContact': 'Für diese Wahl braucht es eine andere Person.',
  'refusal.sessionClosed':
    'Die Organisation hat diese Sitzung beendet. Was du angegeben hast, ist sicher: Mit dem Link kannst du die Veranstaltung wieder öffnen.',
  'refusal.sessionEnded': 'Diese Seite war zu lange offen. Bitte lade sie neu.',
  'refusal.sessionUnknown': 'Diese Sitzung hat die Veranstaltung nicht mehr geöffnet.',
  'refusal.tableHasProblems': 'Nichts wurde importiert, weil die Tabelle Fehler hat.',
  'refusal.tooFewPeople': 'Für einen Plan braucht es mindestens zwei Personen, die teilnehmen.',
  'refusal.tooMany': 'Zu viele Änderungen auf einmal. Warte einen Moment und versuche es noch einmal.',
  'refusal.tooManyEvents':
    'Von hier wurden zu viele Veranstaltungen angelegt. Bitte versuche es in einer Stunde noch einmal.',
  'refusal.tooManyRegistrations':
    'Gerade registrieren sich viele. Bitte versuche es in einer Minute noch einmal.',
  'refusal.tooMuchFeedback':
    'Gerade kommen sehr viele Rückmeldungen. Bitte versuche es in einer Stunde noch einmal.',
  'refusal.topicOnly': 'Ein Thema ohne Autor oder Autorin kann nicht organisieren.',
  'refusal.topicsNotAllowed': 'Bei dieser Veranstaltung können Teilnehmende keine Themen hinzufügen.',
  'refusal.unknownAddress': 'Die Person, das Thema oder die Runde gehört nicht mehr zu dieser Veranstaltung.',
  'refusal.unknownInvocation':
    'Diese Seite und der Server haben verschiedene Versionen. Bitte lade die Seite neu.',
  'refusal.unknownKey':
    'Dieser Link ist ungültig. Vielleicht wurde die Veranstaltung gelöscht oder ihre Links wurden ersetzt?',
  'refusal.unknownPerson': 'Diese Person gehört nicht mehr zur Veranstaltung.',
  'refusal.unknownSetting': 'Diese Einstellung gibt es bei dieser Veranstaltung nicht.',
  'refusal.unknownTable': 'Der Server kennt diese Art von Änderung nicht. Bitte lade die Seite neu.',
  'refusal.unreadable': 'Der Server konnte das nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  'refusal.eventFull':
    'Diese Veranstaltung ist voll. Was da ist, lässt sich ändern; entferne etwas, bevor du mehr hinzufügst.',
  'refusal.stillSending': 'Die Veranstaltung ist noch unterwegs zu dir. Warte, bis sie da ist.',
  'refusal.tooManyImports':
    'Gerade werden zu viele Tabellen gelesen. Versuche es in einer Minute noch einmal.',
  'refusal.tooManyPlans': 'Von hier aus werden zu viele Pläne gemacht. Warte, bis einer davon fertig ist.',
  'refusal.tooMuchAdded':
    'Von hier aus wurde innerhalb einer Stunde sehr viel hinzugefügt. Was da ist, lässt sich ändern; Neues geht nach und nach wieder.',
  'refusal.tooManyRequests':
    'Von hier kamen zu viele Anfragen. Warte eine Minute und versuche es noch einmal.',
  'refusal.tableTooLarge': 'Diese Tabelle ist zu groß, um gelesen zu werden. Importiere einen Teil davon.',
} satisfies Messages
