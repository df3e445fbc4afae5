import type { VariantDescription } from '@planner/domain'

/** A link of KEY-2 as path and query, without the base URL. */
export function adminLink(variant: VariantDescription, key: string): string {
  return `${variant.routeBase}/admin/?adminInvite=${key}`
}

export function shareLink(variant: VariantDescription, key: string): string {
  return `${variant.routeBase}/share/?participantInvite=${key}`
}

export function personalLink(variant: VariantDescription, key: string): string {
  return `${variant.routeBase}/participant/?personalKey=${key}`
}
