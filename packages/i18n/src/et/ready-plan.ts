import type { Messages } from '../message.ts'

export const readyPlan = {
  'readyPlan.first': 'Plaan on valmis: inimesed saaksid {{percent}}% parimast, mida nad loota võiksid.',
  'readyPlan.fresh':
    'Uus plaan on valmis: {{percent}}% parimast, mida inimesed loota võiksid, praeguse {{before}}% asemel. Mujal: {{moving}} / {{total}}',
  'readyPlan.replan': 'Väheste muudatustega: {{percent}}%. Mujal: {{moving}} / {{total}}',
  'readyPlan.same': 'Väheste muudatustega: keegi ei oleks mujal.',
  'readyPlan.notYet': 'Ükski plaan pole veel valmis: nupp otsib selle tavalisel viisil.',
  'readyPlan.replanNotYet': 'Väheste muudatustega: pole veel valmis.',
  'readyPlan.usedUp': 'Selles tunnis on juba piisavalt ette otsitud: nupp otsib plaani tavalisel viisil.',
} as const satisfies Messages
