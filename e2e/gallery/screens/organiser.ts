import { can, PREFERENCE_SCALES, type TabId, type VariantDescription } from '@planner/domain'
import { tableWithMails } from '../events/crowd.ts'
import { GUEST, personOf } from '../events/stocked-event.ts'
import type { Screen, Visit } from '../screen.ts'
import {
  choose,
  dialog,
  fill,
  openPreferences,
  press,
  pressOf,
  see,
  seeDialog,
  seePart,
  seeQrCode,
  seeTabs,
  select,
  tick,
} from '../steps.ts'
import { EXPLAINED, endRun, openMore } from './explained.ts'
import { HEADS } from './head.ts'
import { CONSTANT_TABS, tabScreens } from './tabs.ts'

type Own = Omit<Screen, 'role' | 'event'> & Partial<Pick<Screen, 'event'>>

const isOfPairs = (variant: VariantDescription) => can(variant, 'pairs')
const isOfTopics = (variant: VariantDescription) => !isOfPairs(variant)
const isOfWeeks = ({ slots }: VariantDescription) => slots === 'weekHours'
const guest = ({ event }: Visit) => ({ name: personOf(event, GUEST).name })
const advanced = press('life.help')

/** What organisers see: every tab of events empty, before and with a plan, crowded; and their dialogs. */
export function organiserScreens(variant: VariantDescription): Screen[] {
  const role = 'admin'
  const choicesTab = variant.tabs.includes('userChoices') ? 'userChoices' : 'userData'
  const ofCrowds: TabId[] = ['eventData', choicesTab, 'schedule', 'userSimilarity']
  return [
    ...tabScreens(variant, { role, event: 'empty', hides: CONSTANT_TABS }),
    ...tabScreens(variant, { role, event: 'asking', only: ['eventData', 'schedule'] }),
    ...tabScreens(variant, { role, event: 'planned' }),
    ...tabScreens(variant, { role, event: 'crowd', only: ofCrowds }),
    ...[...EVENT_DATA, ...PEOPLE, ...choices(choicesTab), ...SCHEDULE, ...EXPLAINED, ...RUNS].map(
      (screen): Screen => ({ role, event: 'planned', ...screen }),
    ),
    ...HEADS,
  ]
}

const EVENT_DATA: readonly Own[] = [
  { name: 'history', tab: 'eventData', steps: [press('history.help'), see('history.personArchived')] },
  {
    name: 'history-empty',
    tab: 'eventData',
    event: 'empty',
    steps: [
      press('history.help'),
      select('history.filter', ({ words }) => words.text('history.kind.data')),
      see('history.empty'),
    ],
  },
  {
    name: 'share-qr',
    tab: 'eventData',
    steps: [...dialog('app.showQrCode', 'eventData.shareLink'), seeQrCode],
  },
  { name: 'advanced', tab: 'eventData', steps: [advanced, see('life.remove.help')] },
  {
    name: 'open-sessions',
    tab: 'eventData',
    steps: [advanced, press('life.sessions.show'), see('life.sessions.own')],
  },
  {
    name: 'confirm-new-share-link',
    tab: 'eventData',
    steps: [advanced, ...dialog('life.share.button', 'life.share.button')],
  },
  {
    name: 'confirm-new-admin-link',
    tab: 'eventData',
    steps: [advanced, ...dialog('life.admin.button', 'life.admin.button')],
  },
  {
    name: 'confirm-erase-person',
    tab: 'eventData',
    steps: [
      advanced,
      select('life.erase.person', (visit) => guest(visit).name),
      press('life.erase.button'),
      seeDialog('life.erase.askTitle', guest),
    ],
  },
  {
    name: 'confirm-delete-event',
    tab: 'eventData',
    steps: [
      advanced,
      press('life.remove.button'),
      seeDialog('life.remove.askTitle', ({ event }) => ({ event: event.name })),
      fill('life.remove.name', ({ event }) => `${event.name}?`),
      see('life.remove.mismatch'),
    ],
  },
  { name: 'preferences-menu', tab: 'settings', steps: [openPreferences, see('app.colourScheme')] },
  {
    name: 'settings-none-found',
    tab: 'settings',
    steps: [fill('settings.search', () => 'zzzz'), see('settings.noneFound')],
  },
]

