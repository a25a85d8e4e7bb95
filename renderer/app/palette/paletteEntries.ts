/** What the palette offers for what was typed: verbs, titles, screens, settings; the best of each first. Pure. */
import { rowOf, type CommandId } from '../../../shared/commands/commandTable.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Command, CommandFacts } from '../commands/command.ts'
import { fuzzyMatch, type LetterRange } from './fuzzyMatch.ts'

export type PaletteGroupName = 'verbs' | 'titles' | 'screens' | 'settings'

/** What choosing an entry leads to; the palette's store does it. */
export type PaletteDeed =
  { readonly kind: 'command'; readonly id: CommandId } | { readonly kind: 'address'; readonly hash: string }

export interface PaletteEntry {
  /** Unique among all entries. */
  readonly key: string
  readonly group: PaletteGroupName
  readonly icon: IconName | null
  readonly words: string
  readonly ranges: readonly LetterRange[]
  /** At the right: what it costs, why it cannot be done, of which kind it is. */
  readonly aside: string
  readonly chord: string | null
  readonly isBarred: boolean
  readonly deed: PaletteDeed
}

/** Something that can be found by its words, before anything was typed. */
export type Findable = Omit<PaletteEntry, 'ranges'> & { readonly alsoCalled?: string }

/** No group pushes the others out of sight. */
const mostOfGroup = { verbs: 6, titles: 5, screens: 4, settings: 5 } as const
/** Nothing typed: what can be done just now, and where one can go. */
const mostAtFirst = { verbs: 8, titles: 0, screens: 11, settings: 0 } as const

export const paletteGroups = ['verbs', 'titles', 'screens', 'settings'] as const satisfies readonly PaletteGroupName[]

export function verbEntries(commands: readonly Command[], facts: CommandFacts): readonly Findable[] {
  return commands
    .filter(({ id }) => id !== 'palette')
    .map((command) => {
      const why = command.why(facts)
      return {
        key: `verb ${command.id}`,
        group: 'verbs',
        icon: command.icon,
        words: command.title(facts),
        alsoCalled: facts.texts.commands.names[command.id],
        aside: why ?? command.cost(facts) ?? '',
        chord: rowOf(command.id).keys,
        isBarred: why !== null,
        deed: { kind: 'command', id: command.id },
      }
    })
}

/** Each group with its best entries, in the order of the groups; a group without any is left out. */
export function rankEntries(query: string, findables: readonly Findable[]): readonly PaletteEntry[] {
  const most = query.trim() === '' ? mostAtFirst : mostOfGroup
  const found = findables.flatMap((findable, place) => {
    const match = bestMatch(query, findable)
    return match === null ? [] : [{ place, score: match.score, entry: { ...findable, ranges: match.ranges } }]
  })
  return paletteGroups.flatMap((group) =>
    found
      .filter(({ entry }) => entry.group === group)
      .toSorted((a, b) => Number(a.entry.isBarred) - Number(b.entry.isBarred) || b.score - a.score || a.place - b.place)
      .slice(0, most[group])
      .map(({ entry }) => entry),
  )
}

/** Titles were found by the host, which knows more of them than their name: they stay, whatever was typed. */
function bestMatch(query: string, { group, words, alsoCalled }: Findable) {
  const own = fuzzyMatch(query, words)
  if (own !== null) return own
  if (group === 'titles') return { score: 0, ranges: [] }
  const other = alsoCalled === undefined ? null : fuzzyMatch(query, alsoCalled)
  return other && { score: other.score, ranges: [] }
}
