/** Positions of the constraints in `CONSTRAINTS`, for the search's arrays of amounts. A test keeps the two in step. */
export const RANGE = 0
export const BUSY = 1
export const UNAVAILABLE = 2
export const SIZE = 3
export const PARALLEL = 4
export const HOST_MISSING = 6
export const LIMIT = 7
export const NOT_WANTED = 8
export const CONTACT_NO = 9
export const LANGUAGE = 10
export const ONE_GROUP_ONLY = 11
export const FIXED = 12
export const UNFILLED = 13
export const HIGH_VALUE = 14
export const SELECTIVE = 15
export const NON_PREFERRED = 16
export const ASSIGN_ALL = 17
export const GROUP_SIZE = 18
export const REPEATED = 19
export const NEW_CONTACTS = 20
export const CONTACTS = 21
export const FAIRNESS = 22
export const MAYBE = 23
export const KEEP = 24

export const FIRST_SOFT = UNFILLED + 1
export const TERM_COUNT = KEEP + 1
