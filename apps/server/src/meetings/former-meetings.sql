-- What a server without facts of meetings had stored (MEET-18): two events of six people each, with wishes, a plan, a wish of
-- after it and somebody archived. Written by that server itself; its secret is in the test.

CREATE TABLE "migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into "migration" ("name", "timestamp") values
  ('0001-initial', '2026-11-22T17:05:40.634Z'),
  ('0002-keys-at-rest', '2026-11-22T17:05:40.639Z'),
  ('0003-audit', '2026-11-22T17:05:40.641Z'),
  ('0004-retention', '2026-11-22T17:05:40.643Z'),
  ('0005-sessions', '2026-11-22T17:05:40.643Z'),
  ('0006-cell-backlog', '2026-11-22T17:05:40.644Z');

CREATE TABLE "migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "migration_lock" ("id", "is_locked") values
  ('migration_lock', 0);

CREATE TABLE "event" ("id" text primary key, "data" text not null);
insert into "event" ("id", "data") values
  ('UVwdlFzULsAi', '{"name":"1on1 of 2","description":"","showAdvancedFields":false,"contactName":"","email":"","phone":"","googleFormUrl":"","numSessions":2,"newSessionLabels":"","sessionDurationInHours":null,"numberOfGroupsForTopic":10,"allowParticipantsToAddTopics":true,"allowUsersToSeeEachOthersTopicPreferences":true,"considerContactPreferences":false,"limitAllUsersToOneGroupOnly":false,"id":"UVwdlFzULsAi","variant":"1on1","isRegistered":true,"topicTypes":[],"timestamp":1795367141112,"lastPlannerStartTime":1795367141593,"lastPlannerEndTime":1795367144083,"meetingWeek":1}'),
  ('gfGJPbjV1gpv', '{"name":"reciprocity of 1","description":"","showAdvancedFields":false,"contactName":"","email":"","phone":"","googleFormUrl":"","numSessions":1,"newSessionLabels":"","sessionDurationInHours":null,"numberOfGroupsForTopic":10,"allowParticipantsToAddTopics":true,"allowUsersToSeeEachOthersTopicPreferences":true,"considerContactPreferences":false,"limitAllUsersToOneGroupOnly":false,"id":"gfGJPbjV1gpv","variant":"reciprocity","isRegistered":true,"topicTypes":[],"timestamp":1795367144364,"lastPlannerStartTime":1795367144666,"lastPlannerEndTime":1795367146762,"meetingWeek":1}');

