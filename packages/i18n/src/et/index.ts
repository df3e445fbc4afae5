import type { Translation } from '../message.ts'
import { app } from './app.ts'
import { clock } from './clock.ts'
import { eventData } from './event-data.ts'
import { eventLife } from './event-life.ts'
import { files } from './files.ts'
import { frontPage } from './front-page.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { importing } from './import.ts'
import { letters } from './letters.ts'
import { meetingWords } from './meeting-words.ts'
import { meetings } from './meetings.ts'
import { operations } from './operations.ts'
import { outward } from './outward.ts'
import { paper } from './paper.ts'
import { planCheck } from './plan-check.ts'
import { planFailure } from './plan-failure.ts'
import { planning } from './planning.ts'
import { preference } from './preference.ts'
import { push } from './push.ts'
import { refusal } from './refusal.ts'
import { registration } from './registration.ts'
import { report } from './report.ts'
import { rooms } from './rooms.ts'
import { scenarios } from './scenarios.ts'
import { schedule } from './schedule.ts'
import { scheduleHead } from './schedule-head.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { similarityTexts } from './similarity.ts'
import { tellPeople } from './tell-people.ts'
import { undo } from './undo.ts'
import { userChoices } from './user-choices.ts'
import { userData } from './user-data.ts'
import { versions } from './versions.ts'
import { webhooks } from './webhooks.ts'
import { why } from './why.ts'

/** Every text of the product in Estonian, addressing people as "sina". */
export const et: Translation = {
  ...app,
  ...clock,
  ...letters,
  ...outward,
  ...paper,
  ...planCheck,
  ...planFailure,
  ...planning,
  ...scenarios,
  ...schedule,
  ...scheduleHead,
  ...files,
  ...frontPage,
  ...eventData,
  ...eventLife,
  ...history,
  ...importing,
  ...preference,
  ...push,
  ...refusal,
  ...tellPeople,
  ...undo,
  ...userChoices,
  ...userData,
  ...versions,
  ...webhooks,
  ...why,
  ...help,
  ...sessions,
  ...rooms,
  ...settings,
  ...similarityTexts,
  ...registration,
  ...report,
  ...meetingWords,
  ...meetings,
  ...operations,
}
