import { generateKeyPairSync } from 'node:crypto'
import type { PushKeys } from '../../storage/push-row.ts'
import type { StorageBesideRooms } from '../../storage/storage.ts'

/**
 * The keys of this installation, made when they are first needed and then the same on all nodes. Those that cannot be read any more are replaced;
 * devices subscribe again then.
 */
export async function pushKeysOf({
  push,
  write,
}: Pick<StorageBesideRooms, 'push' | 'write'>): Promise<PushKeys> {
  const known = await push.keys()
  if (known && known.privateKey !== '') return known
  await write([{ kind: 'putPushKeys', keys: newPushKeys(), instead: known?.publicKey ?? '' }])
  const made = await push.keys()
  if (!made) throw new Error('The keys for push were not stored. Maybe the database is of another version?')
  return made
}

/** A pair of P-256 as RFC 8292 has it: the point and the number as base64url. */
function newPushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}
