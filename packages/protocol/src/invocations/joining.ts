import { MAX_ADMIN_NAME } from '@planner/domain'
import { z } from 'zod'
import { key, line, version } from '../values.ts'
import { type Descriptions, OF_KEY, OPEN, READS } from './description.ts'

/** What a connection does before it changes anything. */
export const JOINING = {
  JoinEventHub2: {
    sentence:
      'Opens what a key opens, in the role that the key gives. Before the acknowledgement the signal `JoinEventHub` brings the data, plain or [compact](#compact-data). An empty `urlKey` leaves the event.',
    input: z.object({
      urlKey: key,
      backendVersion: version.default(''),
      frontendVersion: version.default(''),
      translationsVersion: version.default(''),
      /** What the holder of the admin link calls themselves; ignored with any other key. AUDIT-3. */
      adminName: z.string().max(MAX_ADMIN_NAME).default(''),
      /** How full data come on this connection; WIRE-18. */
      format: z.enum(['plain', 'compact']).default('plain'),
    }),
    /** The data is sent with the JoinEventHub signal, before the acknowledgement. */
    answer: z.object({ role: z.enum(['admin', 'participant', 'visitor', 'none']) }),
    refusals: OF_KEY,
    ...OPEN,
    cost: { tokens: 20, sendsData: true },
    ...READS,
  },
  SendMessage: {
    sentence: 'A ping: the message comes back as `ReceiveMessage`.',
    input: z.object({ message: line }),
    answer: z.object({}),
    refusals: [],
    ...OPEN,
    cost: { tokens: 1 },
    ...READS,
  },
  SyncTimestamp: {
    sentence: 'One exchange of clocks, see above.',
    input: z.object({
      myReceiveAndSendTimestamp: z.number().finite(),
      yourSendTimestamp: z.number().finite().nullable().default(null),
      needResponse: z.boolean().default(true),
    }),
    answer: z.object({ myReceiveAndSendTimestamp: z.number(), yourSendTimestamp: z.number() }),
    refusals: [],
    ...OPEN,
    cost: { tokens: 1 },
    ...READS,
  },
} as const satisfies Descriptions
