/** A participant of the demo event. All of them are fictional. */
export type DemoPerson = {
  name: string
  profile?: string
  /** How many sessions they want; all if undefined. */
  sessions?: number
  /** Sessions they are not available in, 1-based. */
  away?: readonly number[]
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { name: 'Amara Okoye', profile: 'Runs a repair café on Saturdays and a small radio show on Sundays.' },
  { name: 'Lauri Kuusk', profile: 'Teaches woodwork. Always has a pencil behind the ear.' },
  { name: 'Mei-Ling Zhou', profile: 'Maps cycle paths and draws very small birds.' },
  { name: 'Tomás Arriaga', sessions: 2 },
  { name: 'Freya Lindqvist', profile: 'Beekeeper on the roof of a library.' },
  { name: 'Kwame Asante' },
  { name: 'Priya Raman', profile: 'Writes software for water pumps.' },
  { name: 'Jonas Petersohn', away: [1] },
  { name: 'Yuki Hoshino', profile: 'Bakes bread in the neighbourhood oven.' },
  { name: 'Leila Farahani' },
  { name: 'Mateusz Zawada', sessions: 2 },
  { name: 'Chiara Bellandi', profile: 'Runs a choir that has no auditions.' },
  { name: 'Samuel Adeyinka' },
  { name: 'Ingrid Haugland', away: [3] },
  { name: 'Diego Montoro', profile: 'Builds tiny wind turbines out of old bicycle parts.' },
  { name: 'Noor Al-Rashidi' },
  { name: 'Hanna Tammsalu', profile: 'Librarian, storyteller, keeper of the seed box.' },
  { name: 'Rafael Coutinho' },
  { name: 'Aisling Brannigan', sessions: 2 },
  { name: 'Bao Tran' },
  { name: 'Zeynep Aydemir', profile: 'Photographs doors.' },
  { name: 'Pavel Dvorsky' },
  { name: 'Wanjiru Kamande', profile: 'Helps villages to share a tractor without arguing.' },
  { name: 'Elif Karahan', away: [1] },
  { name: 'Oskar Vestergren' },
  { name: 'Malia Kealoha', profile: 'Swims in the sea all year round.' },
  { name: 'Giorgi Beridze' },
  { name: 'Nina Albrechtsen' },
  { name: 'Arjun Venkatesh', sessions: 1 },
  { name: 'Solveig Aune', profile: 'Knits during every meeting and remembers all of it.' },
  { name: 'Camille Rousselin' },
  { name: 'Tariq Benhaddou', away: [2] },
  { name: 'Marjo Lehtola' },
  { name: 'Ifeoma Nwachuku', profile: 'Nurse. Fond of checklists and of dancing.' },
  { name: 'Lukas Brandtner' },
  { name: 'Sina Tuilagi' },
  { name: 'Viktoriya Hrynko', profile: 'Restores clocks, is often late.' },
  { name: 'Ezra Cohn' },
  { name: 'Paulina Wrzos', sessions: 2 },
  { name: 'Kaito Morinaga', profile: 'First time at an unconference and curious about everything.' },
]