CREATE TABLE "access_key" ("hash" text primary key, "event_id" text not null references "event" ("id") on delete cascade, "sealed_key" text not null, "kind" text not null, "person_id" text not null, constraint "access_key_holder" unique ("event_id", "person_id", "kind"));
insert into "access_key" ("hash", "event_id", "sealed_key", "kind", "person_id") values
  ('vULKnJ_iXiKEv0227R1pRavzy_8u5miIJoP5d7OLmSs', 'UVwdlFzULsAi', '1.078f066493a5202b07.cOq1J9TlPJjpV-ujuncfwgRvqAVX3qGkTzI-8V0V_WSMvGHbRsRBDYc1RvdKrlwsmHju0g', 'admin', ''),
  ('gvsJU-EyRj46jM5oAnX3AAVoa0mIP45ynBWldbdty98', 'UVwdlFzULsAi', '1.078f066493a5202b07.HDEFK-i-sC234Z6vgJ3vnTRX62usaXjzkC9OFA9NptiQGrfBm0BguIGB07dyzqA93YbnJw', 'share', ''),
  ('I5cMWeobi-1HB4DfFRc3qEovh03w7P4EjWxT3ZvnLxk', 'UVwdlFzULsAi', '1.078f066493a5202b07.EsGMaPXNSel7bPWZdn6ZTE6rji5KhObpmmKWfZAkdfKMRKL-UtuzH--e7m0rMgv8kMT9pw', 'private', 'sE8gHId92MQO'),
  ('U9y5Sz4y-e3x6ypoh03UUwvcQkYnO9S31XCXK8-XEDU', 'UVwdlFzULsAi', '1.078f066493a5202b07.OrKd3Hr0_j4olKCjvXuRLOvh_c_rinIOA6Q3eepNrRwRvaaH4enzLXfDlBaN35-jIGEXKw', 'private', 'EyoJgilm1zlt'),
  ('meJRa80PUUYQg6ErbUVg1WpBdupGy-f3sCs2tfQaGPY', 'UVwdlFzULsAi', '1.078f066493a5202b07.tYyfptrjidXy4kjgkjWYvs2_s2HZcMtfZZAJ5RsF5kaK0cf6qqCji1Mz9jAyvoYl48oURw', 'private', 'Jvva0ArIVL4O'),
  ('TYMbzrQd7-Rnj1hT1DRjU75VV-GePiHjMFx-4yBt7v8', 'UVwdlFzULsAi', '1.078f066493a5202b07.JsWXzz0OdmM9spIYenYPs8mnPZtRHt2LC75R6tUwcbO6ZPcijoTwK4UUFD8Ra33WtjjZzQ', 'private', 'SJ2Eu2GKZjZf'),
  ('A8VxBUrhyrXhjY968TZsM5xd7VEeB1AfNF8da5NpR2s', 'UVwdlFzULsAi', '1.078f066493a5202b07.-je8VlPEDfL9Z03b4hco-YiySs8aRrNw3ELJuzsyFO7nj-K3ox0onC0mmG3b0VLtIms33Q', 'private', 'f8SisEtCwRuX'),
  ('lPZxnWRKCAhshINYcUKFmayZu4oyKTRT-noKJMnoB7U', 'UVwdlFzULsAi', '1.078f066493a5202b07.n-3ekUN3THg2_B4-8t09plI6tSlikr2JZOlQ0WjFTp72OPJTcCebap4OFG4FnM5zJt2k8g', 'private', 'iMFf3rw3mEM7'),
  ('f_cpcnjQQ0WJ-9S8gubyxnTDzp0_lhSAKkPAxdcoo2A', 'gfGJPbjV1gpv', '1.078f066493a5202b07.djVuw1hoZYhXBQe9Hi06QrUFIQ99_RHBiaxyzM9hgrGa1_Q5iTITe4HYFj7VVd1rKHJ3Jg', 'admin', ''),
  ('kAVbstkl_rzvwskBgg0RgMRlTJO-oUz67xmHequOLO0', 'gfGJPbjV1gpv', '1.078f066493a5202b07.6RFHi6hzA2NekzOXXCppi2r_jE4XMdnaM4oTzj4crSWjYpBPxC4ZqCLV1jYA-aaWPWmDHg', 'share', ''),
  ('Anq5AJMj0sXFj2g7qm0E-gTfPrv3M0z8qd8L1B_tY-k', 'gfGJPbjV1gpv', '1.078f066493a5202b07.x6U3_GeoPFu9swSB-m5-D0unu2Qd6c1zeSd96AYvylKb7d3driIP59touZRTn1zPOiSJtA', 'private', '17RysC1i1Q4V'),
  ('C9VNytza2Ic-_xiilQtKOqHEIFdzFj6mbJfmiabi3B8', 'gfGJPbjV1gpv', '1.078f066493a5202b07.dUzxvjoe2IT08BpWnI3-24ZxVXyAQaSTwhBxZW43G4w0C3F1RsLUKShuSPGYi_HJvVpVRA', 'private', 'Q5LFw6M9H63e'),
  ('D_b3RVCUMRx5-WULFouXCq4CaLZdUwynZYDHuFI5GXc', 'gfGJPbjV1gpv', '1.078f066493a5202b07.9ucZOiuAjv9iTXDcQuk7WK7Z3YU_-r44WIyZF4N0dSXbleqCxDpBt1comejr2u7brET5xg', 'private', 'zpxP9SXprMGT'),
  ('6PwWUx0SAUtSoU89nfNhSOQgRjVYJi0JJjW0iHxToa8', 'gfGJPbjV1gpv', '1.078f066493a5202b07.cG8MBkKyQAIDIQx3U9mLGu10rWqoUCgZHEZPJljwBl8CigbiMsIQj1HAVFpDEEIXKlCL4Q', 'private', 'QTftYsA0Du6W'),
  ('pGoKiNoAmwFDBM6vvy0va5GsBZzFvoqZHmbnaKRTPZw', 'gfGJPbjV1gpv', '1.078f066493a5202b07.fl8z9LMRt4zdoLdnTGdG2zZYDjmjrcOZS7MaDtAs8ZHQLrUVxpRLWRiUtdn6SJWBX5RlOA', 'private', '9SuLDLrQaSfG'),
  ('Q7pjEls5UbmoiHBS30NPDrIvBApKVzgvMKKdr4D_7EU', 'gfGJPbjV1gpv', '1.078f066493a5202b07.7Tec800WzGUjPu1brfNhLfj8cHCTtgEwxSbdBcrgk1HBdnGEdua0g0O4fFDzwaobRvVrYQ', 'private', 'AI1xm6pVnOtD');

CREATE TABLE "setting" ("event_id" text not null references "event" ("id") on delete cascade, "key" text not null, "value" text not null, "timestamp" double precision not null, constraint "setting_address" primary key ("event_id", "key"));
insert into "setting" ("event_id", "key", "value", "timestamp") values
  ('UVwdlFzULsAi', 'parameters|groups|solverTimeLimit', '5', 1795367141112),
  ('gfGJPbjV1gpv', 'parameters|groups|solverTimeLimit', '5', 1795367144364);

