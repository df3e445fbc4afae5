/** One message for each of the protocol's refusal reasons. */
export const refusal = {
  'refusal.adminOnly': 'Only an organiser can change this. Please ask one of them.',
  'refusal.alreadyRegistered': 'This is registered already. Please reload the page to change it.',
  'refusal.archived':
    'The organisers have archived you, so you can no longer take part here. Ask them if this is a mistake.',
  'refusal.beforePlan': 'A plan was made in the meantime. Please make the change again.',
  'refusal.clockAhead':
    'The clock of this device is ahead, so the change was not taken. Please set the clock and try again.',
  'refusal.contactsNotConsidered':
    'This event does not ask whom you want to meet. Ask an organiser if it should.',
  'refusal.disabled': 'The organisers have switched this account off. Ask them if this is a mistake.',
  'refusal.eventNotRegistered': 'Please register the event first.',
  'refusal.eventRemoved':
    'This event was deleted, with all its data. You can start a new one on the front page.',
  'refusal.fileUnknown': 'This kind of event has no such table. Please choose another one.',
  'refusal.eventFileInvalid':
    'Nothing was made: the file has a field that cannot be. Please export the event again.',
  'refusal.eventFileNewer':
    'This file is of a newer version of the planner. Please update this installation, or export the event from an older one.',
  'refusal.noEventFile': 'This is no file of an event. Please choose one that the export has made.',
  'refusal.internal': 'Something went wrong on the server. Please try again in a moment.',
  'refusal.invalid':
    'This was not saved: something in it is not allowed. What is wrong stands beside its field; please correct it and save again.',
  'refusal.keyMissing': 'This needs a link of the event. Please open the page by its link again.',
  'refusal.lastAdmin': 'You are the only organiser. Make somebody else an organiser first.',
  'refusal.lettersOff':
    'This installation sends no mail. Please copy the text, or open it in your own mail program.',
  'refusal.linkReplaced':
    'This link is no longer valid: the organisers have replaced it. Ask them for the new one.',
  'refusal.noMeeting': 'This meeting has changed in the meantime. Please look at it again.',
  'refusal.emptyPlan': 'Nothing can be planned yet. Please see what is missing and try again.',
  'refusal.noPlan':
    'The planner ended without a plan. Check group sizes, fixed groups and availability, then try again.',
  'refusal.notApproved': 'The organisers have to approve you first. Please wait until they have.',
  'refusal.notOfTheTwo':
    'Only the two people of a meeting can write to each other. Open the page by your own personal link and try again.',
  'refusal.notRegistered': 'Register yourself first.',
  'refusal.notSiteAdmin': 'This needs the site administrator’s key. Please enter it.',
  'refusal.notStored':
    'This could not be saved, so nothing was changed. What was saved before is safe. Please try again in a moment; if it goes on, tell whoever runs this site.',
  'refusal.notYourMeeting':
    'Only the two people and the organisers can change this meeting. Please ask one of them.',
  'refusal.notYourRow': 'Only this person or an organiser can change this. Please ask one of them.',
  'refusal.personRemoved':
    'This person was removed from the event, with all their data. Ask the organisers if this is a mistake.',
  'refusal.personalLinkReplaced':
    'This personal link is no longer valid: a new one has replaced it. Ask an organiser for the new one.',
  'refusal.planFailed': 'The planner stopped because of an error. Please try again.',
  'refusal.planUnknown': 'This plan no longer exists, or its week is over. Please open another version.',
  'refusal.plannerCrashed': 'The planner broke off several times. Please try again later.',
  'refusal.plannerNotRunning': 'No plan is being made right now. You can generate one on the Schedule tab.',
  'refusal.plannerRunning': 'A plan is being made. Please wait until it is ready.',
  'refusal.pushAddress':
    'Nothing can be sent to this device by the address that its browser gave. Please try another browser.',
  'refusal.pushOff': 'This installation tells nobody on their devices. Please look here for what is new.',
  'refusal.readOnlyState':
    'This meeting is settled, so the choice stays as it is. A meeting that is still to come can be cancelled on the Schedule tab.',
  'refusal.registrationClosed': 'Registration is closed. If you would like to take part, ask the organisers.',
  'refusal.scenarioChanged':
    'The plan or the settings of this scenario have changed in the meantime. Please look at it again.',
  'refusal.scenarioUnknown': 'This scenario no longer has a plan. Please plan the scenarios again.',
  'refusal.scenariosRunning': 'Scenarios are being planned. Please wait until they are ready, or stop them.',
  'refusal.scheduleNotOpen': 'The organisers have closed the plan for changes. Ask an organiser to move you.',
  'refusal.selfContact':
    'This choice is about somebody else, not about the same person. Please choose another person.',
  'refusal.sessionClosed':
    'The organisers have ended this session. What you entered is safe: you can open the event again by its link.',
  'refusal.sessionEnded': 'This page has been open for too long. Please reload it.',
  'refusal.sessionUnknown': 'This browser no longer has the event open. Please show the list again.',
  'refusal.storageAway':
    'The data cannot be reached at the moment. What you entered stays here and is saved by itself as soon as that works again. Please leave this page open.',
  'refusal.tableHasProblems':
    'Nothing was imported, because the table has problems. Correct it and import again.',
  'refusal.tooFewPeople':
    'At least two people who take part are needed to make a plan. Share the link or add people.',
  'refusal.tooMany': 'Too many changes at once. Please wait a moment and try again.',
  'refusal.tooManyEvents': 'Too many events were made from here. Please try again in an hour.',
  'refusal.tooManyRegistrations': 'Many people are registering right now. Please try again in a minute.',
  'refusal.tooMuchFeedback': 'There is a lot of feedback at the moment. Please try again in an hour.',
  'refusal.topicOnly': 'A topic without an author cannot organise the event. Please choose a person.',
  'refusal.topicsNotAllowed': 'At this event participants cannot add topics. Ask an organiser to add yours.',
  'refusal.unknownAddress':
    'The person, topic or session is no longer part of this event. Please reload the page.',
  'refusal.unknownInvocation': 'This page and the server are of different versions. Please reload the page.',
  'refusal.unknownKey':
    'This link is not valid. Maybe the event was deleted, or its links were replaced? Ask an organiser for a new link.',
  'refusal.unknownPerson': 'This person is no longer part of the event. Please reload the page.',
  'refusal.unknownSetting': 'This event does not have this setting. Please reload the page.',
  'refusal.unknownTable': 'The server does not know this kind of change. Please reload the page.',
  'refusal.unreadable': 'The server could not read this. Please reload the page and try again.',
  'refusal.eventFull':
    'This event is full. What is there can be changed; remove something before you add more.',
  'refusal.stillSending': 'The event is still on its way to you. Please wait until it is there.',
  'refusal.tooManyExports':
    'Too many events are being exported from here at the moment. Please try again in a minute.',
  'refusal.tooManyImports': 'Too many tables are being read at the moment. Please try again in a minute.',
  'refusal.tooManyLetters': 'Very many letters were sent from this event today. Please try again tomorrow.',
  'refusal.tooManyPlans': 'Too many plans are being made from here. Please wait until one of them is done.',
  'refusal.tooMuchAdded':
    'A great deal was added from here within an hour. What is there can be changed; please add more a little later.',
  'refusal.tooManyRequests': 'Too many requests came from here. Please wait a minute and try again.',
  'refusal.tableTooLarge': 'This table is too large to be read. Please import a part of it.',
  'refusal.webhookAddress':
    'This is no address for a webhook. Please enter one that begins with https://, has no user and password, and leads to a public server at port 443 or one from 1024.',
  'refusal.webhookUnknown': 'This webhook is no longer there. Please look at the list again.',
  'refusal.tooManyWebhooks': 'This event has 5 webhooks, as many as it may have. Please remove one first.',
} as const
