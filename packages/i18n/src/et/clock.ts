/** Whose clock times are on, dates of meetings, and changes of the clocks. */
export const clock = {
  'eventData.field.timeZone': 'Ürituse ajavöönd',
  'eventData.field.timeZone.help':
    'Rühmad kohtuvad aasta läbi selle kella järgi samal tunnil. Igaüks näeb, millal see tema enda kella järgi on.',
  'eventData.field.firstMonday': 'Esimene esmaspäev',
  'eventData.field.firstMonday.help':
    'Sel päeval algab esimene nädal: kahe nädala korral nädal A ja nädal hiljem nädal B.',
  'timeZone.none': 'Ühegi ajavööndi nimes seda ei ole. Proovi lähima suurema linnaga.',
  'timeZone.refused':
    '{{zone}} ei erine maailmaajast (UTC) täistundide võrra, aga rühmad planeeritakse täistundidega. Vali üks naabervöönd:',
  'timeZone.ownRefused':
    'Sinu kell on vööndi {{zone}} järgi. See ei erine maailmaajast (UTC) täistundide võrra, aga rühmad planeeritakse täistundidega. Vali üks naabervöönd. Tunnid valid ikka oma kella järgi.',
  'clock.own': 'Ajad on sinu ajavööndi järgi: {{zone}}.',
  'clock.person': 'Ajad on selle inimese ajavööndi järgi: {{zone}}.',
  'clock.event': 'Ajad on ürituse ajavööndi järgi: {{zone}}.',
  'clock.ownBeside': 'Ajad on sinu kella järgi: {{zone}}. Üritus käib vööndi {{event}} kella järgi.',
  'clock.personBeside':
    'Ajad on selle inimese kella järgi: {{zone}}. Üritus käib vööndi {{event}} kella järgi.',
  'clock.ofEvent': 'Ürituse kella järgi: {{time}}',
  'clock.row.hour': 'Algus (sinul)',
  'clock.hourBoth': '{{event}} (sinul {{own}})',
  'clock.unknown': 'Ajad on ürituse kella järgi. Ürituse ajavöönd on veel määramata.',
  'clock.missing':
    'Vahelehel „{{tab}}” ei ole veel ajavööndit määratud. Seni on need ajad vööndi {{zone}} järgi.',
  'schedule.next.title': 'Järgmised kohtumised',
  'schedule.next.clock': 'Kuupäevad ja kellaajad on sinu kella järgi: {{zone}}.',
  'schedule.next.later': 'Kella on keeratud: {{hours}} h hiljem kui eelmine kord.',
  'schedule.next.earlier': 'Kella on keeratud: {{hours}} h varem kui eelmine kord.',
  'schedule.next.week': '{{week}} ürituse kalendris',
  'schedule.next.unknown': 'Kuupäevi veel ei ole: korraldajad ei ole öelnud, millal esimene nädal algab.',
  'schedule.time.dated.long': '{{day}}, {{from}} kuni {{to}}, edasi üle nädala',
  'schedule.time.inWeek': '{{time}}, {{week}}',
  'schedule.clock.unknown.title': 'Keegi ei näe veel kuupäevi',
  'schedule.clock.unknown':
    'Määra, millises ajavööndis rühmad kohtuvad ja mis esmaspäeval esimene nädal algab. Siis näeb igaüks oma järgmisi kohtumisi koos kuupäevadega.',
  'schedule.clock.changes.title': 'Kella keeratakse',
  'schedule.clock.changes':
    'Rühmad kohtuvad vööndi {{zone}} järgi edasi samal tunnil. Teise kellaga inimeste kohtumised nihkuvad:',
  'schedule.clock.later': 'Alates {{date}} {{hours}} h hiljem: {{names}}',
  'schedule.clock.earlier': 'Alates {{date}} {{hours}} h varem: {{names}}',
  'schedule.clock.noZone.title': 'Ajavööndita inimesed',
  'schedule.clock.noZone':
    'Nende inimeste tunnid loetakse vööndi {{zone}} tundideks, sest nende ajavöönd ei ole teada: {{names}}',
  'weekday.E': 'E',
  'weekday.T': 'T',
  'weekday.K': 'K',
  'weekday.N': 'N',
  'weekday.R': 'R',
  'weekday.L': 'L',
  'weekday.P': 'P',
  'weekday.E.long': 'Esmaspäev',
  'weekday.T.long': 'Teisipäev',
  'weekday.K.long': 'Kolmapäev',
  'weekday.N.long': 'Neljapäev',
  'weekday.R.long': 'Reede',
  'weekday.L.long': 'Laupäev',
  'weekday.P.long': 'Pühapäev',
}