CREATE TABLE "person" ("event_id" text not null references "event" ("id") on delete cascade, "id" text not null, "position" integer not null, "data" text not null, constraint "person_id" primary key ("event_id", "id"));
insert into "person" ("event_id", "id", "position", "data") values
  ('UVwdlFzULsAi', 'sE8gHId92MQO', 1, '{"name":"Ann","profile":"","registerTopicWithoutAuthor":false,"email":"ann@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"sE8gHId92MQO","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367141158,"enableAccount":true,"timestamp":1795367141158}'),
  ('UVwdlFzULsAi', 'EyoJgilm1zlt', 2, '{"name":"Bob","profile":"","registerTopicWithoutAuthor":false,"email":"bob@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"EyoJgilm1zlt","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367141187,"enableAccount":true,"timestamp":1795367141187}'),
  ('UVwdlFzULsAi', 'Jvva0ArIVL4O', 3, '{"name":"Cid","profile":"","registerTopicWithoutAuthor":false,"email":"cid@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"Jvva0ArIVL4O","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367141454,"enableAccount":true,"timestamp":1795367141454}'),
  ('UVwdlFzULsAi', 'SJ2Eu2GKZjZf', 4, '{"name":"Dan","profile":"","registerTopicWithoutAuthor":false,"email":"dan@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"SJ2Eu2GKZjZf","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367141519,"enableAccount":true,"timestamp":1795367141519}'),
  ('UVwdlFzULsAi', 'f8SisEtCwRuX', 5, '{"name":"Eve","profile":"","registerTopicWithoutAuthor":false,"email":"eve@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"f8SisEtCwRuX","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":true,"isWaiting":false,"registeredAt":1795367141538,"enableAccount":true,"timestamp":1795367144179}'),
  ('UVwdlFzULsAi', 'iMFf3rw3mEM7', 6, '{"name":"Fay","profile":"","registerTopicWithoutAuthor":false,"email":"fay@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"iMFf3rw3mEM7","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367141553,"enableAccount":true,"timestamp":1795367141553}'),
  ('gfGJPbjV1gpv', '17RysC1i1Q4V', 1, '{"name":"Ann","profile":"","registerTopicWithoutAuthor":false,"email":"ann@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"17RysC1i1Q4V","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367144437,"enableAccount":true,"timestamp":1795367144437}'),
  ('gfGJPbjV1gpv', 'Q5LFw6M9H63e', 2, '{"name":"Bob","profile":"","registerTopicWithoutAuthor":false,"email":"bob@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"Q5LFw6M9H63e","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367144485,"enableAccount":true,"timestamp":1795367144485}'),
  ('gfGJPbjV1gpv', 'zpxP9SXprMGT', 3, '{"name":"Cid","profile":"","registerTopicWithoutAuthor":false,"email":"cid@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"zpxP9SXprMGT","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367144505,"enableAccount":true,"timestamp":1795367144505}'),
  ('gfGJPbjV1gpv', 'QTftYsA0Du6W', 4, '{"name":"Dan","profile":"","registerTopicWithoutAuthor":false,"email":"dan@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"QTftYsA0Du6W","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367144552,"enableAccount":true,"timestamp":1795367144552}'),
  ('gfGJPbjV1gpv', '9SuLDLrQaSfG', 5, '{"name":"Eve","profile":"","registerTopicWithoutAuthor":false,"email":"eve@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"9SuLDLrQaSfG","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":true,"isWaiting":false,"registeredAt":1795367144564,"enableAccount":true,"timestamp":1795367146798}'),
  ('gfGJPbjV1gpv', 'AI1xm6pVnOtD', 6, '{"name":"Fay","profile":"","registerTopicWithoutAuthor":false,"email":"fay@example.org","phone":"","numUserSessions":null,"numMeetingRequests":2,"languages":[],"timeZone":"","timeZoneOffsetInHours":null,"timeInvolvedInEA":"","causeAreasEA":"","relevantOrgsEA":"","id":"AI1xm6pVnOtD","autogeneratedName":"","isEventAdmin":false,"isRegistered":true,"isArchived":false,"isWaiting":false,"registeredAt":1795367144577,"enableAccount":true,"timestamp":1795367144577}');

CREATE INDEX "person_position" on "person" ("event_id", "position");

