import { supersedes } from '@planner/domain'
import type { Edit, HistoryEntry, Replica, Version } from './history.ts'

/** What a history must not have, each kind by the name of the promise that it breaks. */
export type Anomaly = {
  kind: 'lost' | 'diverged' | 'wentBack' | 'notReadYourWrites' | 'leaked' | 'appliedWithoutRight'
  what: string
}

/** Checks a history of one event, and what its nodes say of it in the end; SCALE-2, SCALE-3. */
export function anomaliesOf(history: readonly HistoryEntry[], replicas: readonly Replica[]): Anomaly[] {
  return [
    ...lostEdits(history, replicas),
    ...lostNames(history, replicas),
    ...divergedReplicas(replicas),
    ...viewersGoneBack(history),
    ...unreadWrites(history),
    ...history.flatMap((entry): Anomaly[] =>
      entry.kind === 'leak' ? [{ kind: 'leaked', what: `${entry.client} was sent ${entry.what}` }] : [],
    ),
    ...appliedWithoutRight(history),
  ]
}

/** Whether the second is older than the first. */
const isOlder = (second: Version | undefined, first: Version) =>
  second === undefined || (supersedes(first, second) && !supersedes(second, first))

const textOf = ({ value, timestamp }: Version) => `${JSON.stringify(value)} of ${timestamp}`

function editsOf(history: readonly HistoryEntry[]): Edit[] {
  return history.filter((entry) => entry.kind === 'edit')
}

function lostEdits(history: readonly HistoryEntry[], replicas: readonly Replica[]): Anomaly[] {
  return editsOf(history)
    .filter(({ outcome }) => outcome === 'applied')
    .flatMap(({ cell, version }) =>
      replicas.flatMap(({ node, cells }): Anomaly[] =>
        isOlder(cells.get(cell), version)
          ? [{ kind: 'lost', what: `${textOf(version)} in ${cell} was acknowledged and is not on ${node}` }]
          : [],
      ),
    )
}

/** The name in the end is of a renaming that no acknowledged one came after. */
function lostNames(history: readonly HistoryEntry[], replicas: readonly Replica[]): Anomaly[] {
  const renamings = history.filter((entry) => entry.kind === 'renamed')
  return replicas.flatMap(({ node, names }) =>
    [...names].flatMap(([personId, name]): Anomaly[] => {
      const own = renamings.filter((entry) => entry.personId === personId)
      const last = own.find((entry) => entry.name === name)
      const later = own.find(
        (entry) => entry.ended !== null && (!last || (last.ended !== null && entry.begun > last.ended)),
      )
      return later
        ? [{ kind: 'lost', what: `${personId} was renamed ${later.name} and is ${name} on ${node}` }]
        : []
    }),
  )
}

function divergedReplicas([first, ...others]: readonly Replica[]): Anomaly[] {
  if (!first) return []
  const said = (replica: Replica) =>
    JSON.stringify([replica.people, [...replica.names].sort(), [...replica.cells].sort(byCell)])
  return others.flatMap((other): Anomaly[] =>
    said(other) === said(first)
      ? []
      : [{ kind: 'diverged', what: `${other.node} says ${said(other)}, ${first.node} ${said(first)}` }],
  )
}

const byCell = ([a]: readonly [string, Version], [b]: readonly [string, Version]) => (a < b ? -1 : 1)

function viewersGoneBack(history: readonly HistoryEntry[]): Anomaly[] {
  const seen = new Map<string, Version>()
  return history.flatMap((entry): Anomaly[] => {
    if (entry.kind !== 'saw') return []
    const key = `${entry.client} ${entry.cell}`
    const before = seen.get(key)
    if (before && isOlder(entry.version, before))
      return [
        {
          kind: 'wentBack',
          what: `${entry.client} saw ${textOf(before)} in ${entry.cell}, then ${textOf(entry.version)}`,
        },
      ]
    seen.set(key, entry.version)
    return []
  })
}

/**
 * Full data that were asked for after an edit was acknowledged have it, or something newer, or nothing: what concerns somebody who is
 * shut out is not shown.
 */
function unreadWrites(history: readonly HistoryEntry[]): Anomaly[] {
  const edits = editsOf(history).filter(({ outcome }) => outcome === 'applied')
  return history.flatMap((entry) => {
    if (entry.kind !== 'asked') return []
    const { client, whole, at } = entry
    const shown = new Map(
      history.flatMap((each) =>
        each.kind === 'saw' && each.client === client && each.whole === whole
          ? [[each.cell, each.version]]
          : [],
      ),
    )
    return edits
      .filter((edit) => edit.client === client && edit.ended !== null && edit.ended < at)
      .flatMap(({ cell, version }): Anomaly[] => {
        const read = shown.get(cell)
        return read && isOlder(read, version)
          ? [
              {
                kind: 'notReadYourWrites',
                what: `${client} wrote ${textOf(version)} to ${cell}, then read ${textOf(read)}`,
              },
            ]
          : []
      })
  })
}

/**
 * Nobody's edit that began after a right was withdrawn is applied, unless the right may be back. What gives it back takes effect
 * between its beginning and its end, so also after a withdrawal that began later and was answered sooner.
 */
function appliedWithoutRight(history: readonly HistoryEntry[]): Anomaly[] {
  const rights = history.filter((entry) => entry.kind === 'right')
  return editsOf(history)
    .filter(({ outcome }) => outcome === 'applied')
    .flatMap((edit): Anomaly[] => {
      const own = rights.filter(({ personId }) => personId === edit.personId)
      // Of those that took effect before the edit the one that began last leaves the least room for doubt.
      const withdrawn = own.findLast(
        ({ isAllowed, ended }) => !isAllowed && ended !== null && ended < edit.begun,
      )
      if (!withdrawn) return []
      const mayBeBack = own.some(
        ({ isAllowed, begun, ended }) =>
          isAllowed && (ended ?? Infinity) > withdrawn.begun && begun < (edit.ended ?? Infinity),
      )
      return mayBeBack
        ? []
        : [
            {
              kind: 'appliedWithoutRight',
              what: `${edit.personId} had no right to ${textOf(edit.version)} in ${edit.cell}`,
            },
          ]
    })
}
