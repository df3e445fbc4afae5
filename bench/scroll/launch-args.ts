/** As the journeys start the browser. */
export const LAUNCH_ARGS = ['--no-sandbox', '--disable-background-networking', '--no-first-run']
