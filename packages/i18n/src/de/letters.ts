import type { Messages } from '../message.ts'

export const letters = {
  'letters.hello': 'Hallo {{name}},',
  'letters.helloAll': 'Hallo,',
  'letters.invitation.subject': 'Einladung: {{event}}',
  'letters.invitation.text':
    'du bist eingeladen zu: {{event}}. Sag uns bitte, was dich interessiert, damit du in Gruppen kommst, die zu dir passen. Es dauert zwei Minuten.',
  'letters.reminder.subject': '{{event}}: Was interessiert dich?',
  'letters.reminder.text':
    'bald werden die Gruppen geplant ({{event}}), und wir wissen noch nicht, was dich interessiert. Es dauert zwei Minuten.',
  'letters.plan.subject': '{{event}}: dein Plan',
  'letters.plan.text': 'das ist dein Plan:',
  'letters.plan.none':
    'in diesem Plan bist du in keiner Gruppe. Auf deiner Seite steht, warum; du kannst auch das Orga-Team fragen.',
  'letters.planChanged.subject': '{{event}}: Dein Plan hat sich geändert',
  'letters.planChanged.text':
    '{number, plural, one {eines hat sich in deinem Plan geändert:} other {# Dinge haben sich in deinem Plan geändert:}}',
  'letters.change.added': 'Neu: {{what}}',
  'letters.change.moved': 'Geändert: {{what}}',
  'letters.change.gone': 'Nicht mehr: {{what}}',
  'letters.change.before': 'vorher: {{when}}',
  'letters.change.group': 'eine Gruppe, die es im Plan nicht mehr gibt',
  'letters.change.rest': 'Alles andere bleibt, wie es war.',
  'letters.everyWeek': '{{weekday}}, {{from}} bis {{to}}, jede Woche',
  'letters.everySecondWeek': '{{weekday}}, {{from}} bis {{to}}, jede zweite Woche ab {{date}}',
  'letters.noTime': 'noch ohne Zeit',
  'letters.page': 'Deine eigene Seite. Gib die Adresse bitte nicht weiter, sie ist dein Schlüssel:',
  'letters.calendar': 'Dein Kalender, der Änderungen des Plans übernimmt:',
  'letters.lostLink.subject': '{{event}}: dein Link',
  'letters.lostLink.text':
    'jemand, vermutlich du, hat nach deinem Link gefragt ({{event}}). Wenn du es nicht warst, brauchst du nichts zu tun.',
  'letters.lostLink.ofName': 'Für {{name}}:',
  'letters.why': 'Du bekommst das, weil das Orga-Team deine Adresse hat ({{event}}).',
  'letters.stop': 'Keine E-Mails mehr dazu:',
  'letters.off.title': 'E-Mails: {{event}}',
  'letters.off.gets': 'Du bekommst E-Mails zu dieser Veranstaltung an {{address}}.',
  'letters.off.stopped': 'Du bekommst keine E-Mails mehr zu dieser Veranstaltung.',
  'letters.off.stoppedAll': 'Du bekommst keine E-Mails mehr zu irgendeiner Veranstaltung dieses Planers.',
  'letters.off.stop': 'Keine E-Mails mehr zu dieser Veranstaltung',
  'letters.off.stopAll': 'Gar keine E-Mails mehr von hier',
  'letters.off.again': 'Wieder E-Mails bekommen',
  'letters.off.gone':
    'Diese Adresse gilt nicht mehr. Bitte das Orga-Team, deine E-Mail-Adresse zu streichen.',
} satisfies Messages
