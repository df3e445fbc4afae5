import type { Messages } from '../message.ts'

export const planning = {
  'planning.running.title': 'Der Planer läuft',
  'planning.running.wait': 'Bitte warte. Der Plan erscheint hier, sobald er fertig ist.',
  'planning.running.saved': 'Bis dahin lässt sich nichts ändern.',
  'planning.running.organisers': 'Das Orga-Team plant gerade',
  'planning.running.shown': 'Du siehst den Plan im Zeitplan, sobald das Orga-Team ihn zeigt.',
  'planning.running.soon':
    'Gleich kannst du weitermachen. Was du inzwischen wählst, wartet und wird danach gesendet.',
  'planning.running.quiet': 'Du kannst weitermachen. Was du jetzt wählst, wartet und wird danach gesendet.',
  'planning.elapsed': 'Läuft seit',
  'planning.limit': '(höchstens {{limit}})',
  'planning.searching': 'Ein erster Plan wird gesucht …',
  'planning.turn.seconds': 'Gerade planen andere. Du bist in höchstens {{number}} Sekunden an der Reihe.',
  'planning.turn.minute': 'Gerade planen andere. Du bist in höchstens einer Minute an der Reihe.',
  'planning.turn.minutes': 'Gerade planen andere. Du bist in höchstens {{number}} Minuten an der Reihe.',
  'planning.turn.hour':
    'Gerade planen viele andere. Es kann eine Stunde oder länger dauern, bis du an der Reihe bist.',
  'planning.best': 'Bester Plan bisher',
  'planning.satisfaction':
    'Alle zusammen bekommen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten',
  'planning.firstChoices': 'Personen mit einer ersten Wahl: {{number}} von {{total}}',
  'planning.rules.kept': 'Keine Regel ist verletzt',
  'planning.rules.broken': 'Verletzte Regeln: {{number}}',
  'planning.places.filled': 'Es fehlen keine Plätze',
  'planning.places.unfilled': 'Fehlende Plätze: {{number}}',
  'planning.quality.best': 'Ein besserer Plan ist nicht möglich.',
  'planning.quality.best.missing': 'Mit so vielen fehlenden Plätzen ist kein besserer Plan möglich.',
  'planning.quality.bound': 'Höchstens {{distance}} unter dem Besten, das ein Plan erreichen könnte',
  'planning.quality.bound.missing':
    'Höchstens {{distance}} unter dem besten Plan mit so vielen fehlenden Plätzen',
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
