/**
 * A whole subtitle through an engine: batches with what is said around them, and a safety net under every answer. An answer
 * that slipped is thrown away and asked for in halves, a cue that lost its tags is asked for alone, then piece by piece between
 * its tags. What still does not fit ends the translation, with the cues named: nothing shifted is ever accepted.
 */
import type { Cue, SubtitleDocument } from '../../shared/subtitle/document.ts'
import { plainTextOf } from '../../shared/subtitle/plainText.ts'
import type { CueDifference } from '../../shared/translation/checkTranslation.ts'
import { maskCue, textsOf, unmaskCue, type MaskedCue } from '../../shared/translation/maskCue.ts'
import type { Tone } from '../../shared/translation/tones.ts'
import type { EngineLine, LanguagePair, TranslationEngine } from './engines/engine.ts'

export interface TranslationTask extends LanguagePair {
  readonly document: SubtitleDocument
  readonly tone: Tone
  /** Texts that are there already, by the number of their cue, counted from 0. */
  readonly done: ReadonlyMap<number, string>
  /** Told of new texts as they come, all of them once. */
  readonly onCues: (texts: ReadonlyMap<number, string>) => Promise<void>
}

export interface TranslatedCues {
  readonly cues: readonly Cue[]
  /** Cues that no try could translate as they must be; then `cues` is not to be used. */
  readonly differences: readonly CueDifference[]
}

/** More broken cues than this are no accident; going on would only cost. */
const mostDifferences = 20
const contextCues = 3
const triesAlone = 2

interface CueWork {
  readonly index: number
  readonly masked: MaskedCue
  readonly lines: readonly EngineLine[]
}

/** Throws what the engine throws. */
export async function translateCues(
  engine: TranslationEngine,
  task: TranslationTask,
  signal: AbortSignal,
): Promise<TranslatedCues> {
  const { cues } = task.document
  const texts = new Map(task.done)
  const differences: CueDifference[] = []
  const works = worksOf(task, texts)
  for (const batch of batchesOf(works, engine.batch)) {
    if (differences.length >= mostDifferences) break
    const settled = await settleBatch({ engine, task, signal }, batch)
    differences.push(...settled.differences)
    for (const [index, text] of settled.texts) texts.set(index, text)
    await task.onCues(settled.texts)
  }
  return { cues: cues.map((cue, index) => ({ ...cue, text: texts.get(index) ?? cue.text })), differences }
}

interface Settled {
  readonly texts: ReadonlyMap<number, string>
  readonly differences: readonly CueDifference[]
}

interface Asking {
  readonly engine: TranslationEngine
  readonly task: TranslationTask
  readonly signal: AbortSignal
}

/** Cues without words stay as they are. */
function worksOf({ document }: TranslationTask, done: ReadonlyMap<number, string>): readonly CueWork[] {
  return document.cues.flatMap(({ text }, index): CueWork[] => {
    if (done.has(index)) return []
    const masked = maskCue(text, document.format)
    const lines = textsOf(masked).map((words, part) => ({ id: lineId(index, part), text: words }))
    return lines.length === 0 ? [] : [{ index, masked, lines }]
  })
}

/** Steps of a large prime: an engine that numbers lines on its own never hits the right ids. */
function lineId(index: number, part: number): string {
  return `k${((index * 8 + part + 1) * 7919).toString(36)}`
}

function batchesOf(works: readonly CueWork[], most: TranslationEngine['batch']): readonly (readonly CueWork[])[] {
  const batches: CueWork[][] = []
  let lines = 0
  let chars = 0
  for (const work of works) {
    const size = work.lines.reduce((sum, { text }) => sum + text.length, 0)
    const isFull = lines + work.lines.length > most.lines || chars + size > most.chars
    if (isFull || batches.length === 0) {
      batches.push([])
      lines = 0
      chars = 0
    }
    batches.at(-1)?.push(work)
    lines += work.lines.length
    chars += size
  }
  return batches
}

async function settleBatch(asking: Asking, batch: readonly CueWork[]): Promise<Settled> {
  const [first] = batch
  if (!first) return { texts: new Map(), differences: [] }
  const answer = await ask(asking, batch)
  if (answer) return settleAnswer(asking, batch, answer)
  if (batch.length === 1) return settleAlone(asking, first)
  const middle = Math.ceil(batch.length / 2)
  const one = await settleBatch(asking, batch.slice(0, middle))
  const other = await settleBatch(asking, batch.slice(middle))
  return {
    texts: new Map([...one.texts, ...other.texts]),
    differences: [...one.differences, ...other.differences],
  }
}

