import type { Messages } from '../message.ts'

export const readyPlan = {
  'readyPlan.first': 'Plaan on valmis: inimesed saaksid {{percent}}% parimast, mida nad loota võiksid.',
  'readyPlan.fresh':
    'Uus plaan on valmis: inimesed saaksid {{percent}}% parimast, mida nad loota võiksid, praeguse {{before}}% asemel. Mujal kui praegu: {{moving}} / {{total}}',
  'readyPlan.replan':
    'Uuesti koostamine väheste muudatustega annaks {{percent}}%. Mujal kui praegu: {{moving}} / {{total}}',
  'readyPlan.same': 'Uuesti koostamine väheste muudatustega ei paigutaks kedagi ümber.',
} as const satisfies Messages
