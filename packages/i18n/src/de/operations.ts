import type { Messages } from '../message.ts'

export const operations = {
  'operations.title': 'Betrieb',
  'operations.intro': 'Für alle, die diese Installation betreiben.',
  'operations.key': 'Administrationsschlüssel',
  'operations.key.help': 'Der Wert von SITE_ADMIN_KEY auf dem Server. Dieser Browser speichert ihn nicht.',
  'operations.key.wrong':
    'Das ist nicht der Schlüssel. Bitte vergleiche ihn mit SITE_ADMIN_KEY auf dem Server.',
  'operations.key.show': 'Schlüssel zeigen oder verbergen',
  'operations.signIn': 'Anmelden',
  'operations.signOut': 'Abmelden',
  'operations.updated': 'Stand {{time}}. Aktualisiert sich von selbst.',
  'operations.stale': 'Diese Zahlen sind von {{time}}. {{message}}',
  'operations.now': 'Gerade jetzt',
  'operations.health': 'Speicher',
  'operations.health.ok': 'funktioniert',
  'operations.health.full': 'die Festplatte ist voll',
  'operations.health.notWritable': 'kann nicht beschrieben werden',
  'operations.health.damaged': 'die Datenbank ist beschädigt',
  'operations.health.slow': 'antwortet nicht rechtzeitig',
  'operations.health.stopped': 'ist ausgefallen',
  'operations.health.alert':
    'Speicher: {{health}}. Änderungen werden erst wieder gespeichert, wenn das behoben ist.',
  'operations.events': 'Veranstaltungen',
  'operations.people': 'Personen',
  'operations.connections': 'Geöffnete Seiten',
  'operations.database': 'Datenbank',
  'operations.free': 'Frei auf der Platte',
  'operations.memory': 'Arbeitsspeicher',
  'operations.started': 'Gestartet',
  'operations.version': 'Version',
  'operations.byVariant': 'Nach Variante',
  'operations.numEvents':
    '{events, plural, one {# Veranstaltung} other {# Veranstaltungen}} · {people, plural, one {# Person} other {# Personen}}',
  'operations.lastUsed': 'Zuletzt genutzt',
  'operations.usedAgo': 'genutzt {{ago}}',
  'operations.created': 'angelegt am {{date}}',
  'operations.numPeople': '{count, plural, one {# Person} other {# Personen}}',
  'operations.runs': 'Planungsläufe',
  'operations.runsOfDay': 'Letzte 24 Stunden',
  'operations.run.queued': 'wartend',
  'operations.run.running': 'läuft',
  'operations.run.done': 'fertig',
  'operations.run.failed': 'fehlgeschlagen',
  'operations.run.took': '{{seconds}} s von {{limit}} s',
  'operations.retention': 'Aufbewahrung',
  'operations.retention.off': 'Nichts wird von selbst gelöscht: RETENTION_DAYS ist 0.',
  'operations.retention.days':
    'Veranstaltungen, die {{days}} Tage niemand nutzt, werden nach 30 Tagen Ankündigung gelöscht.',
  'operations.retention.none': 'Keine Veranstaltung steht zum Löschen an.',
  'operations.deletes': 'wird am {{date}} gelöscht',
  'operations.feedback': 'Rückmeldungen',
  'operations.errors': 'Fehlermeldungen',
  'operations.errors.times': '{count, plural, one {# Meldung} other {# Meldungen}}',
  'operations.remedy.full':
    'Schaffe Platz auf der Festplatte des Datenordners (DATA_DIR). Der Server macht dann von selbst weiter, und geöffnete Seiten senden, was sie aufgehoben haben.',
  'operations.remedy.notWritable':
    'Sieh nach, ob der Server in den Datenordner (DATA_DIR) schreiben darf und ob eine Quota oder ein Schreibschutz ihn hindert. Danach macht er von selbst weiter.',
  'operations.remedy.damaged':
    'Halte den Server an und spiele eine Sicherung ein: npm run restore -- DATEI --replace. Was jetzt da ist, bleibt in einem Ordner daneben.',
  'operations.remedy.slow':
    'Sieh nach, ob der Rechner oder seine Festplatte überlastet ist. Hält es an, starte den Server neu: Gespeichertes bleibt.',
  'operations.remedy.stopped':
    'Der Server beendet sich. Startet ihn nichts von selbst, starte ihn und suche den Grund in seinem Log.',
  'operations.unreadable':
    'Die Datenbank ließ sich nicht lesen; Veranstaltungen, Planungsläufe und Aufbewahrung fehlen hier deshalb. Der Grund steht im Log des Servers.',
  'operations.receivers': 'An andere gesendet',
  'operations.receivers.help':
    'Diesen Server verlässt nichts als das, was hier eingeschaltet ist. Zeiten gelten seit dem letzten Start.',
  'operations.receiver.analytics': 'Seitenaufrufe',
  'operations.receiver.errors': 'Fehlermeldungen',
  'operations.receiver.feedbackWebhook': 'Rückmeldungen per Webhook',
  'operations.receiver.feedbackMail': 'Rückmeldungen per E-Mail',
  'operations.receiver.on': 'ein',
  'operations.receiver.off': 'aus',
  'operations.receiver.fails': 'ein, gestört',
  'operations.receiver.set': '{{variable}} schaltet es ein',
  'operations.receiver.waiting': '{count, plural, =0 {nichts wartet} one {# wartet} other {# warten}}',
  'operations.receiver.unused': 'noch nichts gesendet',
  'operations.receiver.succeeded': 'zuletzt angenommen',
  'operations.receiver.failed': 'zuletzt gescheitert ({{why}})',
  'operations.noEvents': 'Noch keine Veranstaltungen. Jede steht hier, sobald jemand sie registriert hat.',
  'operations.noRuns':
    'Noch keine Planungsläufe. Hier steht einer, sobald das Orga-Team einen Plan erstellt.',
  'operations.noFeedback':
    'Noch keine Rückmeldungen. Hier steht, was jemand auf dem Reiter für Rückmeldungen schreibt.',
  'operations.noErrors': 'Es wurden keine Fehler gemeldet.',
} satisfies Messages