type Answer = ReadonlyMap<string, string>

async function ask({ engine, task, signal }: Asking, batch: readonly CueWork[]): Promise<Answer | null> {
  signal.throwIfAborted()
  const lines = batch.flatMap((work) => work.lines)
  const { source, target, tone } = task
  const answer = await engine.translate({ lines, source, target, tone, ...contextOf(task, batch) }, signal)
  return answer && isInStep(answer, lines) ? answer : null
}

function contextOf({ document }: TranslationTask, batch: readonly CueWork[]) {
  const first = batch[0]?.index ?? 0
  const last = batch.at(-1)?.index ?? 0
  const said = (cues: readonly Cue[]) => cues.map(({ text }) => plainTextOf(text).replaceAll('\n', ' '))
  return {
    before: said(document.cues.slice(Math.max(0, first - contextCues), first)),
    after: said(document.cues.slice(last + 1, last + 1 + contextCues)),
  }
}

/** Every line has words, and two different sentences did not become the same one: that is how lines slip. */
function isInStep(answer: Answer, lines: readonly EngineLine[]): boolean {
  if (answer.size !== lines.length) return false
  const sourceOf = new Map<string, string>()
  return lines.every(({ id, text }) => {
    const words = answer.get(id)?.trim() ?? ''
    if (words === '') return false
    const known = sourceOf.get(words)
    sourceOf.set(words, text)
    return known === undefined || known === text || !isSentence(text) || !isSentence(known)
  })
}

/** 'Yes.' and 'Yeah.' may well become the same word. */
function isSentence(text: string): boolean {
  return text.split(' ').length > 3
}

/** Cues whose tags did not come back are asked for alone; the others stand. */
async function settleAnswer(asking: Asking, batch: readonly CueWork[], answer: Answer): Promise<Settled> {
  const texts = new Map<number, string>()
  const differences: CueDifference[] = []
  for (const work of batch) {
    const text = textFrom(work, answer)
    const settled = text === null ? await settleAlone(asking, work) : null
    if (text !== null) texts.set(work.index, text)
    for (const [index, repaired] of settled?.texts ?? []) texts.set(index, repaired)
    differences.push(...(settled?.differences ?? []))
  }
  return { texts, differences }
}

function textFrom({ masked, lines }: CueWork, answer: Answer): string | null {
  return unmaskCue(
    masked,
    lines.map(({ id }) => answer.get(id) ?? ''),
  )
}

async function settleAlone(asking: Asking, work: CueWork): Promise<Settled> {
  const text = (await repairWhole(asking, work)) ?? (await repairInPieces(asking, work))
  if (text !== null) return { texts: new Map([[work.index, text]]), differences: [] }
  const cue = work.index + 1
  const said = `Cue ${cue} came back without its words or tags, however it was asked for.`
  return { texts: new Map(), differences: [{ cue, fault: 'tags', said }] }
}

async function repairWhole(asking: Asking, work: CueWork): Promise<string | null> {
  for (let attempt = 0; attempt < triesAlone; attempt += 1) {
    const answer = await ask(asking, [work])
    const text = answer && textFrom(work, answer)
    if (text !== null) return text
  }
  return null
}

/** Each run of words between two tags is a line of its own, without a tag that could be lost; at last also a call of its own. */
async function repairInPieces(asking: Asking, { index }: CueWork): Promise<string | null> {
  const { document } = asking.task
  const masked = maskCue(document.cues[index]?.text ?? '', document.format, { isCutAtMarks: true })
  const lines = textsOf(masked).map((text, part) => ({ id: lineId(index, part), text }))
  const together = await ask(asking, [{ index, masked, lines }])
  if (together) return textFrom({ index, masked, lines }, together)
  const answers = new Map<string, string>()
  for (const line of lines) {
    const answer = await ask(asking, [{ index, masked, lines: [line] }])
    if (!answer) return null
    for (const [id, words] of answer) answers.set(id, words)
  }
  return textFrom({ index, masked, lines }, answers)
}
