import type { Messages } from '../message.ts'

export const planning = {
  'planning.running.title': 'Planeerija töötab',
  'planning.running.wait': 'Palun oota. Plaan ilmub siia kohe, kui see on valmis.',
  'planning.running.byOrganiser': 'Korraldaja koostab plaani. See ilmub siia kohe, kui see on valmis.',
  'planning.running.saved': 'Seni ei saa midagi muuta.',
  'planning.running.quiet':
    'Võid jätkata. Mida sa nüüd valid, jääb ootele ja saadetakse, kui plaan on valmis.',
  'planning.elapsed': 'Aega kulunud:',
  'planning.limit': '(kõige rohkem {{limit}})',
  'planning.searching': 'Otsime esimest plaani…',
  'planning.best': 'Seni parim plaan',
  'planning.satisfaction': 'Inimesed saavad {{percent}}% parimast, mida nad loota võiksid',
  'planning.rules.kept': 'Kõik reeglid on täidetud',
  'planning.rules.broken': 'Rikutud reegleid: {{number}}',
  'planning.places.filled': 'Ühtegi kohta ei ole puudu',
  'planning.places.unfilled': 'Puuduvaid kohti: {{number}}',
  'planning.quality.best': 'Paremat plaani ei ole võimalik teha.',
  'planning.quality.bound': 'Plaani headus: {{score}} (kõige rohkem on võimalik {{bound}})',
  'planning.curve.label': 'Parima plaani headus: algul {{first}}, viimati {{last}}, aeg {{time}}',
  'planning.curve.short': 'Graafik ilmub siis, kui leitakse parem plaan.',
  'planning.stop': 'Peata, kasuta parimat',
  'planning.stop.early': 'Peata kohe',
  'planning.stopping': 'Peatumine…',
  'planning.announce.first': 'Esimene plaan on leitud. Planeerija otsib paremat edasi.',
  'planning.announce.minute':
    'Ikka veel töös. Inimesed saavad {{percent}}% parimast, mida nad loota võiksid.',
  'planning.failed.title': 'Plaani koostamine ebaõnnestus',
  'planning.failed.text': '{{reason}} Ajakavas ei muutunud midagi.',
  'planning.noAnswer': 'Server ei vastanud. Palun proovi hetke pärast uuesti.',
  'planning.ready': 'Plaan on valmis',
  'planning.open': 'Ava ajakava',
} satisfies Messages
