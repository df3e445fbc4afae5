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
  'readyPlan.first':
    'Ein Plan liegt bereit: Alle zusammen bekämen {{percent}}\u00a0% des Besten, das sie sich erhoffen konnten.',
  'readyPlan.fresh':
    'Ein neuer Plan liegt bereit: {{percent}}\u00a0% des Besten, das sich alle erhoffen konnten, statt {{before}}\u00a0%. Woanders: {{moving}} von {{total}}',
  'readyPlan.replan': 'Mit wenigen Änderungen: {{percent}}\u00a0%. Woanders: {{moving}} von {{total}}',
  'readyPlan.same': 'Mit wenigen Änderungen: Niemand wäre woanders.',
  'readyPlan.notYet': 'Noch liegt kein Plan bereit: Der Knopf sucht ihn auf die gewöhnliche Weise.',
  'readyPlan.replanNotYet': 'Mit wenigen Änderungen: noch nicht bereit.',
  'readyPlan.usedUp':
    'In dieser Stunde wurde genug im Voraus gesucht: Der Knopf sucht einen Plan auf die gewöhnliche Weise.',
  // Places for people who come late, without moving anybody.
  'late.number': 'Leute, die weniger Gruppen haben, als sie möchten: {{number}}',
  'late.place': 'Unterbringen, ohne jemanden zu verschieben',
  'late.place.help':
    'Gibt ihnen freie Plätze, solange das keine Regel bricht und der Plan nicht schlechter wird. Alle anderen bleiben, wo sie sind.',
  'late.title': 'Plätze, ohne jemanden zu verschieben',
  'late.asking': 'Freie Plätze werden gesucht …',
  'late.notAnswered':
    'Der Server hat nicht geantwortet. Ob jemand untergebracht wurde, steht im Plan, sobald er wieder da ist.',
  'late.noPlan': 'Es gibt noch keinen Plan, in dem jemand untergebracht werden könnte.',
  'late.placed': 'Haben jetzt einen Platz ({{number}})',
  'late.nobody': 'Niemand konnte untergebracht werden. Nichts wurde geändert.',
  'late.all': 'Alle haben jetzt so viele Gruppen, wie sie möchten.',
  'late.where': '{{person}}: {{group}} ({{session}})',
  'late.where.new': '{{person}}: {{group}} ({{session}}), neu begonnen',
  'late.left': 'Haben noch weniger, als sie möchten ({{number}})',
  'late.left.couldJoin':
    'ein Platz wäre frei, doch der Plan würde schlechter, der Raum ist voll, oder die Person ist in einer Gruppe neben dem Plan',
  'late.undo': 'Wieder herausnehmen',
  'late.undone': 'Sie sind nicht mehr in diesen Gruppen.',
  'late.meeting': '{{person}} mit {{other}} ({{session}})',
  'late.meeting.untimed': '{{person}} mit {{other}}',
  'late.number.meetings': 'Leute, die mehr Treffen haben könnten: {{number}}',
  'late.place.meetings': 'Treffen ergänzen, ohne jemanden zu verschieben',
  'late.place.help.meetings':
    'Gibt ihnen Treffen, die sie oder andere sich wünschen, solange beide Platz und Zeit haben. Alle Treffen, die es gibt, bleiben, wie sie sind.',
  'late.title.meetings': 'Treffen, ohne jemanden zu verschieben',
  'late.asking.meetings': 'Treffen werden gesucht …',
  'late.notAnswered.meetings':
    'Der Server hat nicht geantwortet. Ob Treffen ergänzt wurden, steht in der Liste, sobald er wieder da ist.',
  'late.noPlan.meetings': 'Es gibt noch kein Treffen, neben dem andere stehen könnten.',
  'late.placed.meetings': 'Neue Treffen ({{number}})',
  'late.nobody.meetings': 'Kein Treffen konnte ergänzt werden. Nichts wurde geändert.',
  'late.all.meetings': 'Niemand kann jetzt mehr Treffen haben.',
  'late.left.meetings': 'Haben noch weniger, als sie möchten ({{number}})',
  'late.undone.meetings': 'Diese Treffen sind wieder herausgenommen.',
} satisfies Messages