CREATE TABLE "topic" ("event_id" text not null references "event" ("id") on delete cascade, "id" text not null, "position" integer not null, "data" text not null, constraint "topic_id" primary key ("event_id", "id"));
insert into "topic" ("event_id", "id", "position", "data") values
  ('UVwdlFzULsAi', 'sE8gHId92MQO', 1, '{"name":"Topic of Ann","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"sE8gHId92MQO","ownerId":"sE8gHId92MQO","disabled":false,"timestamp":1795367141158}'),
  ('UVwdlFzULsAi', 'EyoJgilm1zlt', 2, '{"name":"Topic of Bob","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"EyoJgilm1zlt","ownerId":"EyoJgilm1zlt","disabled":false,"timestamp":1795367141187}'),
  ('UVwdlFzULsAi', 'Jvva0ArIVL4O', 3, '{"name":"Topic of Cid","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"Jvva0ArIVL4O","ownerId":"Jvva0ArIVL4O","disabled":false,"timestamp":1795367141454}'),
  ('UVwdlFzULsAi', 'SJ2Eu2GKZjZf', 4, '{"name":"Topic of Dan","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"SJ2Eu2GKZjZf","ownerId":"SJ2Eu2GKZjZf","disabled":false,"timestamp":1795367141519}'),
  ('UVwdlFzULsAi', 'f8SisEtCwRuX', 5, '{"name":"Topic of Eve","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"f8SisEtCwRuX","ownerId":"f8SisEtCwRuX","disabled":false,"timestamp":1795367141538}'),
  ('UVwdlFzULsAi', 'iMFf3rw3mEM7', 6, '{"name":"Topic of Fay","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"iMFf3rw3mEM7","ownerId":"iMFf3rw3mEM7","disabled":false,"timestamp":1795367141553}'),
  ('gfGJPbjV1gpv', '17RysC1i1Q4V', 1, '{"name":"Topic of Ann","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"17RysC1i1Q4V","ownerId":"17RysC1i1Q4V","disabled":false,"timestamp":1795367144437}'),
  ('gfGJPbjV1gpv', 'Q5LFw6M9H63e', 2, '{"name":"Topic of Bob","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"Q5LFw6M9H63e","ownerId":"Q5LFw6M9H63e","disabled":false,"timestamp":1795367144485}'),
  ('gfGJPbjV1gpv', 'zpxP9SXprMGT', 3, '{"name":"Topic of Cid","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"zpxP9SXprMGT","ownerId":"zpxP9SXprMGT","disabled":false,"timestamp":1795367144505}'),
  ('gfGJPbjV1gpv', 'QTftYsA0Du6W', 4, '{"name":"Topic of Dan","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"QTftYsA0Du6W","ownerId":"QTftYsA0Du6W","disabled":false,"timestamp":1795367144552}'),
  ('gfGJPbjV1gpv', '9SuLDLrQaSfG', 5, '{"name":"Topic of Eve","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"9SuLDLrQaSfG","ownerId":"9SuLDLrQaSfG","disabled":false,"timestamp":1795367144564}'),
  ('gfGJPbjV1gpv', 'AI1xm6pVnOtD', 6, '{"name":"Topic of Fay","description":"","topicType":"","sessionDurationInHours":null,"maxNumberOfParticipants":null,"numberOfGroups":1,"beginnerFriendlyFlag":false,"topicGroupOnEveryWeek":true,"topicGroupTimeRange":null,"id":"AI1xm6pVnOtD","ownerId":"AI1xm6pVnOtD","disabled":false,"timestamp":1795367144577}');

CREATE INDEX "topic_position" on "topic" ("event_id", "position");

