/** What may follow each command, for any shell: the table of commands with its lists of words filled in. */
import type { ArgumentRow, CommandRow, OptionRow, ProgramRow } from '../../../shared/command/commandRow.ts'
import { sayingOf } from '../../../shared/command/commandWords.ts'

/** What the shell offers where a value stands. */
export type Takes =
  | { readonly kind: 'nothing' | 'text' | 'path' | 'folder' }
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly isList: boolean }

export interface OfferedOption {
  /** With its dashes. */
  readonly name: string
  readonly says: string
  readonly takes: Takes
}

export interface Place {
  /** Names of the command with a space between; '' before any. */
  readonly path: string
  readonly commands: readonly { readonly name: string; readonly says: string }[]
  readonly options: readonly OfferedOption[]
  readonly takes: Takes
  /** What may stand behind a word: behind the key of a setting its values. */
  readonly after: readonly ValuesAfter[]
}

export interface ValuesAfter {
  readonly name: string
  readonly takes: Takes
}

/** Words that other parts of the program know. */
export interface WordLists {
  readonly languages: readonly string[]
  readonly settings: readonly string[]
  /** Of settings that take one of a few words. */
  readonly settingValues: readonly { readonly key: string; readonly words: readonly string[] }[]
}

const help = { name: 'help', says: 'Shows the help of a command' }

export function completionPlaces(program: ProgramRow, lists: WordLists): readonly Place[] {
  const [first, ...others] = placesOf(program, '', lists)
  if (!first) return []
  const words = program.commands.map(({ name }) => name)
  const helpPlace: Place = {
    path: help.name,
    commands: [],
    options: [],
    takes: { kind: 'words', words, isList: false },
    after: [],
  }
  return [{ ...first, commands: [...first.commands, help] }, ...others, helpPlace]
}

function placesOf(row: CommandRow, path: string, lists: WordLists): readonly Place[] {
  const commands = row.commands ?? []
  const place: Place = {
    path,
    commands: commands.map(({ name, says }) => ({ name, says })),
    options: [...Object.entries(row.options).map(([name, option]) => offered(name, option, lists)), helpOption],
    takes: row.args?.[0] ? takesOf(row.args[0], lists) : { kind: 'nothing' },
    after: valuesAfter(row, lists),
  }
  return [place, ...commands.flatMap((each) => placesOf(each, `${path} ${each.name}`.trim(), lists))]
}

function valuesAfter({ args = [] }: CommandRow, { settingValues }: WordLists): readonly ValuesAfter[] {
  const [key, value] = args
  if (key?.completes !== 'setting' || !value) return []
  return settingValues.map(({ key: name, words }) => ({ name, takes: { kind: 'words', words, isList: false } }))
}

/** Options and words that are followed by a value. */
export function followed({ options, after }: Place): readonly ValuesAfter[] {
  return [...options.filter(({ takes }) => takes.kind !== 'nothing'), ...after]
}

const helpOption: OfferedOption = { name: '--help', says: 'Shows this help', takes: { kind: 'nothing' } }

function offered(name: string, option: OptionRow, lists: WordLists): OfferedOption {
  const takes: Takes = option.kind === 'flag' ? { kind: 'nothing' } : takesOf(option, lists)
  return { name: `--${name}`, says: sayingOf(option), takes }
}

function takesOf({ allowed, completes }: OptionRow | ArgumentRow, lists: WordLists): Takes {
  const words = (list: readonly string[], isList = false): Takes => ({ kind: 'words', words: list, isList })
  if (allowed) return words(allowed)
  switch (completes) {
    case 'language':
      return words(lists.languages)
    case 'languages':
      return words(lists.languages, true)
    case 'setting':
      return words(lists.settings)
    case 'path':
    case 'folder':
      return { kind: completes }
    default:
      return { kind: 'text' }
  }
}
