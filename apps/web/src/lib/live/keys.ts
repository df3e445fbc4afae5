/** The three keys of WIRE-9; '' for a key that is not held. */
export type HeldKeys = { adminKey: string; shareKey: string; privateKey: string }

/** The keys in the address bar; ROUTE-6. */
export type UrlKeys = { personalKey?: string; adminInvite?: string; participantInvite?: string }

export const NO_KEYS: HeldKeys = { adminKey: '', shareKey: '', privateKey: '' }

/** The key to join with: the most personal one. '' means a new event. */
export function urlKey(keys: UrlKeys): string {
  return keys.personalKey || keys.adminInvite || keys.participantInvite || ''
}

/** The held keys in wire format. */
export function wireKeys(keys: HeldKeys) {
  return {
    eventAdminGuid: keys.adminKey,
    eventUserPrivateGuid: keys.privateKey,
    eventShareGuid: keys.shareKey,
  }
}