CREATE TABLE "cell" ("event_id" text not null references "event" ("id") on delete cascade, "key" text not null, "value" text not null, "value_order" bytea not null, "timestamp" double precision not null, constraint "cell_address" primary key ("event_id", "key"));
insert into "cell" ("event_id", "key", "value", "value_order", "timestamp") values
  ('UVwdlFzULsAi', 'preferences|sE8gHId92MQO|EyoJgilm1zlt', '"Yes reserved"', x'0073007400720069006e0067003a005900650073002000720065007300650072007600650064', 1795367144083),
  ('UVwdlFzULsAi', 'preferences|EyoJgilm1zlt|Jvva0ArIVL4O', '"Yes"', x'0073007400720069006e0067003a005900650073', 1795367141564),
  ('UVwdlFzULsAi', 'preferences|Jvva0ArIVL4O|SJ2Eu2GKZjZf', '"Yes reserved"', x'0073007400720069006e0067003a005900650073002000720065007300650072007600650064', 1795367144083),
  ('UVwdlFzULsAi', 'preferences|SJ2Eu2GKZjZf|Jvva0ArIVL4O', '"Yes reserved"', x'0073007400720069006e0067003a005900650073002000720065007300650072007600650064', 1795367144083),
  ('UVwdlFzULsAi', 'preferences|SJ2Eu2GKZjZf|f8SisEtCwRuX', '"Yes reserved"', x'0073007400720069006e0067003a005900650073002000720065007300650072007600650064', 1795367144083),
  ('UVwdlFzULsAi', 'preferences|f8SisEtCwRuX|SJ2Eu2GKZjZf', '"Yes reserved"', x'0073007400720069006e0067003a005900650073002000720065007300650072007600650064', 1795367144083),
  ('UVwdlFzULsAi', 'preferences|sE8gHId92MQO|Jvva0ArIVL4O', '"Yes reserved"', x'0073007400720069006e0067003a005900650073002000720065007300650072007600650064', 1795367144083),
  ('UVwdlFzULsAi', 'preferences|Jvva0ArIVL4O|sE8gHId92MQO', '"Yes reserved"', x'0073007400720069006e0067003a005900650073002000720065007300650072007600650064', 1795367144083),
  ('UVwdlFzULsAi', 'assignments|1|Jvva0ArIVL4O|sE8gHId92MQO|0', 'true', x'0062006f006f006c00650061006e003a0074007200750065', 1795367144083),
  ('UVwdlFzULsAi', 'assignments|1|SJ2Eu2GKZjZf|f8SisEtCwRuX|0', 'true', x'0062006f006f006c00650061006e003a0074007200750065', 1795367144083),
  ('UVwdlFzULsAi', 'assignments|1|f8SisEtCwRuX|SJ2Eu2GKZjZf|0', 'true', x'0062006f006f006c00650061006e003a0074007200750065', 1795367144083),
  ('UVwdlFzULsAi', 'assignments|1|sE8gHId92MQO|Jvva0ArIVL4O|0', 'true', x'0062006f006f006c00650061006e003a0074007200750065', 1795367144083),
  ('UVwdlFzULsAi', 'assignments|2|EyoJgilm1zlt|sE8gHId92MQO|0', 'true', x'0062006f006f006c00650061006e003a0074007200750065', 1795367144083),
  ('UVwdlFzULsAi', 'assignments|2|Jvva0ArIVL4O|SJ2Eu2GKZjZf|0', 'true', x'0062006f006f006c00650061006e003a0074007200750065', 1795367144083),
  ('UVwdlFzULsAi', 'assignments|2|SJ2Eu2GKZjZf|Jvva0ArIVL4O|0', 'true', x'0062006f006f006c00650061006e003a0074007200750065', 1795367144083),
  ('UVwdlFzULsAi', 'assignments|2|sE8gHId92MQO|EyoJgilm1zlt|0', 'true', x'0062006f006f006c00650061006e003a0074007200750065', 1795367144083),
  ('UVwdlFzULsAi', 'preferences|iMFf3rw3mEM7|sE8gHId92MQO', '"Yes"', x'0073007400720069006e0067003a005900650073', 1795367144126),
  ('gfGJPbjV1gpv', 'preferences|17RysC1i1Q4V|Q5LFw6M9H63e', '"Yes"', x'0073007400720069006e0067003a005900650073', 1795367144582),
  ('gfGJPbjV1gpv', 'preferences|Q5LFw6M9H63e|zpxP9SXprMGT', '"Yes"', x'0073007400720069006e0067003a005900650073', 1795367144588),
  ('gfGJPbjV1gpv', 'preferences|zpxP9SXprMGT|QTftYsA0Du6W', '"Yes auto reserved"', x'0073007400720069006e0067003a0059006500730020006100750074006f002000720065007300650072007600650064', 1795367146762),
  ('gfGJPbjV1gpv', 'preferences|QTftYsA0Du6W|zpxP9SXprMGT', '"Yes auto reserved"', x'0073007400720069006e0067003a0059006500730020006100750074006f002000720065007300650072007600650064', 1795367146762),
  ('gfGJPbjV1gpv', 'preferences|QTftYsA0Du6W|9SuLDLrQaSfG', '"Yes auto reserved"', x'0073007400720069006e0067003a0059006500730020006100750074006f002000720065007300650072007600650064', 1795367146762),
  ('gfGJPbjV1gpv', 'preferences|9SuLDLrQaSfG|QTftYsA0Du6W', '"Yes auto reserved"', x'0073007400720069006e0067003a0059006500730020006100750074006f002000720065007300650072007600650064', 1795367146762),
  ('gfGJPbjV1gpv', 'preferences|17RysC1i1Q4V|zpxP9SXprMGT', '"Yes auto reserved"', x'0073007400720069006e0067003a0059006500730020006100750074006f002000720065007300650072007600650064', 1795367146762),
  ('gfGJPbjV1gpv', 'preferences|zpxP9SXprMGT|17RysC1i1Q4V', '"Yes auto reserved"', x'0073007400720069006e0067003a0059006500730020006100750074006f002000720065007300650072007600650064', 1795367146762),
  ('gfGJPbjV1gpv', 'preferences|AI1xm6pVnOtD|17RysC1i1Q4V', '"Yes"', x'0073007400720069006e0067003a005900650073', 1795367146787);

