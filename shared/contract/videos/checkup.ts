/** The check-up: every subtitle looked at, what was found, what mends it. Nothing is changed before it is asked for. */
import { z } from 'zod'
import { command, done, event, id, nothing, pageOf, searchText, window } from '../define.ts'
import { problem } from '../problem.ts'
import { anotherCost } from '../runs/estimate.ts'
import { scope } from '../scope.ts'

/** In the order in which they are told. */
export const findingKind = z.enum([
  'timing',
  'encoding',
  'language',
  'other-episode',
  'empty',
  'cut',
  'advert',
  'hearing-impaired',
  'overlap',
  'too-fast',
  'duplicate',
  'orphan',
])
export type FindingKind = z.output<typeof findingKind>

/** `retime`, `clean` and `decode` cost nothing; `next` takes another candidate: a download, and searches for what is not known yet. */
export const mendVerb = z.enum(['retime', 'clean', 'decode', 'next'])
export type MendVerb = z.output<typeof mendVerb>

/** Why; times in milliseconds of the film, names without their folder. */
export const evidence = z.discriminatedUnion('code', [
  z.object({ code: z.literal('undecodable') }),
  z.object({ code: z.literal('lost-letters'), count: z.number(), example: z.string() }),
  z.object({ code: z.literal('wrong-letters'), before: z.string(), after: z.string() }),
  /** `found` is 'other' where only the alphabet tells. */
  z.object({ code: z.literal('other-language'), found: z.string(), stated: z.string() }),
  /** `share` of the lines, 0..1. */
  z.object({ code: z.literal('same-words'), other: z.string(), share: z.number(), isEitherWrong: z.boolean() }),
  z.object({ code: z.literal('says-other'), says: z.string(), atMs: z.number().nullable() }),
  z.object({ code: z.literal('runs-beyond'), endMs: z.number(), videoMs: z.number() }),
  z.object({
    code: z.literal('out-of-step'),
    offsetMs: z.number(),
    speed: z.number(),
    pieces: z.number(),
    against: z.enum(['track', 'own', 'ours', 'speech']),
    named: z.string(),
  }),
  z.object({ code: z.literal('other-cut'), against: z.enum(['track', 'own', 'ours', 'speech']), named: z.string() }),
  z.object({ code: z.literal('no-words') }),
  z.object({ code: z.literal('ends-early'), endMs: z.number(), ofMs: z.number() }),
  z.object({ code: z.literal('torn') }),
  z.object({ code: z.literal('adverts'), count: z.number(), atMs: z.array(z.number()), example: z.string() }),
  z.object({ code: z.literal('sounds'), count: z.number(), example: z.string() }),
  z.object({ code: z.literal('overlaps'), count: z.number(), ofCues: z.number(), atMs: z.number() }),
  z.object({ code: z.literal('fast'), count: z.number(), ofCues: z.number(), speed: z.number(), atMs: z.number() }),
  z.object({ code: z.literal('same-beside'), other: z.string() }),
  z.object({ code: z.literal('no-video') }),
  /** It belongs to the video, but is named after another one. */
  z.object({ code: z.literal('old-name') }),
])
export type Evidence = z.output<typeof evidence>

export const findingRow = z.object({
  id,
  kind: findingKind,
  severity: z.enum(['high', 'low']),
  /** null where no video stands beside it. */
  videoId: id.nullable(),
  sidecarId: id,
  /** Of the video; the file's name where there is none. */
  title: z.string(),
  name: z.string(),
  language: z.string().nullable(),
  isOurs: z.boolean(),
  evidence,
  mend: mendVerb.nullable(),
  /** The name that would say the language of its text; for 'video.renameSidecar'. */
  renamesTo: z.string().exactOptional(),
  /** Of ours, where no video stands beside it: for 'orphans.trash'. */
  orphanRowId: z.int().exactOptional(),
  /** Nothing mends it by itself, and it is ours: another text may be better. */
  canTakeAnother: z.literal(true).exactOptional(),
  /** Of `next`, and of another text where that can be taken; null: it costs nothing. */
  cost: anotherCost.nullable(),
  /** Mended since the check-up, or why that failed. */
  state: z.enum(['open', 'mending', 'mended', 'failed']),
  problem: problem.nullable(),
})
export type FindingRow = z.output<typeof findingRow>

/** As the desk tells it of the file that lies there. */
export const fileFinding = findingRow.pick({
  ...{ id: true, kind: true, severity: true, evidence: true },
  ...{ mend: true, renamesTo: true, isOurs: true, problem: true },
})
export type FileFinding = z.output<typeof fileFinding>

