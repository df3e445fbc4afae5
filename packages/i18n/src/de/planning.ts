import type { Messages } from '../message.ts'

export const planning = {
  'planning.running.title': 'Der Planer läuft',
  'planning.running.wait': 'Bitte warte. Der Plan erscheint hier, sobald er fertig ist.',
  'planning.running.byOrganiser':
    'Das Orga-Team lässt den Plan erstellen. Er erscheint hier, sobald er fertig ist.',
  'planning.running.saved': 'Bis dahin lässt sich nichts ändern.',
  'planning.running.quiet':
    'Du kannst weitermachen. Was du jetzt wählst, wartet und wird gesendet, sobald der Plan fertig ist.',
  'planning.elapsed': 'Läuft seit',
  'planning.limit': '(höchstens {{limit}})',
  'planning.searching': 'Ein erster Plan wird gesucht …',
  'planning.best': 'Bester Plan bisher',
  'planning.satisfaction':
    'Alle zusammen bekommen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten',
  'planning.firstChoices': 'Personen mit einer ersten Wahl: {{number}} von {{total}}',
  'planning.rules.kept': 'Keine Regel ist verletzt',
  'planning.rules.broken': 'Verletzte Regeln: {{number}}',
  'planning.places.filled': 'Es fehlen keine Plätze',
  'planning.places.unfilled': 'Fehlende Plätze: {{number}}',
  'planning.quality.best': 'Ein besserer Plan ist nicht möglich.',
  'planning.quality.bound': 'Höchstens {{distance}} unter dem Besten, das ein Plan erreichen könnte',
  'planning.curve.label': 'Verbesserungen seit dem ersten Plan: {{number}} (Laufzeit {{time}})',
  'planning.curve.short': 'Die Kurve erscheint, sobald ein besserer Plan gefunden ist.',
  'planning.stop': 'Stopp, besten Plan nehmen',
  'planning.stop.early': 'Jetzt anhalten',
  'planning.stopping': 'Wird angehalten …',
  'planning.announce.first': 'Der erste Plan ist gefunden. Der Planer sucht weiter nach einem besseren.',
  'planning.announce.minute':
    'Läuft noch. Alle zusammen bekommen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten.',
  'planning.failed.title': 'Der Plan konnte nicht erstellt werden',
  'planning.failed.text': '{{reason}} Am Zeitplan hat sich nichts geändert.',
  'planning.noAnswer': 'Der Server hat nicht geantwortet. Bitte versuche es gleich noch einmal.',
  'planning.ready': 'Der Plan ist fertig',
  'planning.open': 'Zeitplan öffnen',
} satisfies Messages
