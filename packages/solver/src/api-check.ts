import type * as api from './api.d.ts'
import type * as index from './index.ts'

/** Does not compile when the declared interface and the code part. */
type Same<Declared, Actual extends Declared> = Actual
export type Checked = [Same<typeof api, typeof index>, Same<typeof index, typeof api>]
