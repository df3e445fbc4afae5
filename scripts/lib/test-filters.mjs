/**
 * @typedef {{ vitest: string[] | undefined, playwright: string[] | undefined, unmatched: string[] }} TestRuns
 *   arguments for each runner; undefined if the filters leave nothing to run
 */

const namePattern = ['-t', '--testNamePattern']

/**
 * Splits the arguments of `npm test -- …` between the two runners. A filter is a part of a test file's path;
 * a runner without a matching file does not run. Without a filter or a name the journeys are those of
 * `usualJourneys`. `-t <name>` is passed to both in their own syntax; any other
 * option is passed to Playwright only when Vitest does not run.
 *
 * @param {string[]} args
 * @param {{ unitFiles: string[], journeyFiles: string[], usualJourneys: string[] }} files relative to the root;
 *   `usualJourneys`: parts of their paths
 * @returns {TestRuns}
 */
export function splitArguments(args, { unitFiles, journeyFiles, usualJourneys }) {
  const { filters, options, name } = parse(args)
  const unitFilters = filters.filter((filter) => matches(filter, unitFiles))
  const journeyFilters = filters.filter((filter) => matches(filter, journeyFiles))
  const runsUnits = unitFiles.length > 0 && (filters.length === 0 || unitFilters.length > 0)
  const runsJourneys = journeyFiles.length > 0 && (filters.length === 0 || journeyFilters.length > 0)
  return {
    vitest: runsUnits ? [...unitFilters, ...(name ? ['-t', name] : []), ...options] : undefined,
    playwright: runsJourneys
      ? [
          ...(filters.length > 0 || name ? journeyFilters : usualJourneys),
          ...(name ? ['-g', name, '--pass-with-no-tests'] : []),
          ...(runsUnits ? [] : options),
        ]
      : undefined,
    unmatched: filters.filter((filter) => !unitFilters.includes(filter) && !journeyFilters.includes(filter)),
  }
}

/** @param {string[]} args */
function parse(args) {
  /** @type {string[]} */
  const filters = []
  /** @type {string[]} */
  const options = []
  let name
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (namePattern.includes(arg)) name = args[++i]
    else if (arg.startsWith('-')) options.push(arg)
    else filters.push(withoutDotSlash(arg))
  }
  return { filters, options, name }
}

/** @param {string} path */
function withoutDotSlash(path) {
  return path.replace(/^\.\//, '')
}

/** @param {string} filter @param {string[]} files */
function matches(filter, files) {
  return files.some((file) => file.toLowerCase().includes(filter.toLowerCase()))
}