const openImport = dialog('participants.import', 'import.title')

const PEOPLE: readonly Own[] = [
  { name: 'add-person', tab: 'eventData', steps: dialog('userData.addPerson', 'participants.add.title') },
  {
    name: 'edit-person',
    tab: 'eventData',
    steps: [pressOf('participants.edit.title', guest), seeDialog('participants.edit.title', guest)],
  },
  {
    name: 'person-qr',
    tab: 'eventData',
    steps: [pressOf('participants.qrOf', guest), seeDialog('participants.linkOf', guest), seeQrCode],
  },
  {
    name: 'confirm-make-admin',
    tab: 'eventData',
    steps: [pressOf('life.makeAdmin.of', guest), seeDialog('life.makeAdmin.askTitle', guest)],
  },
  {
    name: 'confirm-archive',
    tab: 'eventData',
    steps: [pressOf('life.archive.of', guest), seeDialog('life.archive.askTitle', guest)],
  },
  {
    name: 'selected',
    tab: 'eventData',
    steps: [tick('participants.selectAll'), see('participants.selected')],
  },
  {
    name: 'confirm-archive-selected',
    tab: 'eventData',
    steps: [
      tick('participants.selectAll'),
      press('life.archive'),
      seeDialog('participants.archiveSelected.askTitle'),
    ],
  },
  {
    name: 'confirm-erase-selected',
    tab: 'eventData',
    steps: [
      tick('participants.selectAll'),
      press('participants.eraseSelected'),
      seeDialog('participants.eraseSelected.askTitle'),
    ],
  },
  {
    name: 'archived',
    tab: 'eventData',
    steps: [
      select('participants.filter', ({ words }) => words.text('participants.filter.archived', { count: 1 })),
      see('participants.archived'),
    ],
  },
  {
    name: 'nobody-found',
    tab: 'eventData',
    steps: [fill('app.search', () => 'zzzz'), see('participants.noneFound')],
  },
  { name: 'people-wait', event: 'approving', tab: 'eventData', steps: [see('participants.someWait')] },
  {
    name: 'burst-selected',
    event: 'approving',
    tab: 'eventData',
    steps: [press('registration.burst.show'), see('participants.selected', () => ({ count: 20 }))],
  },
  {
    name: 'confirm-decline',
    event: 'approving',
    tab: 'eventData',
    steps: [
      press('participants.showWaiting'),
      pressOf('participants.decline.of', ({ event }) => ({
        name: personOf(event, 0).name,
      })),
      seeDialog('participants.decline.askTitle'),
    ],
  },
  {
    name: 'unanswered',
    event: 'asking',
    tab: 'eventData',
    steps: [press('eventData.answered.show'), see('participants.remind')],
  },
  {
    name: 'person-menu',
    tab: 'eventData',
    steps: [
      press('participants.actsOf', guest),
      ({ page }) => page.getByRole('menu').filter({ visible: true }).waitFor(),
    ],
  },
  { name: 'import', tab: 'eventData', steps: openImport },
  {
    name: 'import-preview',
    tab: 'eventData',
    steps: [
      ...openImport,
      fill('import.paste', ({ variant, words }) => tableWithMails(variant, words, 4)),
      press('import.check'),
      press('import.next'),
      see('import.preview.good'),
    ],
  },
  {
    name: 'import-columns',
    tab: 'eventData',
    steps: [
      ...openImport,
      fill('import.paste', ({ variant, words }) => tableWithMails(variant, words, 4)),
      press('import.check'),
      see('import.columns.title'),
    ],
  },
  {
    name: 'import-with-problems',
    tab: 'eventData',
    steps: [
      ...openImport,
      fill('import.paste', ({ words }) =>
        [
          `${words.entered('Name')},${words.entered('Tea')}`,
          `${words.entered('Dan')},${words.entered('Perhaps')}`,
          ',Yes',
        ].join('\n'),
      ),
      press('import.check'),
      press('import.next'),
      see('import.preview.problems'),
    ],
  },
]

