/** Rules where one stands, what is ignored, and what would help where a language finds nothing. */
import { z } from 'zod'
import { command, done, id, nothing, pageOf, searchText, window } from '../define.ts'
import { scope } from '../scope.ts'

const wishes = z.string().max(2_000)
const hearingImpaired = z.enum(['prefer', 'avoid', 'only', 'any'])
const forced = z.enum(['also', 'never'])

/** null: as inherited. Wishes as the setting 'languages' has them: 'en,pt-BR>pt'. */
export const ownRules = z.strictObject({
  languages: wishes.nullable(),
  hearingImpaired: hearingImpaired.nullable(),
  forced: forced.nullable(),
  skipWhenAudioMatches: z.boolean().nullable(),
})
export type OwnRulesRecord = z.output<typeof ownRules>

/** What holds: nothing is inherited here. */
export const wholeRules = z.object({
  languages: wishes,
  hearingImpaired,
  forced,
  skipWhenAudioMatches: z.boolean(),
})

/** Where rules can be said: from the settings down to the titles of the scope. */
export const rulesPlace = z.object({
  id,
  kind: z.enum(['settings', 'folder', 'titles']),
  /** 'Series/Drama', or the title; '' for the settings and for several titles. */
  name: z.string(),
  /** Titles that it stands for; 1 unless its kind is 'titles'. */
  titles: z.int(),
  /** Videos of the library below it. */
  videos: z.int(),
  /** What it says itself; null: nothing, or its titles differ. */
  own: ownRules.nullable(),
  isMixed: z.boolean(),
  /** What it would have without rules of its own; null where its titles differ. */
  inherited: wholeRules.nullable(),
})
export type RulesPlaceRecord = z.output<typeof rulesPlace>

export const scopeRules = z.object({
  videos: z.int(),
  /** From the settings down; a folder only where it holds all of the scope. */
  places: z.array(rulesPlace),
  /** Where the wishes of all its videos come from; null where they differ. */
  from: id.nullable(),
  /** What holds for all its videos; null where they differ. */
  rules: wholeRules.nullable(),
})
export type ScopeRules = z.output<typeof scopeRules>

/** Counts of all videos below the place, now and then. */
export const rulesTrial = z.object({
  videos: z.int(),
  /** Videos whose wishes would be others. */
  changed: z.int(),
  /** Subtitles that are missing. */
  missing: z.object({ now: z.int(), then: z.int() }),
})
export type RulesTrial = z.output<typeof rulesTrial>

/** What 'rules.undo' takes for as long as the host runs. */
const undoable = { undoId: id } as const

const atPlace = { scope, placeId: id } as const

export const ignoredKind = z.enum(['video', 'title', 'release', 'author'])

export const ignoredRow = z.object({
  id: z.int(),
  kind: ignoredKind,
  /** The file, the title, the release or the author. */
  label: z.string(),
  /** Only this language of it; null: all of them. */
  language: z.string().nullable(),
  ignoredMs: z.number(),
  /** Videos of the library that it is about; null of releases and authors. */
  videos: z.int().nullable(),
})
export type IgnoredRecord = z.output<typeof ignoredRow>

/** titles: whole shows and movies, with what will be there later; videos: these alone. */
export const toIgnore = z.discriminatedUnion('what', [
  z.strictObject({ what: z.enum(['videos', 'titles']), scope, language: z.string().max(20).nullable() }),
  z.strictObject({ what: z.enum(['release', 'author']), name: z.string().trim().min(1).max(500) }),
])
export type ToIgnore = z.output<typeof toIgnore>

export const ignoredAnswer = z.object({
  ...undoable,
  /** What is new in the list. */
  ids: z.array(z.int()),
  /** Videos of the library that were not ignored so far before. */
  videos: z.int(),
})

/** A language that could be taken instead, as far as what was asked before tells; costs nothing to know. */
export const fallbackOffer = z.object({
  language: z.string(),
  /** Videos for which it is listed, and the downloads that would bring these. */
  videos: z.int(),
  downloads: z.int(),
  /** Videos for which nobody has asked for it, and the searches that would. */
  notAsked: z.int(),
  searches: z.int(),
})
export type FallbackOffer = z.output<typeof fallbackOffer>

export const notFoundHelp = z.object({
  language: z.string(),
  /** As the user wrote it. */
  wish: z.string(),
  /** Videos for which it was asked and not found. */
  videos: z.int(),
  /** Of these, how many the answers below were looked up for: a very long list is not read to its end. */
  looked: z.int(),
  fallbacks: z.array(fallbackOffer),
  /** Whose wishes these are: what is done about it is done to them. */
  scope,
  /** Videos whose title the service does not know, or not for sure; and of which titles of the library most of them are. */
  doubts: z.object({
    videos: z.int(),
    titles: z.array(z.object({ videoId: id, title: z.string(), year: z.int().nullable(), videos: z.int() })),
  }),
  /** Videos with a subtitle in another language beside them, and these languages, most first. */
  translate: z.object({
    videos: z.int(),
    /** As many of them as one order takes. */
    ids: z.array(id),
    from: z.array(z.string()),
    aiLeft: z.int().nullable(),
  }),
  /** Videos with sound and no subtitle in any language. */
  transcribe: z.object({ videos: z.int(), ids: z.array(id), durationMs: z.number() }),
  watch: z.object({
    isOn: z.boolean(),
    /** Videos that are asked for again by themselves, and when the first of them is. */
    videos: z.int(),
    nextMs: z.number().nullable(),
  }),
  /** When one of them was last asked for; null where nobody knows. */
  lastAskedMs: z.number().nullable(),
})
export type NotFoundHelp = z.output<typeof notFoundHelp>

export const rulesCommands = {
  'rules.of': command(scope, scopeRules),
  /** Counts what 'rules.set' would mean, and changes nothing. */
  'rules.try': command(z.strictObject({ ...atPlace, own: ownRules.nullable() }), rulesTrial),
  /** null: inherits everything again. At the settings every rule must be said. */
  'rules.set': command(z.strictObject({ ...atPlace, own: ownRules.nullable() }), rulesTrial.extend(undoable)),
  /** Takes another language where this one finds nothing: adds it to the wish at this place. */
  'rules.addFallback': command(
    z.strictObject({ ...atPlace, language: z.string().max(20), fallback: z.string().max(20) }),
    rulesTrial.extend(undoable),
  ),
  /** Puts back what 'rules.set', 'ignore.add', 'ignore.remove' or 'ignore.stop' changed. @throws input.invalid for what the host no longer knows */
  'rules.undo': command(z.strictObject({ undoId: id }), done),
  'ignore.add': command(toIgnore, ignoredAnswer),
  'ignore.page': command(z.strictObject({ ...window, search: searchText }), pageOf(ignoredRow)),
  'ignore.count': command(nothing, z.object({ rows: z.int() })),
  'ignore.remove': command(z.strictObject({ ids: z.array(z.int()).min(1).max(1_000) }), z.object(undoable)),
  /** All that ignores videos of the scope, in its language or in every one; and how many videos of the library that is about. */
  'ignore.stop': command(z.strictObject({ scope }), z.object({ ...undoable, videos: z.int() })),
  /**
   * Costs nothing: reads what was asked before. One entry a language in which videos of the scope were not found; null: videos
   * of the plan.
   */
  'help.notFound': command(z.strictObject({ scope: scope.nullable() }), z.array(notFoundHelp)),
} as const
