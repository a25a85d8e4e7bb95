/** Reads the arguments of the service command. What is wrong with them is one sentence in a `WrongUsage`. */
import { isIP } from 'node:net'
import type { ProgramRow } from '../shared/command/commandRow.ts'
import { AppError } from '../shared/errors.ts'
import { readCommandLine, type ReadCommand } from '../shared/command/readCommandLine.ts'
import type { ArchiveStore } from './catalogue/archives/archiveStore.ts'
import { openArchives } from './catalogue/archives/openArchives.ts'
import { hostOf } from './http/approach.ts'
import { serviceProgram } from './commandRows.ts'
import { canonicalAddress } from './network/canonicalAddress.ts'
import { readNetworks, type Networks } from './network/networks.ts'
import { serverPlaceOf, storePlaceOf, type StorePlace } from './storePlace.ts'
import { isPlanName, type PlanName } from './usage/plans.ts'
import { WrongUsage } from './wrongUsage.ts'

export type Values = Readonly<Record<string, string | undefined>>

export interface Arguments {
  readonly place: StorePlace
  readonly values: Values
  /** Of options that may be given several times, or several at once between commas. */
  readonly lists: Readonly<Record<string, readonly string[] | undefined>>
  /** Options without a value that were given. */
  readonly flags: ReadonlySet<string>
  readonly paths: readonly string[]
}

/** Help to print, or the command that is meant and its arguments. */
export type ServiceLine =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'run'; readonly name: string; readonly given: Arguments }

export function readServiceLine(args: readonly string[]): ServiceLine {
  const line = parsed(() => readCommandLine(program, args))
  if (line.kind === 'help') return line
  const [name] = line.path
  if (name === undefined)
    throw new WrongUsage(`Say what the service shall do: undertitle service ${verbs} --data DIR …`)
  return { kind: 'run', name, given: argumentsOf(line) }
}

/** As people call it, when it is asked by itself. */
const program: ProgramRow = { ...serviceProgram, name: `undertitle ${serviceProgram.name}` }
const verbs = serviceProgram.commands.map(({ name }) => name).join('|')

function argumentsOf({ path, values, positionals }: ReadCommand): Arguments {
  const entries = Object.entries(values)
  const texts: Values = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return {
    place: path[0] === 'move' ? serverPlaceOf(texts['to']) : storePlaceOf(texts),
    values: texts,
    lists: Object.fromEntries(
      entries.flatMap(([name, value]) => (Array.isArray(value) ? [[name, itemsOf(value)]] : [])),
    ),
    flags: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
    paths: positionals,
  }
}

function itemsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split(',')).map((item) => item.trim())
}

function parsed<Result>(parse: () => Result): Result {
  try {
    return parse()
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    throw new WrongUsage(thrown.message)
  }
}

export function portOf(text = '0', option = '--port'): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new WrongUsage(`${option} must be a number from 0 to 65535.`)
}

export function processesOf(text = '1'): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= mostProcesses) return count
  throw new WrongUsage(`--processes must be a number from 1 to ${mostProcesses}.`)
}

/** As many as one machine has cores; writers take turns on one file. */
const mostProcesses = 32

/** Proxies whose word is believed. */
export function proxiesOf(texts: readonly string[] = []): Networks {
  return networksOf(texts, '--trust-proxy takes the addresses of your proxy')
}

/** Who may read the figures. */
export function metricsReadersOf(texts: readonly string[] = []): Networks {
  return networksOf(texts, '--metrics-from takes the addresses of whoever reads /metrics')
}

function networksOf(texts: readonly string[], rule: string): Networks {
  try {
    return readNetworks(texts)
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown
    throw new WrongUsage(`${rule}, such as 127.0.0.1 or 172.16.0.0/12: ${thrown.message}.`)
  }
}

/** Null for the database itself. */
export async function archivesOf(place: string | undefined, env: Values): Promise<ArchiveStore | null> {
  try {
    return await openArchives(place, env)
  } catch (thrown) {
    throw thrown instanceof RangeError ? new WrongUsage(thrown.message) : thrown
  }
}

/** In milliseconds. */
export function unreadyOf(text = '0'): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= mostUnreadySeconds) return Number(text) * 1_000
  throw new WrongUsage(`--unready must be a number of seconds from 0 to ${mostUnreadySeconds}.`)
}

const mostUnreadySeconds = 300

/** As they stand in a Host header, without the port. */
export function namesOf(texts: readonly string[] = []): readonly string[] {
  return texts.map((text) => {
    const name = isIP(text) === 6 ? canonicalAddress(text) : /:\d+$/.test(text) ? null : hostOf(text)
    if (name !== null) return name
    throw new WrongUsage(`--name takes host names without scheme and port, such as subtitles.example, not "${text}".`)
  })
}

export function planOf(text = ''): PlanName {
  if (isPlanName(text)) return text
  throw new WrongUsage('Name the plan: --plan free, plus or pro.')
}