function choices(tab: TabId): readonly Own[] {
  const everybody = choose('userChoices.view.everyone')
  return [
    {
      name: 'matrix-cell',
      tab,
      only: 'wide',
      // With two choices a press takes the other one.
      in: ({ preferenceScale }) => PREFERENCE_SCALES[preferenceScale].choices.length > 2,
      steps: [
        everybody,
        ({ page }) => page.getByRole('grid').first().getByRole('gridcell').nth(1).click(),
        ({ page }) => page.getByRole('dialog').filter({ visible: true }).first().waitFor(),
      ],
    },
    { name: 'matrix', tab, only: 'narrow', steps: [everybody, see('matrix.total')] },
    {
      name: 'choices-of-somebody',
      tab,
      steps: [select('userChoices.choicesOf', (visit) => guest(visit).name), see('userChoices.rated')],
    },
  ]
}

const SCHEDULE: readonly Own[] = [
  {
    name: 'schedule-by-hand',
    in: isOfTopics,
    event: 'asking',
    tab: 'schedule',
    steps: [press('schedule.empty.byHand'), ({ page }) => page.getByRole('grid').first().waitFor()],
  },
  {
    name: 'schedule-move',
    in: (variant) => isOfTopics(variant) && !isOfWeeks(variant),
    tab: 'schedule',
    steps: [
      ({ page }) => page.locator('[data-chip]').first().click(),
      ({ page, words }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: words.start('schedule.cards.move.breaks') })
          .click(),
    ],
  },
  { name: 'schedule-list', in: isOfTopics, tab: 'schedule', steps: [choose('schedule.view.list')] },
  { name: 'schedule-tables', in: isOfTopics, tab: 'schedule', steps: [choose('schedule.view.tables')] },
  {
    name: 'schedule-personal',
    in: isOfTopics,
    tab: 'schedule',
    steps: [
      choose('schedule.view.list'),
      openMore,
      tick('schedule.showPersonal'),
      see('schedule.personal.title'),
    ],
  },
  { name: 'schedule-week', in: isOfWeeks, tab: 'schedule', steps: [choose('schedule.view.week')] },
  {
    name: 'who-met-whom',
    in: () => true,
    tab: 'schedule',
    steps: [press('coverage.title'), see('coverage.map')],
  },
  {
    name: 'wishes-not-granted',
    in: isOfPairs,
    tab: 'schedule',
    steps: [press('outcome.full'), seePart('outcome.numMeetings')],
  },
  {
    name: 'confirm-close-week',
    in: isOfPairs,
    tab: 'schedule',
    steps: [press('meeting.week.close'), seeDialog('meeting.week.close.askTitle')],
  },
  {
    name: 'confirm-withdraw',
    in: isOfPairs,
    tab: 'schedule',
    steps: [press('meeting.withdraw.of'), seeDialog('meeting.withdraw.askTitle')],
  },
  {
    name: 'confirm-cancel',
    in: isOfPairs,
    tab: 'schedule',
    steps: [press('meeting.cancel.of'), seeDialog('meeting.cancel.askTitle')],
  },
]

const RUNS: readonly Own[] = [
  {
    name: 'planner-running',
    event: 'running',
    tab: 'schedule',
    plans: true,
    // A page that is opened during a run does not show the run's result.
    steps: [
      seeTabs,
      ({ event }) => event.startRun(),
      seeDialog('planning.running.title'),
      see('planning.best'),
    ],
    after: [endRun],
  },
  {
    name: 'run-failed',
    event: 'failing',
    tab: 'schedule',
    plans: true,
    steps: [press('schedule.generate'), see('planFailure.helps')],
  },
]
