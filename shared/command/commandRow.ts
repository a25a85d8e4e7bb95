/** What a command takes, as data: parsing, help, completion, the man page and the reference page are all made from it. */

/** What the shell offers in its place; the lists behind the words are looked up when a completion is made. */
export type Completes = 'folder' | 'path' | 'language' | 'languages' | 'setting'

export interface OptionRow {
  /** A list may be given several times; a flag takes no value. */
  readonly kind: 'text' | 'list' | 'flag'
  /** One sentence without its full stop. */
  readonly says: string
  /** Name of the value, 'DIR'. */
  readonly value?: string
  /** All that it may be; the command itself refuses the rest. */
  readonly allowed?: readonly string[]
  readonly completes?: Completes
  /** An empty value stands for nothing said; else an empty path is refused. */
  readonly mayBeEmpty?: true
  /** What the option stands for where no allowed value follows it. */
  readonly alone?: string
  /** Heading in the help; without one it stands under 'Options'. */
  readonly group?: string
}

export type OptionRows = Readonly<Record<string, OptionRow>>

export interface ArgumentRow {
  readonly name: string
  readonly says: string
  readonly isMany?: true
  /** An empty one says something; else it is refused. */
  readonly mayBeEmpty?: true
  /** Where it must be given: what to do, for whoever left it out. */
  readonly missing?: string
  readonly allowed?: readonly string[]
  readonly completes?: Completes
}

export interface Example {
  /** Without the name of the program. */
  readonly words: string
  readonly says: string
}

export interface CommandRow {
  readonly name: string
  /** One sentence without its full stop. */
  readonly says: string
  /** What else a reader should know, in sentences. */
  readonly more?: string
  readonly group?: string
  readonly args?: readonly ArgumentRow[]
  readonly options: OptionRows
  readonly examples: readonly Example[]
  /** Commands of the command; it does nothing by itself then. */
  readonly commands?: readonly CommandRow[]
}

export interface ProgramRow extends CommandRow {
  readonly commands: readonly CommandRow[]
}

type ValueOf<Option extends OptionRow> = Option['kind'] extends 'flag'
  ? boolean
  : Option['kind'] extends 'list'
    ? readonly string[]
    : string

/** What was given for each option, by its name without dashes. */
export type ValuesOf<Options extends OptionRows> = {
  readonly [Name in keyof Options]?: ValueOf<Options[Name]> | undefined
}

export type ReadValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** The values of these options alone. Each was read by its row, so each is what its row says it is. */
export function valuesOf<Options extends OptionRows>(options: Options, read: ReadValues): ValuesOf<Options> {
  return Object.fromEntries(Object.keys(options).map((name) => [name, read[name]])) as ValuesOf<Options>
}
