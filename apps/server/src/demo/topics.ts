/** A topic of the demo event. All of them are fictional. */
export type DemoTopic = {
  name: string
  /** The host's name; undefined for a topic without an author. */
  host?: string
  /** Relative popularity, 1 low to 5 high. */
  appeal: 1 | 2 | 3 | 4 | 5
  /** Maximum number of groups. */
  groups?: number
}

export const DEMO_TOPICS: readonly DemoTopic[] = [
  { name: 'Repair cafés: how to start one in a month', host: 'Amara Okoye', appeal: 5, groups: 2 },
  { name: 'A chair from one plank', host: 'Lauri Kuusk', appeal: 3 },
  { name: 'Drawing a map of kind streets', host: 'Mei-Ling Zhou', appeal: 4 },
  { name: 'Bees on the roof', host: 'Freya Lindqvist', appeal: 4 },
  { name: 'Small computers that save water', host: 'Priya Raman', appeal: 3 },
  { name: 'Sourdough for impatient people', host: 'Yuki Hoshino', appeal: 5 },
  { name: 'Singing together without notes', host: 'Chiara Bellandi', appeal: 4 },
  { name: 'Wind power from bicycle parts', host: 'Diego Montoro', appeal: 3 },
  { name: 'A library of seeds and of stories', host: 'Hanna Tammsalu', appeal: 2 },
  { name: 'Sharing big things fairly', host: 'Wanjiru Kamande', appeal: 4 },
  { name: 'Cold water, warm friends', host: 'Malia Kealoha', appeal: 2 },
  { name: 'Meetings you can knit through', host: 'Solveig Aune', appeal: 3 },
  { name: 'Checklists that make people happier', host: 'Ifeoma Nwachuku', appeal: 3 },
  { name: 'What should our town look like in twenty years?', appeal: 5, groups: 2 },
  { name: 'Looking after those who look after others', appeal: 3 },
  { name: 'Board games nobody has heard of', appeal: 4 },
  { name: 'Learning languages from neighbours', appeal: 3 },
  { name: 'An evening walk to plan the next gathering', appeal: 1 },
]
