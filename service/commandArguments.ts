/** Reads the arguments of the service command. What is wrong with them is one sentence in a `WrongUsage`. */
import { parseArgs } from 'node:util'
import { isPlanName, type PlanName } from './usage/plans.ts'

export class WrongUsage extends Error {}

export type Values = Readonly<Record<string, string | undefined>>

export interface Arguments {
  readonly dataDir: string
  readonly values: Values
  /** Only where the command takes paths; else any is wrong usage. */
  readonly paths: readonly string[]
}

export interface Accepted {
  /** Options besides --data, each with a value. */
  readonly options?: readonly string[]
  readonly takesPaths?: boolean
}

export function readArguments(args: readonly string[], { options = [], takesPaths = false }: Accepted): Arguments {
  const known = Object.fromEntries(['data', ...options].map((name) => [name, { type: 'string' } as const]))
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...args], options: known, allowPositionals: takesPaths }),
  )
  const dataDir = values['data']
  if (!dataDir) throw new WrongUsage('Name the data folder: --data DIR.')
  return { dataDir, values, paths: positionals }
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

export function planOf(text = ''): PlanName {
  if (isPlanName(text)) return text
  throw new WrongUsage('Name the plan: --plan free, plus or pro.')
}