const kindCount = z.object({ kind: findingKind, count: z.int(), ours: z.int() })

/** Of the rows that are asked for: how many stand under one heading, and how many of them, and of ours, are open still. */
const findingGroup = z.object({
  group: findingKind,
  rows: z.int(),
  open: z.int(),
  ours: z.int(),
})
export type FindingGroup = z.output<typeof findingGroup>

/** What is shown of the findings; the empty one shows all. */
export const findingFilter = z.strictObject({
  kind: findingKind.nullable(),
  whose: z.enum(['all', 'ours', 'yours']),
  search: searchText,
})
export type FindingFilter = z.output<typeof findingFilter>

export const checkupState = z.object({
  revision: z.int(),
  work: z.enum(['none', 'checking', 'mending']),
  /** Of the work that goes on: subtitles, or findings to mend. */
  done: z.int(),
  total: z.int(),
  /** How long that takes still, at the pace so far; null while too little is done to say so. */
  leftMs: z.number().nullable(),
  /** Subtitles of the last check-up; 0 before the first one. */
  checked: z.int(),
  /** How many of them had to be read. */
  read: z.int(),
  endedMs: z.number().nullable(),
  withSound: z.boolean(),
  /** Why some could not be measured, each once: with the first files that it is about, and how many there are besides. */
  notes: z.array(z.object({ message: z.string(), names: z.array(z.string()).readonly(), more: z.int() })),
  counts: z.array(kindCount),
  ours: z.int(),
  yours: z.int(),
  /** Open findings of ours that a verb mends without a cost, and those that cost a download each. */
  mends: z.object({ retime: z.number(), clean: z.number(), decode: z.number(), next: z.number() }),
  /** Findings that the last press has mended and that were not taken back since; what takes all of them back. */
  mended: z.int(),
  batchId: z.string().nullable(),
  problem: problem.nullable(),
})
export type CheckupState = z.output<typeof checkupState>

export const checkupCommands = {
  'checkup.state': command(nothing, checkupState),
  /** Looks at every subtitle of the scope. @throws input.invalid while another goes on */
  'checkup.start': command(z.strictObject({ scope, sound: z.boolean() }), z.object({ total: z.int() })),
  /** How much there is to listen to, at most: what was heard before, and is the same, is not listened to again. */
  'checkup.soundWork': command(z.strictObject({ scope }), z.object({ videos: z.int(), soundMs: z.number() })),
  'checkup.cancel': command(nothing, done),
  'checkup.page': command(
    z.strictObject({ filter: findingFilter, ...window }),
    /**
     * `safe`: how many of these are ours and cost nothing to mend; `another`: files of ours that need another text, and what
     * that costs; null while something is mended. `orphans`: files of ours among these that no video stands beside, as
     * 'orphans.trash' takes them.
     */
    pageOf(findingRow).extend({
      groups: z.array(findingGroup),
      safe: z.int(),
      another: z.int(),
      orphans: z.array(z.int()),
      anotherCost: anotherCost.nullable(),
    }),
  ),
  /** Mends what is ours among the findings shown: only these verbs; `next` costs what the page tells. @throws input.invalid where there is nothing to do */
  'checkup.mend': command(
    z.strictObject({ filter: findingFilter, verbs: z.array(mendVerb).min(1) }),
    z.object({ total: z.int() }),
  ),
  /** What the last check-up that looked at this very text found of it, and is not mended; also one before the program was started. */
  'checkup.ofFile': command(
    z.strictObject({ sidecarId: id, version: z.string().max(128) }),
    z.object({ findings: z.array(fileFinding) }),
  ),
  /** One finding; of a file of the user's, which is taken over first. Answers with what stands there then. @throws as mending does */
  'checkup.mendOne': command(
    z.strictObject({ findingId: id, adopts: z.boolean() }),
    z.object({ batchId: id, sidecarId: id }),
  ),
  /** Another text in the place of one of ours that nothing else mends; costs what its row says. @throws input.invalid for any other, and as mending does */
  'checkup.takeAnother': command(z.strictObject({ findingId: id }), done),
  /** Where the file lies: the only way to one without a video. @throws input.invalid, file.missing */
  'checkup.showInFolder': command(z.strictObject({ findingId: id }), done),
} as const

export const checkupEvents = {
  'checkup.changed': event(checkupState),
} as const
