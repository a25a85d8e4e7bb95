/** Building blocks of the contract: a command is asked and answered, an event is told. */
import { z } from 'zod'

export interface CommandSpec<Input extends z.ZodType, Output extends z.ZodType> {
  readonly input: Input
  readonly output: Output
}

export interface EventSpec<Payload extends z.ZodType> {
  readonly payload: Payload
}

export type CommandTable = Readonly<Record<string, CommandSpec<z.ZodType, z.ZodType>>>

/** The functions that answer the commands of a table. */
export type HandlersFor<Table extends CommandTable> = {
  readonly [Name in keyof Table]: (input: z.output<Table[Name]['input']>) => Promise<z.output<Table[Name]['output']>>
}

export function command<I extends z.ZodType, O extends z.ZodType>(input: I, output: O): CommandSpec<I, O> {
  return { input, output }
}

export function event<P extends z.ZodType>(payload: P): EventSpec<P> {
  return { payload }
}

/** A command that asks nothing more than its name says. Unknown fields are refused everywhere. */
export const nothing = z.strictObject({})
export const done = z.strictObject({})

/** Opaque: made by the host, never a path. */
export const id = z.string().min(1).max(64)
export const searchText = z.string().max(200)

/** A window on a list: the screens never hold what they do not show. */
export const window = { offset: z.int().min(0), limit: z.int().min(1).max(500) } as const

export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int(), revision: z.int() })
}
