import { can, type VariantDescription } from '@planner/domain'

/** The three keys of WIRE-9; '' for a key that is not held. */
export type HeldKeys = { adminKey: string; shareKey: string; privateKey: string }

/** The keys in the address bar; ROUTE-6. */
export type UrlKeys = { personalKey?: string; adminInvite?: string; participantInvite?: string }

export const NO_KEYS: HeldKeys = { adminKey: '', shareKey: '', privateKey: '' }

/** The key to join with: the most personal one. '' means a new event. */
function urlKey(keys: UrlKeys): string {
  return keys.personalKey || keys.adminInvite || keys.participantInvite || ''
}

/**
 * The key of a page: the one in the address, else the default invitation of the deployment (ROUTE-9). The
 * admin route has no default: a page without a key makes a new event (EVENT-22).
 */
export function pageKey(keys: UrlKeys, role: string | undefined, defaultInvite: string): string {
  return urlKey(keys) || (role === 'admin' ? '' : defaultInvite)
}

/** Where a new event is made: on the base route, unless a default invitation opens another event there. */
export function newEventPath(variant: VariantDescription, defaultInvite: string): string {
  const isTaken = can(variant, 'defaultInvite') && defaultInvite !== ''
  return isTaken ? `${variant.routeBase}/admin/` : `${variant.routeBase}/`
}

/** The held keys in wire format. */
export function wireKeys(keys: HeldKeys) {
  return {
    eventAdminGuid: keys.adminKey,
    eventUserPrivateGuid: keys.privateKey,
    eventShareGuid: keys.shareKey,
  }
}
