import type { Messages } from '../message.ts'

export const scheduleHead = {
  'head.empty': 'Plaani veel ei ole',
  'head.running': 'Plaani koostatakse',
  'head.draft': 'Uus plaan ootab avaldamist',
  'head.draft.line': 'Seda näevad ainult korraldajad. Teistele jääb seni kõik endiseks.',
  'head.draft.changes': 'Mida see muudab',
  'head.failed': 'Viimane katse plaani ei andnud',
  'head.failed.line': 'Allolev plaan jäi selliseks, nagu oli.',
  'head.oldWeek': 'Järgmine nädal on veel planeerimata',
  'head.oldWeek.line': 'Eelmise nädala kohtumised on läbi.',
  'head.cannotWork':
    '{number, plural, one {Enne planeerimist tuleb lahendada # probleem} other {Enne planeerimist tuleb lahendada # probleemi}}',
  'head.ready': 'Võib planeerida',
  'head.ready.people': '{number, plural, one {# inimene} other {# inimest}}',
  'head.ready.topics': '{number, plural, one {# teema} other {# teemat}}',
  'head.ready.answered': 'kõik on vastanud',
  'head.ready.open': '{open, plural, one {# pole veel vastanud} other {# pole veel vastanud}}',
  'head.ready.gives': 'Plaan täidaks {{percent}}% sellest, mis on võimalik.',
  'head.latePeople':
    '{number, plural, one {Lisandus # inimene, kellel pole veel rühma} other {Lisandus # inimest, kellel pole veel rühma}}',
  'head.latePeople.meetings':
    '{number, plural, one {Lisandus # inimene, kellel pole veel kohtumist} other {Lisandus # inimest, kellel pole veel kohtumist}}',
  'head.missing.places':
    'Soovitud {wanted, plural, one {# kohast} other {# kohast}} on puudu {missing, plural, one {#} other {#}}',
  'head.missing.places.meetings':
    '{wanted, plural, one {# kohtumissoovist} other {# kohtumissoovist}} on täitmata {missing, plural, one {#} other {#}}',
  'head.missing.people':
    '{short, plural, one {# inimene vajab veel rühma} other {# inimest vajab veel rühma}}',
  'head.missing.people.meetings':
    '{short, plural, one {# inimene saaks veel kellegagi kohtuda} other {# inimest saaks veel kellegagi kohtuda}}',
  'head.missing.miss':
    '{short, plural, one {# inimesel on rühmi vähem, kui ta soovib.} other {# inimesel on rühmi vähem, kui nad soovivad.}}',
  'head.missing.miss.meetings':
    '{short, plural, one {# inimesel on kohtumisi vähem, kui ta soovib.} other {# inimesel on kohtumisi vähem, kui nad soovivad.}}',
  'head.brokenRules': '{number, plural, one {Plaan rikub üht reeglit} other {Plaan rikub # reeglit}}',
  'head.broken': '{number, plural, one {Plaan rikub üht reeglit.} other {Plaan rikub # reeglit.}}',
  'head.changed': 'Pärast seda plaani: {{changes}}',
  'head.changed.what': 'Mis täpselt on muutunud',
  'head.changed.many':
    '{number, plural, one {Pärast seda plaani on muutunud # asi} other {Pärast seda plaani on muutunud # asja}}',
  'head.good': 'Kõigil on kõik kohad, mida nad soovivad',
  'head.good.sessions': 'Kõigil on igas sessioonis koht',
  'head.good.meetings': 'Kõigil on kõik võimalikud kohtumised',
  'head.byHand': 'Pärast planeerimist muutsid seda käsitsi.',
  'head.madeByHand': 'See on kokku pandud käsitsi.',
  'head.have.all': 'Kõigil on soovitud kohad.',
  'head.have':
    '{number, plural, one {# inimene {{people}}-st on kõigis soovitud rühmades.} other {# inimest {{people}}-st on kõigis soovitud rühmades.}}',
  'head.have.meetings':
    '{wanted, plural, one {# kohtumissoovist} other {# kohtumissoovist}} on täidetud {granted, plural, one {#} other {#}}.',
  'head.firstChoice':
    '{number, plural, one {Esimese valiku nimetas {{named}} inimest, selle sai #.} other {Esimese valiku nimetas {{named}} inimest, selle sai #.}}',
  'head.firstChoice.all':
    '{named, plural, one {Ainus, kes nimetas esimese valiku, sai selle.} other {Kõik # inimest, kes nimetasid esimese valiku, said selle.}}',
  'head.firstChoice.none':
    '{named, plural, one {Ainus, kes nimetas esimese valiku, seda ei saanud.} other {Esimese valiku nimetas # inimest, aga keegi ei saanud seda.}}',
  'head.uncounted':
    '{number, plural, one {# inimene ei valinud midagi või ei saa tulla ja jääb arvestamata.} other {# inimest ei valinud midagi või ei saa tulla ja jääb arvestamata.}}',
  'head.distance': 'Parimast võimalikust kuni {{distance}} halvem.',
  'head.distance.best': 'Paremat plaani ei ole.',
  'head.open.all': '{number, plural, one {Vaba koht on olemas.} other {Vabu kohti jätkub neile kõigile.}}',
  'head.open.all.meetings': 'Kohtumised on võimalikud neile kõigile.',
  'head.open.some':
    '{number, plural, one {Vaba koht sobib neist ühele.} other {Vabad kohad sobivad neist #-le.}}',
  'head.open.some.meetings':
    '{number, plural, one {Kohtumine on võimalik neist ühele.} other {Kohtumised on võimalikud neist #-le.}}',
  'head.open.none': 'Ükski vaba koht ei sobi.',
  'head.open.none.meetings': 'Ükski kohtumine pole võimalik.',
  'head.fresh.noBetter':
    '{moving, plural, one {Uus plaan poleks parem ja # inimene vahetaks rühma.} other {Uus plaan poleks parem ja # inimest vahetaks rühma.}}',
  'head.same': 'Uus plaan ei muudaks midagi.',
  'head.who': 'Vaata, kes millest ilma jääb',
  'head.visible': '{number, plural, one {Nähtav ühele inimesele} other {Nähtav kõigile # inimesele}}',
  'head.hidden': 'Mustand: näevad ainult korraldajad',
  'head.publish': 'Avalda',
  'head.publish.all': '{number, plural, one {Avalda ühele inimesele} other {Avalda kõigile # inimesele}}',
  'head.unpublish': 'Peida',
  'head.moves': '{number, plural, one {# inimene vahetab rühma} other {# inimest vahetab rühma}}',
  'head.moved':
    '{total, plural, one {# inimesest} other {# inimesest}} on mujal kui enne {number, plural, one {#} other {#}}.',
  'head.moved.none': 'Keegi ei ole mujal kui enne.',
  'head.moved.see': 'Mis muutus',
  'head.again': 'Planeeri uuesti…',
  'head.again.title': 'Planeeri uuesti',
  'head.again.keep': 'Jäta alles, mis võib jääda',
  'head.again.fresh': 'Alusta otsast peale',
  'head.again.other': 'Proovi enne midagi muud',
  'head.again.other.help':
    'Teised rühmasuurused, üks sessioon rohkem, ilma kellegita: võrdle, ilma et midagi muutuks.',
  'head.again.effect':
    '{moving, plural, one {Rühma vahetab # inimene} other {Rühma vahetab # inimest}} ja täidetud on {{percent}}% võimalikust, {{compared}}.',
  'head.again.noBetter': 'mitte parem',
  'head.again.instead': 'praeguse {{percent}}% asemel',
  'head.again.same': 'Keegi ei vaheta rühma: midagi ei muutuks.',
  'head.again.searching': 'Arvutan, mis muutuks …',
  'head.again.unknown': 'Mis muutuks, selgub alles planeerimisel.',
  'head.again.usedUp': 'Sel tunnil rohkem ette ei arvutata. Mis muutuks, selgub alles planeerimisel.',
  'head.attention': 'Mis vajab tähelepanu',
  'head.attention.all': '{number, plural, one {Näita tervikuna} other {Kõik # punkti}}',
  'head.attention.fewer': 'Näita vähem',
  'head.attention.show': 'Näita',
  'head.attention.chip': '{number, plural, one {# punkt} other {# punkti}}',
  'head.more': 'Rohkem',
} satisfies Messages
