/**
 * Everything there is to tune about the search for groups: which phase comes when, its share of the effort,
 * sizes, temperatures and chances. No other file of the search has numbers of this kind. `npm run bench --
 * solver` shows what a change does; any change gives other plans for the same seed.
 *
 * A "move" is a move of one person; other moves count by their cost (`effort.ts`). The "size" of a problem is
 * its people and its groups together.
 */
export const SCHEDULE = {
  /** Moves of a search that has no limit at all. */
  defaultMoves: 2_000_000,

  /** How often better plans are reported to who waits for them. */
  publishing: {
    minIntervalMs: 100,
    /** Cycles of large events take seconds: after so long a better plan is reported within a cycle. */
    maxSilenceMs: 500,
    /** Cycles after which the minimal interval does not hold yet. */
    eagerCycles: 3,
  },

  /** The problem without pair terms and fairness, searched first where its moves are much cheaper. */
  core: {
    minSize: 60,
    /** From this size on it makes the first plan, since to meet somebody again costs more than a seat is worth. */
    constructsFrom: 1000,
    /** Moves of its first turn, by size of the problem; each later one brings it to its part of all moves. */
    first: { perSize: 750, max: 1_300_000 },
    share: 0.4,
    /** It has another turn when its part is so many times what it has had. */
    growth: 1.6,
    /** Late finds of the core matter little. */
    max: 4_000_000,
  },

  /** In parts of the price of an open unit and of the greatest reward of a single wish. */
  temperature: {
    hot: { unitPrice: 0.5, reward: 0.5, min: 1 },
    cold: { reward: 0.004, min: 0.001 },
    /** Annealing starts at least at so many times the cold temperature. */
    minStart: 5,
    /** Layouts are left at so many times the cold temperature. */
    layoutEnd: 2.5,
    /** Price of a hard breach in open units; breaches exist only around contradictory fixed groups. */
    breach: 1.5,
  },

  /** Price of an open unit where filling units is a hard rule: above what any single soft change brings. */
  unitPrice: {
    reward: 2,
    fairness: 1,
    groupSize: 5,
    company: 5,
    base: 10,
    /** Of large groups at least so much for each member: somebody who comes may have met them all before. */
    largeGroup: 1.5,
  },

  /** Relaxed timetables: which topic runs when, as if every group had room for everybody. */
  timetable: {
    /** Moves of the first one, by topic and slot, and at most: somebody waits for it. */
    firstMoves: { perStart: 300, max: 1_500_000 },
    /** Each is so many times longer: many fair attempts, and longer ones as time goes by. */
    growth: 1.35,
    start: { unitPrice: 0.5, reward: 3 },
    end: { reward: 0.1 },
    /** Open units cost as much as it takes to leave none: a lower price leaves more freedom. */
    penaltyMultiplier: { first: 1, factor: 1.5, min: 0.7, max: 2 },
    /** A host needed by two topics of one slot costs so many open units. */
    doubleBookedHost: 10,
    /** From this progress on the best timetable counts: before it the temperature has its way. */
    keptFrom: 0.5,
  },

  /** Layouts that seat as many people as can be, sought by themselves while units are missing. */
  coverage: {
    /** Part of the effort while units are missing, less after each that filled none more. */
    share: { first: 0.5, afterFailure: 0.93, min: 0.3 },
    /** Moves of the first one; each is so many times longer. */
    first: { perStart: 30, max: 60_000 },
    /** Of large problems so many of them come before anything else while they fill more. */
    firstTurns: { fromSize: 1000, most: 6 },
    growth: 1.5,
    /** Start temperatures in turns, in units, each from the best plan. */
    heats: [1, 0.8],
    to: 0.25,
    /** Units that one missing member of a group below its smallest size costs beyond those it has. */
    missingMember: 0.1,
    /** In one of so many changes a random topic comes, not one that serves somebody. */
    aimlessOnceIn: 20,
    /** Units that a change may fill beyond its forecast; one that would have to fill more is not tried. */
    surprise: 1,
  },

  /** Cycles of annealing, each from the best plan or a new timetable. */
  cycle: {
    /** Moves of the first one, by size of the problem. */
    first: { perSize: 100, min: 1000, max: 100_000 },
    /** Beyond `longFrom` moves by size they grow slowly: many fair attempts beat one very long one. */
    growth: { short: 1.6, long: 1.1, longFrom: 2000, max: 30_000_000 },
    /** Start temperatures in turns, as parts of the hot temperature. */
    heats: [1, 1, 1, 1, 0.5],
    /** Two ways in turns: what traps one is easy for the other. One of so many cycles has no layout phase. */
    withoutLayout: {
      timetables: { every: 8, at: 7 },
      plain: { every: 4, at: 0 },
    },
    /** With timetables, every cycle of this turn begins with a new one. */
    newTimetable: { every: 2, at: 1 },
    /** Plans with breaches are begun anew in these cycles: contradictory fixed groups make deep valleys. */
    anew: { every: 2, at: 1 },
    layout: {
      /**
       * Layouts start hotter than single people, in turns: leaving one that fills most units for another
       * costs several units in between, while details are found at less heat.
       */
      heats: [1, 2],
      /** The same in cycles between timetables: less keeps what the timetable found, more leaves it. */
      heatsBetweenTimetables: [0.3, 1, 0.3, 2],
      /** Where units are missing: hotter, those are lost that it took long to fill. */
      heatsWithOpenUnits: [0.1],
      /** After a timetable a layout is put right where room is short, no more. */
      heatAfterTimetable: 0.1,
      /** Layout moves per group to cool from full heat; shorter cycles start cooler, down to `min`. */
      fullHeat: { movesPerGroup: 50, min: 0.1 },
    },
    /** Where it counts who meets whom, moves in groups of more people take longer: there are fewer of them. */
    fewerBeyond: 12,
    people: {
      alone: { heat: 1, work: 1 },
      afterLayout: { heat: 0.1, work: 0.4 },
      /** What the core did not know is put right before anything else is tried. */
      afterCore: { heat: 0, work: 0.4 },
    },
  },

  ending: {
    /** A plan is really better when fewer units are missing or the soft score rose by this part of itself. */
    realGain: 2e-4,
    /**
     * While units are missing, a search goes on as long as another one is filled with this chance, if it takes
     * twice as long. Units filled before so many moves say nothing of when the next one is.
     */
    chanceOfUnit: 0.2,
    firstGain: 100_000,
    /** And when nothing came of twice as many moves again as led to the last real gain. */
    timesOfLastGain: 2,
    /**
     * Or when so many cycles ended at the best score: they grow and begin hot, so that a better plan of a
     * small event would have shown. Large events hardly ever come to the same score twice.
     */
    returns: 8,
    /**
     * Moves without a real gain that end a search: seconds on a small event, half a minute on large ones. In
     * groups of fewer than so many members a move takes less time, and more are made.
     */
    patience: {
      min: 400_000,
      perSize: 200_000,
      max: 6_000_000,
      large: { min: 4_000_000, overSize: 400_000_000 },
      members: 12,
    },
  },

  /** Costs of moves, in moves of one person. */
  cost: {
    layout: { peopleAndGroups: 30, min: 8, max: 1000 },
    timetable: { wishesOfTopic: 8 },
    /** People of large groups move so slowly beside it that each of its moves counts little. */
    coverage: { people: 64, inLargeGroups: 1 },
    /** Moves of single people look at everybody in a group where it counts who meets whom. */
    core: { members: 2.5 },
    trade: { most: 0.1, perMember: 0.2 },
  },

  /** Trades of two people of one time, evaluated by kept sums, where pairs of people count. */
  trade: {
    /** Where company alone decides. */
    alone: {
      /** The first cycle anneals between these parts of what a trade usually changes. */
      widest: { from: 0.5, to: 0.002 },
      /** Others do where trades for the worse are no more than `usual` and more than `none` of those tried. */
      useful: { windows: 32, usual: 0.012, none: 4e-5 },
      /** In moves of one person. */
      cost: 0.01,
      /** Each cycle is so many times longer than the last. */
      growth: 1.75,
      /** Cycles without a better plan after which a search ends. */
      idleCycles: 10,
      /** Others' cycles in turns all the same. */
      others: { every: 8, at: 0 },
    },
    /** The same after moves of single people, where other things count as well. */
    besideOthers: {
      heat: { from: 0.25, to: 0.09 },
      /** Work in parts of theirs: more where it pays. */
      part: { first: 8, factor: 2, min: 0.03, max: 32 },
    },
    /** People who are offered to one person in a row. */
    offers: 256,
    /** How the usual change is found: trades by chance for each seat, then so many that are looked at. */
    shuffles: 4,
    samples: 4000,
    /** Where nothing counts but who meets again, after a first annealing: trades that are not traded back. */
    tabu: {
      notIn: { every: 8, at: 0 },
      /** Trades until one may be taken back. */
      tenure: { min: 2, max: 12 },
      /** Trades without a better plan after which it begins anew. */
      patience: 8000,
      /** It remembers pairs of seats of one time, no more than so many. */
      maxPairs: 4_000_000,
    },
  },

  /** Moves after which limits are looked at and the temperature falls. */
  checkEvery: { people: 128, layout: 16, timetable: 64, coverage: 64, trade: 1024 },

  /** Shares of the moves among all attempts. */
  peopleMoves: { join: 60, exchange: 12, leave: 4, open: 12, close: 2, retime: 4, swapStarts: 4, refill: 2 },
  /** Everybody of a group that moves is seated anew: from so many members on, people move so many times more often. */
  largeGroups: { members: 80, peopleMoreOften: 4 },
  /** Added where groups are fixed, and where numbers of groups matter. */
  fixedMoves: { force: 10 },
  numberMoves: { renumber: 6 },
  layoutMoves: { replaceGroup: 10, tradePlaces: 10, addOrDrop: 4, shift: 4, serve: 8 },

  /** Added where groups need rooms. */
  roomMoves: { swapRooms: 6 },

  layoutMove: {
    /** Layouts whose gain is forecast for one that is tried. */
    candidates: 16,
    /** With fewer groups per slot most are alone at their time: a trial costs no more than a forecast. */
    sparseBelow: 2,
  },

  /** Optimal reassignment: open units per missing member, and how many cycles may fail before it ends. */
  reassignment: { missingMember: 20, maxFailures: 20, cyclesPerPerson: 4, minCycles: 20 },
  /** A forecast charges less for a missing member, whom the reassignment may still find. */
  forecast: { missingMember: 2 },
  /** Times a missing unit is passed on to somebody else who may be easier to help. */
  rescue: {
    /** Part of the moves so far that it may take, and moves that it may take anyway. */
    share: 0.1,
    min: 100_000,
    maxPassedOn: 12,
    /** Passing one on may lose so many units' worth of everything else. */
    maxLoss: 0.5,
  },

  chance: {
    /** A host who need not come stays away when a group opens. */
    optionalHostStaysAway: 0.5,
    /** Fixed groups are spared when room is made. */
    fixedGroupSpared: 0.7,
    /** A group keeps the host it cannot do without. */
    neededHostKept: 0.7,
    /** Members come from any group, not only from those that can spare them. */
    membersFromAnyGroup: 0.25,
    /** Who leaves a group is seated elsewhere, instead of staying without one. */
    leaverSettled: 0.5,
    /** A fixed group that contradicts those before it, and breaks as much open as closed, stays closed. */
    evenFixedGroupClosed: 0.5,
  },

  /** The same where whole numbers are drawn: it happens once in so many times. */
  onceIn: {
    /** A layout move ends a group instead of opening one. */
    groupDropped: 3,
    /** A forced membership takes another member's place. */
    forcedReplacement: 2,
    /** A change of a timetable brings a wished topic to somebody whom nothing serves. */
    unservedFirst: 4,
    /** A topic that finds room in a timetable takes another's place all the same. */
    occupiedAnyway: 3,
  },

  construction: {
    /** Rounds, in each of which every topic may open one group. */
    maxRounds: 50,
    /** Promises of topics and starts are raised by up to this part, so that constructions differ. */
    noise: 0.1,
  },
} as const

/** One of so many turns. */
interface Turn {
  readonly every: number
  readonly at: number
}

export function isTurn({ every, at }: Turn, cycle: number): boolean {
  return cycle % every === at
}
