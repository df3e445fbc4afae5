import type { Messages } from '../message.ts'

export const eventLife = {
  'life.title': 'Lisavõimalused',
  'life.help':
    'Uued lingid, avatud seansid, veebihaagid, eksport, inimeste eemaldamine, ürituse kustutamine.',
  'life.notAnswered': 'Server ei vastanud. Palun proovi uuesti.',
  'life.share.title': 'Uus jagamislink',
  'life.share.help':
    'Kui link on sattunud valedesse kätesse. Registreerunud inimeste isiklikud lingid jäävad alles.',
  'life.share.button': 'Vaheta jagamislink',
  'life.share.ask':
    'Vana jagamislink ja selle QR-kood lakkavad kohe töötamast, ka väljatrükitud. Registreerunud inimesi see ei puuduta.',
  'life.share.done': 'Jagamislink on vahetatud. Anna uus edasi neile, kes soovivad veel registreeruda.',
  'life.admin.title': 'Uus korraldajalink',
  'life.admin.help': 'Kui keegi, kes teab korraldajalinki, ei peaks enam seda üritust korraldama.',
  'life.admin.button': 'Vaheta korraldajalink',
  'life.admin.ask':
    'Vana korraldajalink lakkab kohe töötamast, ka sinu teistes seadmetes. Hoia uut hoolega: sellega saad siia tagasi.',
  'life.admin.done': 'Korraldajalink on vahetatud. Hoia uut hoolega.',
  'life.erase.title': 'Kustuta inimene',
  'life.erase.help':
    'Eemaldab inimese ürituselt koos kõigega, mis temasse puutub. Kui soovid kedagi vaid peita, arhiveeri ta.',
  'life.erase.person': 'Inimene',
  'life.erase.choose': 'Vali inimene',
  'life.erase.button': 'Kustuta inimene',
  'life.erase.askTitle': 'Kas kustutada {{name}}?',
  'life.erase.ask':
    'Tema andmed, teemad, valikud, kohad rühmades ja isiklik link kustutatakse jäädavalt, samuti see, mida teised on tema ja ta teemade kohta öelnud. Seda ei saa tagasi võtta.',
  'life.erase.confirm': 'Kustuta jäädavalt',
  'life.erase.done': '{{name}} on kustutatud.',
  'life.remove.title': 'Kustuta üritus',
  'life.remove.help': 'Kõik kustutatakse: inimesed, teemad, valikud, plaanid ja kõik lingid.',
  'life.remove.button': 'Kustuta üritus',
  'life.remove.askTitle': 'Kas kustutada {{event}}?',
  'life.remove.ask':
    'Kõik kustutatakse kõigi jaoks ja seda ei saa taastada. Kinnituseks kirjuta ürituse nimi.',
  'life.remove.name': 'Ürituse nimi',
  'life.remove.mismatch': 'See ei ole ürituse nimi.',
  'life.remove.confirm': 'Kustuta jäädavalt',
  'life.makeAdmin': 'Tee korraldajaks',
  'life.makeAdmin.of': 'Tee korraldajaks: {{name}}',
  'life.makeAdmin.askTitle': 'Kas teha {{name}} korraldajaks?',
  'life.makeAdmin.ask': 'Tema isiklik link avab siis kõik, nagu korraldajalink.',
  'life.unmakeAdmin': 'Eemalda korraldajaõigused',
  'life.unmakeAdmin.of': 'Eemalda korraldajaõigused: {{name}}',
  'life.unmakeAdmin.askTitle': 'Kas eemaldada korraldajaõigused: {{name}}?',
  'life.unmakeAdmin.ask':
    'Ta võib endiselt teada korraldajalinki. Kui ta ei peaks seda kasutama, vaheta see lisavõimaluste all.',
  'life.archive': 'Arhiveeri',
  'life.archive.of': 'Arhiveeri {{name}}',
  'life.archive.askTitle': 'Kas arhiveerida {{name}}?',
  'life.archive.ask':
    'Teda ja tema teemasid näevad edaspidi ainult korraldajad ja ta isiklik link lakkab töötamast. Midagi ei kustutata; saad ta tagasi tuua.',
  'life.unarchive': 'Too tagasi',
  'life.unarchive.of': 'Too {{name}} tagasi',
  'life.mine.title': 'Sinu andmed sellel üritusel',
  'life.mine.help': 'Laadi alla koopia kõigest, mida see üritus sinust teab, või lase see kustutada.',
  'life.mine.export': 'Ekspordi minu andmed',
  'life.mine.file': 'minu-andmed.json',
  'life.mine.erase': 'Kustuta minu andmed',
  'life.mine.askTitle': 'Kas kustutada kõik sinu andmed?',
  'life.mine.ask':
    'Sa lahkud ürituselt: su andmed, teemad, valikud ja kohad rühmades kustutatakse jäädavalt ning su isiklik link lakkab töötamast. Seda ei saa tagasi võtta.',
  'life.link.button': 'Vaheta link',
  'life.link.ask.own':
    'Kui keegi teine võib su linki teada: saad kohe uue ja vana lakkab töötamast, ka sinu teistes seadmetes. Hoia uut hoolega.',
  'life.link.ask.of':
    'Kui keegi teine võib seda linki teada: {{name}} saab uue ja vana lakkab kohe töötamast. Anna uus link edasi: {{name}}.',
  'life.link.of': 'Vaheta isiklik link: {{name}}',
  'life.link.done': 'Isiklik link on vahetatud. Vana ei ava enam midagi.',
  'life.export.title': 'Ekspordi kõik',
  'life.export.help':
    'Üks fail kõigega sellest üritusest: inimesed, teemad, valikud, seaded, ajakava ja varasemad plaanid, ilma linkideta. Hoia seda hoolega: selles on kontaktandmed.',
  'life.export.button': 'Laadi kõik alla',
  'life.export.file': 'yritus.json',
  'life.retention.title': 'See üritus kustutatakse {{date}}',
  'life.retention.text':
    'Keegi ei ole siin kaua midagi muutnud. Siis kustutatakse kõik ja seda ei saa taastada. Kui üritust on veel vaja, jäta see alles.',
  'life.retention.keep': 'Jäta üritus alles',
  'life.retention.kept': 'Üritus jääb alles.',
  'life.sessions.title': 'Avatud seansid',
  'life.sessions.help':
    'Brauserid, mille loendis see üritus on, koos lingi rolliga ja ajaga, millal see viimati avati.',
  'life.sessions.show': 'Näita avatud seansse',
  'life.sessions.refresh': 'Näita uuesti',
  'life.sessions.none': 'Praegu ei ole see üritus üheski brauseris.',
  'life.sessions.unknown': 'Tundmatu brauser',
  'life.sessions.own': 'see brauser',
  'life.sessions.end': 'Lõpeta seanss',
  'life.sessions.endOf': 'Lõpeta seanss: {{browser}}',
  'life.sessions.askTitle': 'Kas lõpetada see seanss?',
  'life.sessions.ask':
    'See brauser unustab ürituse ja selle avatud lehed suletakse. Kellel link on alles, saab ürituse uuesti avada: selle vältimiseks vaheta link.',
} satisfies Messages
