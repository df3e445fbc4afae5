import type { Messages } from '../message.ts'

export const userData = {
  'userData.requiredLabel': '{{label}} (Pflichtfeld)',
  'userData.name': 'Name',
  'userData.ownName': 'Dein Name',
  'userData.name.help': 'Wie die anderen dich kennen.',
  'userData.topics': 'Thema',
  'userData.topics.help':
    'Etwas, das du vorschlägst. Lass es leer, wenn du nur bei den Themen anderer dabei sein möchtest.',
  'userData.topicNumber': 'Thema {{number}}',
  'userData.addTopic': 'Thema hinzufügen',
  'userData.deleteTopic': '„{{topic}}“ löschen',
  'userData.topic.description': 'Beschreibung',
  'userData.topic.type': 'Art des Themas',
  'userData.topicType.none': 'Nicht festgelegt',
  'userData.topicType.talk': 'Vortrag und Diskussion',
  'userData.topicType.discussion': 'Diskussion',
  'userData.topicType.other': 'Anderes',
  'userData.topicType.fun': 'Spaß',
  'userData.topicType.request': 'Wunschthema',
  'userData.topic.duration': 'Dauer in Stunden',
  'userData.topic.durationInSessions': 'Dauer in Runden',
  'userData.topic.duration.help': 'Leer lassen, wenn die übliche Dauer gilt.',
  'userData.topic.maxParticipants': 'Höchstzahl der Teilnehmenden pro Gruppe',
  'userData.topic.beginnerFriendly': 'Auch für den Einstieg geeignet',
  'userData.topic.frequency': 'Wie oft sich die Gruppe trifft',
  'userData.topic.everyWeek': 'Jede Woche',
  'userData.topic.everySecondWeek': 'Jede zweite Woche',
  'userData.topicNumberOfGroups': 'Anzahl der Gruppen',
  'userData.topicNumberOfGroups.help': 'Wie viele Gruppen es zu diesem Thema geben darf.',
  'userData.registerTopicWithoutAuthor': 'Thema ohne Autor:in registrieren',
  'userData.registerTopicWithoutAuthor.help':
    'Ein Thema ohne Autor:in: Niemand leitet es, und es gibt nichts zu wählen.',
  'userData.profile': 'Vorstellung',
  'userData.profile.help':
    'Ein paar Worte über dich. Die anderen lesen das, wenn sie wählen, wen sie treffen.',
  'userData.numUserSessions': 'Anzahl der Runden',
  'userData.numUserSessions.help':
    'An wie vielen du teilnehmen möchtest. Lass es leer, wenn du an allen teilnehmen möchtest.',
  'userData.numUserSessions.requiredHelp': 'In wie vielen Gruppen du sein möchtest.',
  'userData.newNumMeetingRequests': 'Treffen pro Woche',
  'userData.newNumMeetingRequests.help': 'Wie viele Treffen du höchstens in einer Woche möchtest.',
  'userData.email': 'E-Mail',
  'userData.email.help': 'Damit dich das Orga-Team erreicht. Nur das Orga-Team sieht sie.',
  'userData.phone': 'Telefon',
  'userData.phone.help': 'Nur das Orga-Team sieht es.',
  'userData.showContactDetails': 'Meine Kontaktdaten denen zeigen, mit denen ich ein Treffen vereinbart habe',
  'userData.showContactDetails.help':
    'Deine E-Mail-Adresse und Telefonnummer, sobald ihr beide dem Treffen zugestimmt habt, und danach. Aus: Nur das Orga-Team sieht sie.',
  'userData.languages': 'Sprachen',
  'userData.languages.help':
    'Sprachen, die du sprichst. Wähle aus der Liste oder schreib eine andere und drück Enter.',
  'userData.timeZone': 'Zeitzone',
  'userData.timeZone.help': 'Die Stunden, die du wählst, gelten in dieser Zeitzone.',
  'userData.timeInvolvedInEA': 'Zeit im effektiven Altruismus',
  'userData.causeAreasEA': 'Themenfelder, die dich interessieren',
  'userData.relevantOrgsEA': 'Relevante Organisationen',
  'userData.times': 'Wann sich die Gruppe treffen darf',
  'userData.times.any':
    'Jederzeit. Lege Zeiten fest, um die Gruppe auf einige Stunden am Tag zu beschränken.',
  'userData.times.help':
    'Die Gruppe trifft sich nur in den Zeiten 1 und 2 jedes Tages, nach deiner Uhr. Zieh die Enden auf dem Kreis, beweg sie mit den Pfeiltasten oder tipp sie ein.',
  'userData.times.help.neighbour':
    'Die Gruppe trifft sich nur in den Zeiten 1 und 2 jedes Tages, nach der Uhr von {{zone}}. Zieh die Enden auf dem Kreis, beweg sie mit den Pfeiltasten oder tipp sie ein.',
  'userData.times.event': '{{hour}} hier ist {{event}} nach der Uhr der Veranstaltung ({{zone}}).',
  'userData.times.halfHours':
    '{{hour}} hier ist {{own}} nach deiner wirklichen Uhr und {{event}} nach der Uhr der Veranstaltung ({{zone}}).',
  'userData.times.startOf': 'Zeit {{number}} von',
  'userData.times.endOf': 'Zeit {{number}} bis',
  'userData.times.number': 'Zeit {{number}}',
  'userData.times.allowed': 'Erlaubt',
  'userData.times.notAllowed': 'Nicht erlaubt',
  'userData.times.day': 'Tag',
  'userData.times.copyToWorkingDays': 'Für Montag bis Freitag übernehmen',
  'userData.times.copyToAll': 'Für alle Tage übernehmen',
  'userData.times.set': 'Zeiten festlegen',
  'userData.times.clear': 'Jede Zeit erlauben',
  'userData.register': 'Registrieren',
  'userData.update': 'Daten aktualisieren',
  'userData.addPerson': 'Person hinzufügen',
  'userData.unanswered':
    'Der Server hat nicht geantwortet, vielleicht ist das nicht gespeichert. Alles, was du eingegeben hast, ist noch da: Bitte versuche es noch einmal.',
  'userData.join.title': 'Teilnehmen: {{event}}',
  'userData.eventRegistered': '{{event}} ist registriert. Schick den Link an deine Gäste.',
  'userData.toEvent': 'Zur Veranstaltung',
  'userData.join.admin':
    'Du organisierst diese Veranstaltung. Wenn du auch selbst teilnimmst, registriere dich hier.',
  'userData.continue.title': 'Willkommen zurück',
  'userData.continue.text':
    'Willkommen zurück! {{name}} hat sich in diesem Browser für diese Veranstaltung registriert.',
  'userData.continue.button': 'Weiter als {{name}}',
  'userData.continue.other': 'Ich bin jemand anderes',
  'userData.steps': 'Wie es weitergeht',
  'userData.step.rate': 'Themen bewerten',
  'userData.step.people': 'Menschen wählen',
  'userData.step.availability': 'Sagen, wann du kannst',
  'userData.step.plan': 'Den Plan sehen',
  'userData.link.title': 'Dein persönlicher Link',
  'userData.link.help':
    'Er bringt dich auf jedem Gerät zu deiner Auswahl zurück. Behalte ihn für dich: Wer ihn hat, handelt in deinem Namen.',
  'userData.link.subject': 'Mein Link: {{event}}',
  'userData.link.message': 'Mein persönlicher Link zu {{event}}: {{link}}',
  'userData.seen.name':
    'Die anderen Teilnehmenden sehen deinen Namen, die Themen, die du vorschlägst, und, wenn du sie angibst, deine Vorstellung und Sprachen.',
  'userData.seen.nameOnly':
    'Die anderen Teilnehmenden sehen deinen Namen und, wenn du sie angibst, deine Sprachen.',
  'userData.seen.nameInZone':
    'Die anderen Teilnehmenden sehen deinen Namen, die Themen, die du vorschlägst, und, wenn du sie angibst, deine Vorstellung, Sprachen und Zeitzone.',
  'userData.seen.nameOnlyInZone':
    'Die anderen Teilnehmenden sehen deinen Namen und, wenn du sie angibst, deine Sprachen und Zeitzone.',
  'userData.seen.choices': 'Sie sehen auch, wie du die Themen bewertest.',
  'userData.seen.noChoices': 'Wie du die Themen bewertest, sieht nur das Orga-Team.',
  'userData.seen.wishes':
    'Wen du treffen möchtest, sieht nur das Orga-Team. Ein vereinbartes Treffen seht ihr beide, und es steht dort, wo die Auswahl aller gezeigt wird.',
  'userData.seen.plan': 'Im Plan sehen alle, in welcher Gruppe du bist.',
  'userData.form.title': 'Ein Formular des Orga-Teams',
  'userData.form.open': 'Formular in neuem Tab öffnen',
} satisfies Messages
