/** Reads the arguments of the service command. What is wrong with them is one sentence in a `WrongUsage`. */
import { isIP } from 'node:net'
import { parseArgs, type ParseArgsOptionDescriptor, type ParseArgsOptionsConfig } from 'node:util'
import { hostOf } from './approach.ts'
import { canonicalAddress } from './network/canonicalAddress.ts'
import { readNetworks, type Networks } from './network/networks.ts'
import { isPlanName, type PlanName } from './usage/plans.ts'

export class WrongUsage extends Error {}

export type Values = Readonly<Record<string, string | undefined>>

export interface Arguments {
  readonly dataDir: string
  readonly values: Values
  /** Of options that may be given several times, or several at once between commas. */
  readonly lists: Readonly<Record<string, readonly string[] | undefined>>
  /** Options without a value that were given. */
  readonly flags: ReadonlySet<string>
  /** Only where the command takes paths; else any is wrong usage. */
  readonly paths: readonly string[]
}

export interface Accepted {
  /** Options besides --data, each with a value. */
  readonly options?: readonly string[]
  readonly lists?: readonly string[]
  readonly flags?: readonly string[]
  readonly takesPaths?: boolean
}

export function readArguments(args: readonly string[], accepted: Accepted): Arguments {
  const { options = [], lists = [], flags = [], takesPaths = false } = accepted
  const known: ParseArgsOptionsConfig = Object.fromEntries<ParseArgsOptionDescriptor>([
    ...['data', ...options].map((name) => [name, { type: 'string' }] as const),
    ...lists.map((name) => [name, { type: 'string', multiple: true }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ])
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...args], options: known, allowPositionals: takesPaths }),
  )
  const given = (names: readonly string[]) => names.filter((name) => values[name] !== undefined)
  const textsOf = (name: string) => [values[name]].flat().map(String)
  const texts: Values = Object.fromEntries(given(['data', ...options]).map((name) => [name, textsOf(name)[0]] as const))
  const dataDir = texts['data']
  if (!dataDir) throw new WrongUsage('Name the data folder: --data DIR.')
  return {
    dataDir,
    values: texts,
    lists: Object.fromEntries(given(lists).map((name) => [name, itemsOf(textsOf(name))])),
    flags: new Set(given(flags)),
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
    throw new WrongUsage(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

export function portOf(text = '0'): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new WrongUsage('--port must be a number from 0 to 65535.')
}

/** Proxies whose word is believed. */
export function proxiesOf(texts: readonly string[] = []): Networks {
  try {
    return readNetworks(texts)
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown
    throw new WrongUsage(
      `--trust-proxy takes the addresses of your proxy, such as 127.0.0.1 or 172.16.0.0/12: ${thrown.message}.`,
    )
  }
}

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
