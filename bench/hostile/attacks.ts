import type { Attacks } from './attack.ts'
import { DISK_ATTACKS } from './attacks/disk.ts'
import { HTTP_ATTACKS } from './attacks/http.ts'
import { HUB_ATTACKS } from './attacks/hub.ts'
import { SEARCH_ATTACKS } from './attacks/searches.ts'
import { SLOW_ATTACKS } from './attacks/slow.ts'
import { TABLE_ATTACKS } from './attacks/tables.ts'

/** All attacks by name, in the order in which they are tried. */
export const ATTACKS: Attacks = {
  ...HUB_ATTACKS,
  ...TABLE_ATTACKS,
  ...HTTP_ATTACKS,
  ...SLOW_ATTACKS,
  ...SEARCH_ATTACKS,
  ...DISK_ATTACKS,
}
