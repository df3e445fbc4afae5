import type { Messages } from '../message.ts'

export const scheduleHead = {
  'head.empty': 'Noch kein Plan',
  'head.running': 'Ein Plan wird erstellt',
  'head.draft': 'Ein neuer Plan wartet auf seine Veröffentlichung',
  'head.draft.line': 'Nur das Orga-Team sieht ihn. Was alle anderen sehen, bleibt bis dahin.',
  'head.draft.changes': 'Was er ändert',
  'head.failed': 'Der letzte Lauf hat keinen Plan ergeben',
  'head.failed.line': 'Der Plan hier bleibt, wie er war.',
  'head.oldWeek': 'Die nächste Woche ist noch nicht geplant',
  'head.oldWeek.line': 'Die Treffen der letzten Woche sind vorbei.',
  'head.cannotWork':
    '{number, plural, one {Vor dem Planen ist # Punkt zu klären} other {Vor dem Planen sind # Punkte zu klären}}',
  'head.ready': 'Bereit zum Planen',
  'head.ready.people': '{number, plural, one {# Person} other {# Personen}}',
  'head.ready.topics': '{number, plural, one {# Thema} other {# Themen}}',
  'head.ready.answered': 'alle haben geantwortet',
  'head.ready.open': '{open, plural, one {# Antwort fehlt noch} other {# Antworten fehlen noch}}',
  'head.ready.gives': 'Der Plan würde {{percent}}\u00a0% dessen erfüllen, was möglich ist.',
  'head.latePeople':
    '{number, plural, one {# Person ist dazugekommen und hat noch keine Gruppe} other {# Personen sind dazugekommen und haben noch keine Gruppe}}',
  'head.latePeople.meetings':
    '{number, plural, one {# Person ist dazugekommen und hat noch kein Treffen} other {# Personen sind dazugekommen und haben noch kein Treffen}}',
  'head.missing.places':
    '{missing, plural, one {# von} other {# von}} {wanted, plural, one {einem gewünschten Platz} other {# gewünschten Plätzen}} {missing, plural, one {fehlt} other {fehlen}}',
  'head.missing.places.meetings':
    '{missing, plural, one {# von} other {# von}} {wanted, plural, one {einem Wunsch nach einem Treffen} other {# Wünschen nach Treffen}} {missing, plural, one {ist nicht erfüllt} other {sind nicht erfüllt}}',
  'head.missing.people':
    '{short, plural, one {# Person braucht noch eine Gruppe} other {# Personen brauchen noch eine Gruppe}}',
  'head.missing.people.meetings':
    '{short, plural, one {# Person könnte mehr Personen treffen} other {# Personen könnten mehr Personen treffen}}',
  'head.missing.miss':
    '{short, plural, one {# Person hat weniger Gruppen, als sie möchte.} other {# Personen haben weniger Gruppen, als sie möchten.}}',
  'head.missing.miss.meetings':
    '{short, plural, one {# Person hat weniger Treffen, als sie möchte.} other {# Personen haben weniger Treffen, als sie möchten.}}',
  'head.brokenRules':
    '{number, plural, one {Der Plan verletzt eine Regel} other {Der Plan verletzt # Regeln}}',
  'head.broken': '{number, plural, one {Der Plan verletzt eine Regel.} other {Der Plan verletzt # Regeln.}}',
  'head.changed': 'Seit diesem Plan: {{changes}}',
  'head.changed.what': 'Was sich genau geändert hat',
  'head.changed.many':
    '{number, plural, one {Seit diesem Plan hat sich # Punkt geändert} other {Seit diesem Plan haben sich # Punkte geändert}}',
  'head.good': 'Alle haben die Plätze, die sie möchten',
  'head.good.sessions': 'Alle haben in jeder Runde einen Platz',
  'head.good.meetings': 'Alle haben die Treffen, die möglich sind',
  'head.byHand': 'Seit dem Planen hast du ihn von Hand geändert.',
  'head.madeByHand': 'Er wurde von Hand zusammengestellt.',
  'head.have.all': 'Alle haben ihre Plätze.',
  'head.have':
    '{number, plural, one {# von {{people}} Personen hat alle Plätze, die sie möchte.} other {# von {{people}} Personen haben alle Plätze, die sie möchten.}}',
  'head.have.meetings':
    '{granted, plural, one {# von} other {# von}} {wanted, plural, one {einem Wunsch nach einem Treffen} other {# Wünschen nach Treffen}} {granted, plural, one {ist erfüllt.} other {sind erfüllt.}}',
  'head.firstChoice':
    '{number, plural, one {# von {{named}} Personen mit einem Erstwunsch hat ihn bekommen.} other {# von {{named}} Personen mit einem Erstwunsch haben ihn bekommen.}}',
  'head.firstChoice.all':
    '{named, plural, one {Der eine genannte Erstwunsch ist erfüllt.} other {Alle # Personen mit einem Erstwunsch haben ihn bekommen.}}',
  'head.firstChoice.none':
    '{named, plural, one {Der eine genannte Erstwunsch ist nicht erfüllt.} other {Keine der # Personen mit einem Erstwunsch hat ihn bekommen.}}',
  'head.uncounted':
    '{number, plural, one {# Person hat nichts gewählt oder kann nicht kommen und zählt nicht mit.} other {# Personen haben nichts gewählt oder können nicht kommen und zählen nicht mit.}}',
  'head.distance': 'Höchstens {{distance}} unter dem Bestmöglichen.',
  'head.distance.best': 'Besser geht es nicht.',
  'head.open.all':
    '{number, plural, one {Ein freier Platz ist da.} other {Die freien Plätze reichen für alle.}}',
  'head.open.all.meetings': 'Für alle von ihnen sind Treffen möglich.',
  'head.open.some':
    '{number, plural, one {Ein freier Platz passt für # von ihnen.} other {Freie Plätze passen für # von ihnen.}}',
  'head.open.some.meetings':
    '{number, plural, one {Für # von ihnen ist ein Treffen möglich.} other {Für # von ihnen sind Treffen möglich.}}',
  'head.open.none': 'Kein freier Platz passt.',
  'head.open.none.meetings': 'Kein Treffen ist möglich.',
  'head.fresh.noBetter':
    '{moving, plural, one {Ein neuer Plan wäre nicht besser und würde # Person umsetzen.} other {Ein neuer Plan wäre nicht besser und würde # Personen umsetzen.}}',
  'head.same': 'Ein neuer Plan würde nichts ändern.',
  'head.who': 'Wer was verpasst',
  'head.visible': '{number, plural, one {Für die eine Person sichtbar} other {Für alle # sichtbar}}',
  'head.hidden': 'Entwurf: nur das Orga-Team sieht ihn',
  'head.publish': 'Veröffentlichen',
  'head.publish.all':
    '{number, plural, one {Für eine Person veröffentlichen} other {Für alle # veröffentlichen}}',
  'head.unpublish': 'Verbergen',
  'head.moves': '{number, plural, one {setzt # Person um} other {setzt # Personen um}}',
  'head.moved':
    '{number, plural, one {# von} other {# von}} {total, plural, one {# Person} other {# Personen}} {number, plural, one {ist woanders als vorher.} other {sind woanders als vorher.}}',
  'head.moved.none': 'Niemand ist woanders als vorher.',
  'head.moved.see': 'Was sich geändert hat',
  'head.again': 'Neu planen …',
  'head.again.title': 'Neu planen',
  'head.again.keep': 'Behalten, was bleiben kann',
  'head.again.fresh': 'Von vorn beginnen',
  'head.again.other': 'Erst etwas anderes ausprobieren',
  'head.again.other.help':
    'Andere Größen, eine Runde mehr, ohne jemanden: vergleichen, ohne etwas zu ändern.',
  'head.again.effect':
    '{moving, plural, one {Setzt # Person um} other {Setzt # Personen um}} und erfüllt {{percent}}\u00a0% des Möglichen, {{compared}}.',
  'head.again.noBetter': 'nicht besser',
  'head.again.instead': 'statt {{percent}}\u00a0%',
  'head.again.same': 'Niemand wechselt: nichts würde sich ändern.',
  'head.again.searching': 'Wen das umsetzt, wird gerade ermittelt …',
  'head.again.unknown': 'Wen das umsetzt, ist erst nach dem Planen bekannt.',
  'head.again.usedUp': 'In dieser Stunde wurde genug vorausgesucht. Bekannt ist es erst nach dem Planen.',
  'head.attention': 'Was Aufmerksamkeit braucht',
  'head.attention.all': '{number, plural, one {Ganz zeigen} other {Alle # Punkte}}',
  'head.attention.fewer': 'Weniger zeigen',
  'head.attention.show': 'Zeigen',
  'head.attention.chip': '{number, plural, one {# Punkt} other {# Punkte}}',
  'head.more': 'Mehr',
} satisfies Messages
