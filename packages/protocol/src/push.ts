import { z } from 'zod'

const MAX_ENDPOINT = 2000

const ofPerson = z.object({
  variant: z.string(),
  /** The key of a personal link. */
  key: z.string(),
})

/** POST /api/Push/Key. */
export const pushKeyRequest = ofPerson.extend({
  /** Where a push service takes messages for this device; '' while none does. */
  endpoint: z.string().max(MAX_ENDPOINT).default(''),
})

/** POST /api/Push/Subscribe: what a browser calls a push subscription. */
export const pushSubscribeRequest = ofPerson.extend({
  subscription: z.object({
    endpoint: z.string().max(MAX_ENDPOINT),
    /** As base64url without padding: a point of P-256, 65 bytes, and 16 bytes. */
    keys: z.object({
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
  }),
})

/** POST /api/Push/Unsubscribe. */
export const pushUnsubscribeRequest = ofPerson.extend({ endpoint: z.string().max(MAX_ENDPOINT) })

/** POST /api/Push/Test. */
export const pushTestRequest = ofPerson

export const pushState = z.object({
  /** The key with which a device has to subscribe; '' where this installation sends nothing to devices. */
  publicKey: z.string(),
  /** Whether this device is told; one that has subscribed with another key has to do so again. */
  isOn: z.boolean(),
})

/** Whether any device of the person took it. */
export const pushTested = z.object({ isSent: z.boolean() })

/** What a device is sent; only the device can decrypt it. PUSH-4. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The personal link as path and query. */
  url: z.string(),
  /** A message takes the place of one with the same tag. */
  tag: z.string(),
})

export type PushState = z.output<typeof pushState>
export type PushTested = z.output<typeof pushTested>
export type PushSubscription = z.output<typeof pushSubscribeRequest>['subscription']
export type PushMessage = z.output<typeof pushMessage>
