/**
 * What a language model is asked, and how its answer is read. Each line comes back behind its id and beside the words that it
 * began with, so that an answer whose lines slipped is told from one that is in step. Pure.
 */
import { englishNameOf } from '../../../shared/language.ts'
import type { EngineLine, EngineRequest } from './engine.ts'
import { toneInstructions } from './toneInstructions.ts'

export interface ChatMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

interface AskedLine {
  /** The first words, as many as tell the line from the others of the call. */
  readonly begins: string
  /** `[id] words` */
  readonly text: string
}

export function messagesFor(request: EngineRequest): readonly ChatMessage[] {
  const { lines, before, after } = request
  const asked = { before, lines: askedLines(lines), after }
  return [
    { role: 'system', content: instructionsFor(request) },
    { role: 'user', content: JSON.stringify(asked) },
  ]
}

function instructionsFor({ source, target, tone }: EngineRequest): string {
  const [from, to] = [englishNameOf(source), englishNameOf(target)]
  return [
    `You translate film subtitles from ${from} to ${to}. ${toneInstructions[tone]}`,
    'You get JSON. Translate every element of "lines", each on its own; "before" and "after" are what is said around them and only help you to understand.',
    'Answer with JSON only: {"lines":[{"begins":"…","text":"…"}]} with exactly one element for each line, in the same order.',
    '"begins" repeats the value that the line came with, untranslated. "text" is the translation behind the same [id] that the line came with.',
    'Never join, split, leave out or reorder lines, also where a sentence goes on in the next line. Keep placeholders such as {0} at the words they belong to. Write nothing else into "text".',
  ].join('\n')
}

function askedLines(lines: readonly EngineLine[]): readonly AskedLine[] {
  const texts = lines.map(({ text }) => withBraces(text))
  return lines.map(({ id }, index) => {
    const text = texts[index] ?? ''
    return { begins: tellingStart(text, texts.toSpliced(index, 1)), text: `[${id}] ${text}` }
  })
}

const fewestWords = 4

function tellingStart(text: string, others: readonly string[]): string {
  const words = text.split(' ')
  for (let count = Math.min(fewestWords, words.length); count < words.length; count += 1) {
    const start = words.slice(0, count).join(' ')
    if (!others.some((other) => other.startsWith(start))) return start
  }
  return text
}

/** `{0}` is the form of placeholder that models know; a line with braces of its own keeps the other one. */
function withBraces(text: string): string {
  return /[{}]/.test(text) ? text : text.replace(/⟦(\d+)⟧/g, '{$1}')
}

function withoutBraces(text: string, asked: string): string {
  return /[{}]/.test(asked) ? text : text.replace(/\{(\d+)\}/g, '⟦$1⟧')
}

/** The translations by id, or null where the answer is not in step with what was asked. */
export function readAnswer(content: string, lines: readonly EngineLine[]): ReadonlyMap<string, string> | null {
  const answered = linesIn(content)
  if (answered?.length !== lines.length) return null
  const asked = new Map(askedLines(lines).map((line, index) => [lines[index]?.id ?? '', line]))
  const read = new Map<string, string>()
  for (const { begins, text } of answered) {
    const [, id = '', words = ''] = /^\s*\[([a-z0-9]+)\]\s*(.*)$/s.exec(text) ?? []
    const line = asked.get(id)
    if (!line || read.has(id) || lettersOf(line.begins) !== lettersOf(begins)) return null
    if (words.trim() === '' || namesAnother(words, asked)) return null
    read.set(id, withoutBraces(words, lines.find((one) => one.id === id)?.text ?? ''))
  }
  return read
}

/** Models tidy quotes and spaces in what they repeat. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Two lines in one. */
function namesAnother(words: string, asked: ReadonlyMap<string, unknown>): boolean {
  return [...words.matchAll(/\[([a-z0-9]+)\]/g)].some(([, id = '']) => asked.has(id))
}

interface AnsweredLine {
  readonly begins: string
  readonly text: string
}

/** Models like to think aloud and to fence their JSON: the outermost braces behind the thoughts count. */
function linesIn(content: string): readonly AnsweredLine[] | null {
  const spoken = content.slice(content.lastIndexOf('</think>') + 1)
  const json = spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1)
  try {
    const { lines } = JSON.parse(json) as { readonly lines?: unknown }
    return Array.isArray(lines) && lines.every(isAnsweredLine) ? lines : null
  } catch {
    return null
  }
}

function isAnsweredLine(line: unknown): line is AnsweredLine {
  if (typeof line !== 'object' || line === null) return false
  const { begins, text } = line as Partial<Record<keyof AnsweredLine, unknown>>
  return typeof begins === 'string' && typeof text === 'string'
}