CREATE TABLE "opened_event" ("event_id" text not null references "event" ("id") on delete cascade, "session_id" text not null, "role" text not null, "sealed_link" text not null, "opened_at" double precision not null, "key_hash" text default '' not null, constraint "opened_event_once" primary key ("session_id", "event_id"));

CREATE INDEX "opened_event_event" on "opened_event" ("event_id");

CREATE TABLE "plan_run" ("id" text primary key, "event_id" text not null references "event" ("id") on delete cascade, "status" text not null, "created_at" double precision not null, "started_at" double precision, "ended_at" double precision, "seconds" double precision not null, "seed" double precision not null, "stop_requested" integer not null, "lease_owner" text, "lease_until" double precision, "error" text, "settings" text not null, "problem" text not null, "best" text, "erased_ids" text default '' not null);
insert into "plan_run" ("id", "event_id", "status", "created_at", "started_at", "ended_at", "seconds", "seed", "stop_requested", "lease_owner", "lease_until", "error", "settings", "problem", "best", "erased_ids") values
  ('9KmvrZPUDZlU', 'UVwdlFzULsAi', 'done', 1795367141593, 1795367141614, 1795367144083, 5, 494024648, 0, null, null, null, '{"parameters|groups|maxGroupSize":2,"parameters|groups|solverTimeLimit":5,"parameters|preferenceWeights|yes":1,"parameters|softRules|fairness":10,"parameters|softRules|useLogScale":false,"parameters|rules|randomiseAssignments":true,"parameters|ui|requireUserEmail":false,"parameters|ui|showLanguagesField":false,"parameters|ui|showPreferenceMatrixToUsers":true,"parameters|ui|showBlankInPlaceOfNoInPreferences":true,"parameters|ui|showScheduleTabToUsers":true,"parameters|ui|allowUsersToChangeSchedule":false,"parameters|ui|showContactPreferencesOnlyToHosts":false,"parameters|ui|allowOnlyBinaryContactPreferences":false,"parameters|ui|hideTopicAndIntro":false,"parameters|ui|allowRegistration":true,"parameters|ui|approveNewPeople":false}', '{"format":"plan-problem/1","kind":"pairs","people":[{"id":"sE8gHId92MQO","capacity":2},{"id":"EyoJgilm1zlt","capacity":2},{"id":"Jvva0ArIVL4O","capacity":2},{"id":"SJ2Eu2GKZjZf","capacity":2},{"id":"f8SisEtCwRuX","capacity":2},{"id":"iMFf3rw3mEM7","capacity":2}],"wishes":[["sE8gHId92MQO","EyoJgilm1zlt",1],["EyoJgilm1zlt","Jvva0ArIVL4O",1],["Jvva0ArIVL4O","SJ2Eu2GKZjZf",1],["SJ2Eu2GKZjZf","Jvva0ArIVL4O",1],["SJ2Eu2GKZjZf","f8SisEtCwRuX",1],["f8SisEtCwRuX","SJ2Eu2GKZjZf",1],["sE8gHId92MQO","Jvva0ArIVL4O",1],["Jvva0ArIVL4O","sE8gHId92MQO",1]],"mutualOnly":false,"kept":[],"excluded":[],"rules":{"useLogScale":false,"weights":{"fairness":10}}}', '{"format":"plan-result/1","kind":"pairs","status":"optimal","score":[0,0,4.5],"bound":4.5,"meetings":[["sE8gHId92MQO","EyoJgilm1zlt"],["sE8gHId92MQO","Jvva0ArIVL4O"],["Jvva0ArIVL4O","SJ2Eu2GKZjZf"],["SJ2Eu2GKZjZf","f8SisEtCwRuX"]],"unfilled":[{"person":"EyoJgilm1zlt","units":1,"why":"those they may meet have no room left, or a meeting would cost others more","reason":"full","slots":[],"topics":[]},{"person":"f8SisEtCwRuX","units":1,"why":"they meet everyone they may meet","reason":"noPartner","slots":[],"topics":[]},{"person":"iMFf3rw3mEM7","units":2,"why":"there is nobody they may meet","reason":"noPartner","slots":[],"topics":[]}],"satisfaction":{"sE8gHId92MQO":1,"EyoJgilm1zlt":0.5,"Jvva0ArIVL4O":1,"SJ2Eu2GKZjZf":1,"f8SisEtCwRuX":1,"iMFf3rw3mEM7":1},"terms":{"wishes":7,"fairness":-2.5},"breaches":[],"run":{"seconds":1.633943692,"seed":494024648,"threads":4,"moves":0}}', ''),
  ('Po30yoOyWDjX', 'gfGJPbjV1gpv', 'done', 1795367144666, 1795367144669, 1795367146762, 5, 559350941, 0, null, null, null, '{"parameters|groups|maxGroupSize":5,"parameters|groups|solverTimeLimit":5,"parameters|preferenceWeights|yes":1,"parameters|softRules|fairness":10,"parameters|softRules|useLogScale":true,"parameters|rules|randomiseAssignments":true,"parameters|ui|requireUserEmail":false,"parameters|ui|showLanguagesField":false,"parameters|ui|showPreferenceMatrixToUsers":true,"parameters|ui|showBlankInPlaceOfNoInPreferences":true,"parameters|ui|showScheduleTabToUsers":true,"parameters|ui|allowUsersToChangeSchedule":true,"parameters|ui|showContactPreferencesOnlyToHosts":false,"parameters|ui|allowOnlyBinaryContactPreferences":false,"parameters|ui|hideTopicAndIntro":false,"parameters|ui|allowRegistration":true,"parameters|ui|approveNewPeople":false}', '{"format":"plan-problem/1","kind":"pairs","people":[{"id":"17RysC1i1Q4V","capacity":2},{"id":"Q5LFw6M9H63e","capacity":2},{"id":"zpxP9SXprMGT","capacity":2},{"id":"QTftYsA0Du6W","capacity":2},{"id":"9SuLDLrQaSfG","capacity":2},{"id":"AI1xm6pVnOtD","capacity":2}],"wishes":[["17RysC1i1Q4V","Q5LFw6M9H63e",1],["Q5LFw6M9H63e","zpxP9SXprMGT",1],["zpxP9SXprMGT","QTftYsA0Du6W",1],["QTftYsA0Du6W","zpxP9SXprMGT",1],["QTftYsA0Du6W","9SuLDLrQaSfG",1],["9SuLDLrQaSfG","QTftYsA0Du6W",1],["17RysC1i1Q4V","zpxP9SXprMGT",1],["zpxP9SXprMGT","17RysC1i1Q4V",1]],"mutualOnly":true,"kept":[],"excluded":[],"rules":{"useLogScale":true,"weights":{"fairness":10}}}', '{"format":"plan-result/1","kind":"pairs","status":"optimal","score":[0,0,6],"bound":6,"meetings":[["17RysC1i1Q4V","zpxP9SXprMGT"],["zpxP9SXprMGT","QTftYsA0Du6W"],["QTftYsA0Du6W","9SuLDLrQaSfG"]],"unfilled":[{"person":"17RysC1i1Q4V","units":1,"why":"they meet everyone they may meet","reason":"noPartner","slots":[],"topics":[]},{"person":"Q5LFw6M9H63e","units":2,"why":"there is nobody they may meet","reason":"noPartner","slots":[],"topics":[]},{"person":"9SuLDLrQaSfG","units":1,"why":"they meet everyone they may meet","reason":"noPartner","slots":[],"topics":[]},{"person":"AI1xm6pVnOtD","units":2,"why":"there is nobody they may meet","reason":"noPartner","slots":[],"topics":[]}],"satisfaction":{"17RysC1i1Q4V":1,"Q5LFw6M9H63e":1,"zpxP9SXprMGT":1,"QTftYsA0Du6W":1,"9SuLDLrQaSfG":1,"AI1xm6pVnOtD":1},"terms":{"wishes":6,"fairness":0},"breaches":[],"run":{"seconds":1.2247030429999999,"seed":559350941,"threads":4,"moves":0}}', '');

