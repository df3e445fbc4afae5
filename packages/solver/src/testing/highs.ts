import highsModule from 'highs'

/** HiGHS, loaded once for all test files of a worker: compiling it takes longer than most of what it solves here. */
// The module's types describe another packaging: its default export is the loader itself.
export const highs = await (highsModule as unknown as typeof highsModule.default)()
