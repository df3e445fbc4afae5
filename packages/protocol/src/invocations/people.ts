import { z } from 'zod'
import { userExport, userInput } from '../entities.ts'
import { id, key, line } from '../values.ts'
import {
  BY_ADMIN,
  BY_ADMIN_OR_SELF,
  type Descriptions,
  OF_ADMIN,
  OF_KEY,
  personOrOwn,
} from './description.ts'

/** As many as an event can have, topics without an author included. */
const userIds = z.array(id).min(1).max(2000)

const BY_KEY_HOLDER = { right: 'keyHolder', key: 'key', whilePlanning: 'allowed' } as const

/** People and topics. */
export const PEOPLE = {
  RegisterUser: {
    sentence:
      'Makes a person. With the share key it is oneself; with the admin key somebody else, or oneself as event admin with `isEventAdmin`. Where the event asks for approval, a person who has come by the share link waits (`isWaiting`): they read what a visitor does and their own row. `tooManyRegistrations` says in `retryAfterSeconds` when to try again.',
    input: z.object({ user: userInput, key }),
    answer: z.object({
      eventUserPrivateGuid: z.string(),
      personalLink: z.string(),
      eventUserShareGuid: z.string(),
    }),
    refusals: [
      ...OF_KEY,
      'keyMissing',
      'alreadyRegistered',
      'registrationClosed',
      'tooManyRegistrations',
      'topicsNotAllowed',
      'invalid',
      'notStored',
    ],
    ...BY_KEY_HOLDER,
    cost: { tokens: 2 },
    saves: true,
    audited: ['personRegistered'],
  },
  UpdateUser: {
    sentence:
      'Changes what it names of a person’s data and topics: one’s own with the private key, anybody’s (`user.id`) with the admin key. Absent fields stay as they are. `topics` alone is the whole list: topics left out of it are removed. With `removedTopics`, even an empty list, `topics` holds only those that change (by `id`, and of each only the fields that change) and new ones (without `id`).',
    input: z.object({ user: userInput, key }),
    answer: z.object({}),
    refusals: [
      ...OF_KEY,
      'keyMissing',
      'notRegistered',
      'notYourRow',
      'unknownPerson',
      'topicsNotAllowed',
      'invalid',
      'notStored',
    ],
    ...BY_KEY_HOLDER,
    cost: { tokens: 2 },
    saves: true,
    audited: ['personChanged'],
  },
  /** KEY-14. */
  ReplacePersonalLink: {
    sentence:
      'Gives a person a new private key: one’s own with the private key, anybody’s with the admin key. Other connections that have joined with the old one are told `ReceiveException` 404 and put out of the event; who acts for the person gets `JoinEventHub`, other admins `UpdateUser`.',
    input: z.object({ key, userId: personOrOwn }),
    answer: z.object({ eventUserPrivateGuid: z.string(), personalLink: z.string() }),
    refusals: [...OF_KEY, 'keyMissing', 'notYourRow', 'unknownPerson', 'notStored'],
    ...BY_ADMIN_OR_SELF,
    cost: { tokens: 5 },
    saves: true,
    audited: ['personalLinkReplaced'],
  },
  SetEventAdmin: {
    sentence:
      'Lets a person’s private key open the event as its admin, or no longer. Their open connections get `JoinEventHub` in the new role. Whoever is unmade may still know the admin key.',
    input: z.object({ adminKey: key, userId: id, isEventAdmin: z.boolean() }),
    answer: z.object({}),
    refusals: [...OF_ADMIN, 'unknownPerson', 'topicOnly', 'notApproved', 'lastAdmin', 'notStored'],
    ...BY_ADMIN,
    cost: { tokens: 5 },
    saves: true,
    audited: ['adminGranted', 'adminRevoked'],
  },
  ArchiveUser: {
    sentence:
      'Hides a person and their topics from everybody but admins, and lets their key open nothing; or brings them back.',
    input: z.object({ adminKey: key, userId: id, isArchived: z.boolean() }),
    answer: z.object({}),
    refusals: [...OF_ADMIN, 'unknownPerson', 'lastAdmin', 'notStored'],
    ...BY_ADMIN,
    cost: { tokens: 5 },
    saves: true,
    audited: ['personArchived', 'personRestored'],
  },
  RemoveUser: {
    sentence:
      'Erases a person, their topics, every cell that names either, and their key. Who is archived may do it too.',
    input: z.object({ key, userId: personOrOwn }),
    answer: z.object({}),
    refusals: ['unknownKey', 'keyMissing', 'notYourRow', 'unknownPerson', 'lastAdmin', 'notStored'],
    ...BY_ADMIN_OR_SELF,
    whileShutOut: 'allowed',
    cost: { tokens: 5 },
    saves: true,
    audited: ['personErased'],
  },
  ExportUser: {
    sentence:
      'Everything the event holds about a person, without what others have said about them. Who is archived may have it too.',
    input: z.object({ key, userId: personOrOwn }),
    answer: z.object({ export: userExport }),
    refusals: ['unknownKey', 'keyMissing', 'notYourRow', 'unknownPerson', 'notStored'],
    ...BY_ADMIN_OR_SELF,
    whileShutOut: 'allowed',
    cost: { tokens: 20, sendsData: true },
    saves: false,
    audited: ['exported'],
  },
  /** REG-9. This and the following two are one write for all: everybody or nobody. */
  ApproveUsers: {
    sentence:
      'Approves people who wait, all by one write. Their connections get `JoinEventHub` with what participants read, the others `AddUser` or `ReloadData`. Ids of people who are gone or do not wait are passed over.',
    input: z.object({ adminKey: key, userIds }),
    /** How many of the people were changed: those who are gone, or as wanted already, do not count. */
    answer: z.object({ numChanged: z.number() }),
    refusals: [...OF_ADMIN, 'notStored'],
    ...BY_ADMIN,
    cost: { tokens: 20 },
    saves: true,
    audited: ['personApproved'],
  },
  /** REG-12. */
  ArchiveUsers: {
    sentence:
      'As `ArchiveUser`, for several people by one write. Ids of people who are gone are passed over.',
    input: z.object({ adminKey: key, userIds, isArchived: z.boolean() }),
    answer: z.object({ numChanged: z.number() }),
    refusals: [...OF_ADMIN, 'lastAdmin', 'notStored'],
    ...BY_ADMIN,
    cost: { tokens: 20 },
    saves: true,
    audited: ['personArchived', 'personRestored'],
  },
  /** REG-12. */
  RemoveUsers: {
    sentence: 'As `RemoveUser`, for several people by one write. Ids of people who are gone are passed over.',
    input: z.object({ adminKey: key, userIds }),
    answer: z.object({ numChanged: z.number() }),
    refusals: [...OF_ADMIN, 'lastAdmin', 'notStored'],
    ...BY_ADMIN,
    cost: { tokens: 50 },
    saves: true,
    audited: ['personErased'],
  },
  /** TOPIC-23. One write for all. */
  AddTopics: {
    sentence:
      'Adds topics without an author, all by one write, each with a host where `hostId` names a person and the variant has the choice Host. Everybody gets `ReloadData`. Names that the event has already are passed over.',
    input: z.object({
      adminKey: key,
      topics: z
        .array(z.object({ name: line, hostId: id.or(z.literal('')).default('') }))
        .min(1)
        .max(1000),
    }),
    /** The added topics' entries, by which they can be removed; names that exist are passed over. */
    answer: z.object({ userIds: z.array(z.string()) }),
    refusals: [...OF_ADMIN, 'eventFull', 'invalid', 'notStored', 'tooMuchAdded'],
    // As registering somebody with a topic.
    ...BY_ADMIN,
    cost: { tokens: 50 },
    saves: true,
    audited: ['imported'],
  },
} as const satisfies Descriptions