CREATE UNIQUE INDEX "plan_run_one_active" on "plan_run" ("event_id") where "status" in ('queued', 'running');

CREATE INDEX "plan_run_event" on "plan_run" ("event_id", "created_at");

CREATE TABLE "sealed_under" ("secret_id" text primary key);
insert into "sealed_under" ("secret_id") values
  ('078f066493a5202b07');

CREATE INDEX "opened_event_key" on "opened_event" ("key_hash");

CREATE TABLE "audit" ("event_id" text not null references "event" ("id") on delete cascade, "position" integer not null, "at" double precision not null, "actor_kind" text not null, "actor_id" text not null, "actor_name" text not null, "action" text not null, "kind" text not null, "subject" text not null, "topic" text not null, "details" text not null, "times" integer not null, "by_participant" integer not null, constraint "audit_position" primary key ("event_id", "position"));
insert into "audit" ("event_id", "position", "at", "actor_kind", "actor_id", "actor_name", "action", "kind", "subject", "topic", "details", "times", "by_participant") values
  ('UVwdlFzULsAi', 1, 1795367141112, 'adminLink', '', '', 'eventRegistered', 'event', '', '', '{}', 1, 0),
  ('UVwdlFzULsAi', 2, 1795367141161, 'participant', 'sE8gHId92MQO', '', 'personRegistered', 'people', 'sE8gHId92MQO', '', '{}', 1, 1),
  ('UVwdlFzULsAi', 3, 1795367141187, 'participant', 'EyoJgilm1zlt', '', 'personRegistered', 'people', 'EyoJgilm1zlt', '', '{}', 1, 1),
  ('UVwdlFzULsAi', 4, 1795367141455, 'participant', 'Jvva0ArIVL4O', '', 'personRegistered', 'people', 'Jvva0ArIVL4O', '', '{}', 1, 1),
  ('UVwdlFzULsAi', 5, 1795367141520, 'participant', 'SJ2Eu2GKZjZf', '', 'personRegistered', 'people', 'SJ2Eu2GKZjZf', '', '{}', 1, 1),
  ('UVwdlFzULsAi', 6, 1795367141538, 'participant', 'f8SisEtCwRuX', '', 'personRegistered', 'people', 'f8SisEtCwRuX', '', '{}', 1, 1),
  ('UVwdlFzULsAi', 7, 1795367141553, 'participant', 'iMFf3rw3mEM7', '', 'personRegistered', 'people', 'iMFf3rw3mEM7', '', '{}', 1, 1),
  ('UVwdlFzULsAi', 8, 1795367141593, 'adminLink', '', '', 'planStarted', 'schedule', '', '', '{"keepPreviousPlan":false}', 1, 0),
  ('UVwdlFzULsAi', 9, 1795367144083, 'server', '', '', 'planEnded', 'schedule', '', '', '{}', 1, 0),
  ('UVwdlFzULsAi', 10, 1795367144180, 'adminLink', '', '', 'personArchived', 'people', 'f8SisEtCwRuX', '', '{}', 1, 0),
  ('gfGJPbjV1gpv', 1, 1795367144364, 'adminLink', '', '', 'eventRegistered', 'event', '', '', '{}', 1, 0),
  ('gfGJPbjV1gpv', 2, 1795367144437, 'participant', '17RysC1i1Q4V', '', 'personRegistered', 'people', '17RysC1i1Q4V', '', '{}', 1, 1),
  ('gfGJPbjV1gpv', 3, 1795367144485, 'participant', 'Q5LFw6M9H63e', '', 'personRegistered', 'people', 'Q5LFw6M9H63e', '', '{}', 1, 1),
  ('gfGJPbjV1gpv', 4, 1795367144505, 'participant', 'zpxP9SXprMGT', '', 'personRegistered', 'people', 'zpxP9SXprMGT', '', '{}', 1, 1),
  ('gfGJPbjV1gpv', 5, 1795367144552, 'participant', 'QTftYsA0Du6W', '', 'personRegistered', 'people', 'QTftYsA0Du6W', '', '{}', 1, 1),
  ('gfGJPbjV1gpv', 6, 1795367144564, 'participant', '9SuLDLrQaSfG', '', 'personRegistered', 'people', '9SuLDLrQaSfG', '', '{}', 1, 1),
  ('gfGJPbjV1gpv', 7, 1795367144577, 'participant', 'AI1xm6pVnOtD', '', 'personRegistered', 'people', 'AI1xm6pVnOtD', '', '{}', 1, 1),
  ('gfGJPbjV1gpv', 8, 1795367144666, 'adminLink', '', '', 'planStarted', 'schedule', '', '', '{"keepPreviousPlan":false}', 1, 0),
  ('gfGJPbjV1gpv', 9, 1795367146762, 'server', '', '', 'planEnded', 'schedule', '', '', '{}', 1, 0),
  ('gfGJPbjV1gpv', 10, 1795367146798, 'adminLink', '', '', 'personArchived', 'people', '9SuLDLrQaSfG', '', '{}', 1, 0);

CREATE INDEX "audit_bound" on "audit" ("event_id", "by_participant", "position");

CREATE TABLE "upkeep" ("name" text primary key, "at" double precision not null);

CREATE TABLE "event_use" ("event_id" text primary key references "event" ("id") on delete cascade, "used_at" double precision not null, "announced_ms" double precision);
insert into "event_use" ("event_id", "used_at", "announced_ms") values
  ('UVwdlFzULsAi', 1795367141593, null),
  ('gfGJPbjV1gpv', 1795367144666, null);

CREATE TABLE "browser_session" ("id" text primary key, "browser" text not null, "last_used_at" double precision not null, "ended_at" double precision);

CREATE TABLE "cell_backlog" ("event_id" text not null references "event" ("id") on delete cascade, "position" integer not null, "entry" text not null, constraint "cell_backlog_position" primary key ("event_id", "position"));
